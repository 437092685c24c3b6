/** Events heard: sounds for everyone, sentences for screen readers; one's own turn, and the clock at ten seconds. */
import { watch } from 'vue';
import type { MatchEvent } from '#engine/core/match';
import type { Event } from '#engine/games/rondo/model';
import { useTenSeconds } from '../../../composables/useTenSeconds';
import { announce } from '../../../stores/announcer';
import { playSound, type SoundName } from '../../../stores/sounds';
import { useToasts } from '../../../stores/toasts';
import { sayMove } from '../logic/tell';
import type { TableContext } from './context';
import { useText } from './text';

const OWN_TYPES: readonly Event['type'][] = ['bidden', 'moved', 'exchanged', 'buried', 'redealt', 'over'];

function isOwn(event: MatchEvent): event is Event {
  return (OWN_TYPES as readonly string[]).includes(event.type);
}

export function soundOf(event: Event): SoundName {
  switch (event.type) {
    case 'moved':
      return event.move.type === 'passed' ? 'tick' : 'grab';
    case 'redealt':
      return 'start';
    case 'over':
      return 'timeUp';
    default:
      return 'tick';
  }
}

export function useTold(table: TableContext, events: () => readonly MatchEvent[]): void {
  const { seat, mine, choosing, remaining, total, nameOf } = table;
  const say = useText();

  function sentencesOf(event: Event): string[] {
    switch (event.type) {
      case 'bidden':
        return event.seat === seat.value ? [] : [say('turn.bidden', { name: nameOf(event.seat) })];
      case 'exchanged':
        return event.seat === seat.value ? [] : [say('turn.exchanged', { name: nameOf(event.seat) })];
      case 'moved': {
        const { move } = event;
        const points = move.type === 'passed' ? [] : [say('preview.points', { n: move.points }, move.points)];
        return [...sayMove(move, nameOf(move.seat), move.seat === seat.value, say), ...points];
      }
      case 'over':
        return [say(`turn.over.${event.reason}`)];
      default:
        return [];
    }
  }

  watch(events, (news) => {
    const own = news.filter(isOwn);
    if (own.length === 0) return;
    const told = own.flatMap(sentencesOf).join(' ');
    if (told !== '') announce(told);
    if (own.some(({ type }) => type === 'redealt')) useToasts().show(say('turn.redealt'), 'info');
    const sounds = own.map(soundOf);
    const sound = sounds.find((name) => name !== 'tick') ?? sounds[0];
    if (sound !== undefined) playSound(sound);
  });

  watch(mine, (now) => {
    if (!now) return;
    playSound('start');
    announce(say('turn.yours'), { urgent: true });
  });

  useTenSeconds({ remaining, total, heard: () => mine.value || choosing.value });
}
