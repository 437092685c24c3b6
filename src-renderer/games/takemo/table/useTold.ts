/** Events heard: sounds for everyone, sentences for screen readers; one's own turn, and the clock at ten seconds. */
import { watch } from 'vue';
import type { MatchEvent } from '#engine/core/match';
import { campOf } from '#engine/games/takemo/board';
import type { Event, Move } from '#engine/games/takemo/model';
import { useTenSeconds } from '../../../composables/useTenSeconds';
import { announce } from '../../../stores/announcer';
import { playSound, type SoundName } from '../../../stores/sounds';
import { tellMove } from '../logic/tell';
import type { TableContext } from './context';
import { CAMP_KEYS, useText } from './text';

const OWN_TYPES: readonly Event['type'][] = ['placed', 'exchanged', 'passed', 'over'];

function isOwn(event: MatchEvent): event is Event {
  return (OWN_TYPES as readonly string[]).includes(event.type);
}

/** What a move sounds like to a seat's camp; `null`: to who watches. */
export function soundOf(event: Event, camp: 0 | 1 | null): SoundName {
  switch (event.type) {
    case 'placed':
      if (event.move.award) return 'good';
      if (event.move.captured.length === 0) return 'tick';
      return camp !== null && campOf(event.move.seat) !== camp ? 'bad' : 'grab';
    case 'over':
      return 'timeUp';
    default:
      return 'tick';
  }
}

export function useTold(table: TableContext, events: () => readonly MatchEvent[]): void {
  const { view, seat, camp, mine, remaining, total, nameOf } = table;
  const say = useText();

  function sentencesOf(move: Move): string[] {
    const ofCamp = (of: 0 | 1): string => say(`camp.${CAMP_KEYS[of]}.of`);
    const { main, captures, award } = tellMove(move, view.value.board, { nameOf, ofCamp, own: seat.value });
    return [main, ...captures, ...(award === null ? [] : [award])].map(({ key, named, count }) =>
      say(`tell.${key}`, named, count),
    );
  }

  watch(events, (news) => {
    const own = news.filter(isOwn);
    const { lastMove, turn } = view.value;
    if (own.length === 0) return;
    const told = lastMove === null ? [] : sentencesOf(lastMove);
    if (turn === null) told.push(say('turn.over'));
    announce(told.join(' '));
    const sounds = own.map((event) => soundOf(event, camp.value));
    const sound = sounds.find((name) => name !== 'tick') ?? sounds[0];
    if (sound !== undefined) playSound(sound);
  });

  watch(mine, (now) => {
    if (!now) return;
    playSound('start');
    announce(say('turn.began'), { urgent: true });
  });

  useTenSeconds({ remaining, total, heard: mine });
}
