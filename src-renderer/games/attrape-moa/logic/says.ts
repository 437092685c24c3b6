/** What a screen reader says of an event of the game: a key of the locales, and what fills it in. */
import type { MatchEvent } from '#engine/core/match';
import type { Event } from '#engine/games/attrape-moa/model';
import type { GameView } from './stance';

export interface Said {
  /** Under `attrape-moa.events`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, string | number>>;
  readonly urgent?: boolean;
}

const OWN_TYPES: readonly Event['type'][] = [
  'roundStarted',
  'grabbed',
  'announced',
  'searchOver',
  'verifying',
  'judging',
  'redealt',
  'passed',
  'revealed',
  'roundEnded',
];

function isOwn(event: MatchEvent): event is Event {
  return (OWN_TYPES as readonly string[]).includes(event.type);
}

function spell(cards: readonly string[]): string {
  return cards.join(', ');
}

function dealt(view: GameView, own: number | null): Said[] {
  const hand = own === null ? [] : (view.hands[own] ?? []);
  return hand.length === 0 ? [] : [{ key: 'ownCards', named: { cards: spell(hand) } }];
}

/** In the order in which to say them; nothing for events the frame of the page tells (pauses, corrections). */
export function saysOf(
  event: MatchEvent,
  view: GameView,
  own: number | null,
  nameOf: (seat: number) => string,
): readonly Said[] {
  if (!isOwn(event)) return [];
  switch (event.type) {
    case 'roundStarted':
      return [
        { key: 'roundStarted', named: { n: event.round, cards: spell(view.common) } },
        ...dealt(view, own),
      ];
    case 'redealt':
      return [{ key: 'redealt', named: { cards: spell(view.common) } }, ...dealt(view, own)];
    case 'grabbed':
      if (event.seat === own) return [{ key: 'grabbedYou', urgent: true }];
      return event.length === null
        ? [{ key: 'grabbed', named: { name: nameOf(event.seat) }, urgent: true }]
        : [{ key: 'grabbedLength', named: { name: nameOf(event.seat), n: event.length }, urgent: true }];
    case 'announced':
      return [{ key: 'announced', named: { name: nameOf(event.seat), n: event.length } }];
    case 'passed':
    case 'revealed':
      return [{ key: event.type, named: { name: nameOf(event.seat) } }];
    case 'verifying':
      return own !== null && view.checked.includes(own)
        ? [{ key: 'verifyingYou', urgent: true }]
        : [{ key: 'verifying' }];
    case 'roundEnded':
      return [{ key: 'roundEnded', named: { n: event.round } }];
    case 'searchOver':
    case 'judging':
      return [{ key: event.type }];
  }
}
