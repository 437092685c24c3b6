/** Events heard: the commentator for screen readers, sounds for everyone; one's own turn, and the clock at ten seconds. */
import { watch } from 'vue';
import type { MatchEvent } from '#engine/core/match';
import type { Seat } from '#engine/core/game';
import type { Event } from '#engine/games/tennis/model';
import { useTenSeconds } from '../../../composables/useTenSeconds';
import { announce } from '../../../stores/announcer';
import { playSound, type SoundName } from '../../../stores/sounds';
import { callEvent, inWords } from '../logic/call';
import type { TableContext } from './context';
import { useText } from './text';

const OWN_TYPES: readonly Event['type'][] = [
  'stroke',
  'challenged',
  'rallyWon',
  'setWon',
  'tieBreak',
  'tieBreakAgain',
  'matchWon',
];

function isOwn(event: MatchEvent): event is Event {
  return (OWN_TYPES as readonly string[]).includes(event.type);
}

/** What an event sounds like to a seat; `null`: to who watches. */
export function soundOf(event: Event, seat: Seat | null): SoundName {
  switch (event.type) {
    case 'stroke': {
      const { stroke } = event;
      if (stroke.type === 'fault') return 'bad';
      if (stroke.type === 'shot') return stroke.net ? 'bad' : stroke.ligne || stroke.amorti ? 'good' : 'card';
      if (stroke.type === 'challenge' && stroke.outcome !== null) {
        const winner = stroke.outcome.holds ? stroke.seat : stroke.by;
        return seat !== null && seat !== winner ? 'bad' : 'good';
      }
      return 'tick';
    }
    case 'challenged':
      return 'grab';
    case 'rallyWon':
      return seat !== null && seat !== event.end.winner ? 'tick' : 'good';
    case 'matchWon':
      return 'win';
    default:
      return 'timeUp';
  }
}

/** Which of several sounds is heard: the one of what matters most. */
const LOUDEST: readonly SoundName[] = ['win', 'timeUp', 'grab', 'good', 'bad', 'card', 'tick'];

export function useTold(table: TableContext, events: () => readonly MatchEvent[]): void {
  const { view, seat, mine, remaining, total, calling } = table;
  const say = useText();

  watch(events, (news) => {
    const own = news.filter(isOwn);
    if (own.length === 0) return;
    const at = Math.max(0, view.value.strokes.length - 1);
    announce(
      own
        .flatMap((event) => callEvent(event, calling.value, at))
        .map((one) => inWords(one, say))
        .join(' '),
    );
    const heard = own.map((event) => soundOf(event, seat.value));
    const loudest = LOUDEST.find((name) => heard.includes(name));
    if (loudest !== undefined) playSound(loudest);
  });

  watch(mine, (now) => {
    if (!now) return;
    const { phase, secondServe } = view.value;
    playSound('start');
    announce(say(`turn.${phase === 'serve' && secondServe ? 'secondServe' : phase}`), { urgent: true });
  });

  useTenSeconds({ remaining, total, heard: mine });
}
