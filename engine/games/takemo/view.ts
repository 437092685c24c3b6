/** All of the game's redaction: every view is built here, field by field, for one audience. */
import { FINISHED, type Audience } from '../../core/game';
import { idleLimit } from './figures';
import type { State, View } from './model';
import { standing } from './score';

/** So many of the latest turns are told in a row. */
const RECENT = 8;

export function view(state: State, audience: Audience): View {
  const { config, open, secret, phase } = state;
  const moves = secret.turns.map(({ move }) => move);
  return {
    options: config,
    board: open.board,
    turn: phase === FINISHED ? null : open.turn,
    turnSince: open.turnSince,
    idle: open.idle,
    idleLimit: idleLimit(config.players),
    begun: open.begun,
    hands: secret.hands.map((hand, seat) => (audience === 'referee' || audience === seat ? hand : null)),
    handSizes: secret.hands.map(({ length }) => length),
    takemo: open.takemo,
    takemoLeft: open.takemoLeft,
    bags: [secret.bags[0].length, secret.bags[1].length],
    captured: open.captured,
    standing: standing(state),
    lastMove: moves.at(-1) ?? null,
    recent: moves.slice(-RECENT).map(({ seat, type, word, award }) => ({ seat, type, word, award })),
    turns: moves.length,
  };
}
