/** All of the game's redaction: every view is built here, field by field, for one audience. */
import { FINISHED, type Audience } from '../../core/game';
import { challengeable, challengers } from './challenge';
import { pointsOf } from './figures';
import type { State, TableCard, View, WrittenCard } from './model';
import { isLastRally } from './rally-end';

function written({ card, dir }: TableCard): WrittenCard {
  return dir === undefined ? card : { card, dir };
}

const sizes = (piles: readonly (readonly unknown[])[]): number[] => piles.map(({ length }) => length);

export function view(state: State, audience: Audience): View {
  const { config, open, secret, phase } = state;
  const counted = audience === 'referee' || phase === FINISHED;
  return {
    options: config,
    sets: open.sets,
    set: open.set,
    setScores: open.setScores,
    server: open.server,
    turn: open.turn,
    phaseSince: open.phaseSince,
    table: open.table.map(written),
    pot: secret.pot.length,
    pile: secret.pile.length,
    hands: secret.hands.map((hand, seat) => (audience === 'referee' || audience === seat ? hand : null)),
    handSizes: sizes(secret.hands),
    tricks: secret.tricks.map((cards) => (counted ? pointsOf(cards) : null)),
    malus: secret.malus.map((cards) => (counted ? pointsOf(cards) : null)),
    trickSizes: sizes(secret.tricks),
    malusSizes: sizes(secret.malus),
    inRally: open.inRally,
    lastShot: open.lastShot,
    challengeable: challengeable(state),
    challengers: challengers(state),
    contest: open.contest,
    secondServe: open.secondServe,
    tieBreak: open.tieBreak,
    strokes: open.strokes,
    lastRally: open.lastRally,
    rallies: open.rallies,
    setBall: phase !== FINISHED && isLastRally(state),
  };
}
