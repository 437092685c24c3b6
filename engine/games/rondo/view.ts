/** All of the game's redaction: every view is built here, field by field, for one audience. */
import type { Audience } from '../../core/game';
import type { PastWord, State, View } from './model';

function history({ secret }: State): PastWord[] {
  return secret.turns.flatMap(({ move }) =>
    move.type === 'passed' ? [] : [{ seat: move.seat, word: move.word, points: move.points }],
  );
}

export function view(state: State, audience: Audience): View {
  const { config, open, secret } = state;
  return {
    options: config,
    holder: open.holder,
    word: open.word,
    turn: open.turn,
    phaseSince: open.phaseSince,
    hands: secret.hands.map((hand, seat) => (audience === 'referee' || audience === seat ? hand : null)),
    handSizes: secret.hands.map(({ length }) => length),
    pile: secret.pile.length,
    mustBury: secret.drawn !== null,
    exchanges: open.exchanges,
    // One's own only: until the opening closes not even the referee is told.
    bid: typeof audience === 'number' ? (secret.bids[audience] ?? null) : null,
    bidden: secret.bids.map((bid) => bid !== null),
    lastPlay: open.lastPlay,
    lastMove: secret.turns.at(-1)?.move ?? null,
    history: history(state),
    idle: open.idle,
    opening: open.opening,
    deductions: open.deductions,
  };
}
