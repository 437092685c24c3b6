/**
 * What whoever looks at a table is in it, and what they may do now: which controls the page shows. It repeats no
 * rule: the host decides, and a refusal is always shown.
 */
import type { Audience, CommonView, Seat } from '#engine/core/game';
import type { View } from '#engine/games/attrape-moa/model';

export type GameView = View & CommonView;
export type Capacity = 'seat' | 'referee';

export interface Stance {
  readonly seat: Seat | null;
  /** Has cards in this round, and looks for words. */
  readonly playing: boolean;
  /** Referees this round: from its seat, or as the host's authority. */
  readonly refereeing: boolean;
  /** The length one has announced in this round. */
  readonly announced: number | null;
  readonly holdsMoa: boolean;
  /** In which capacity one may start the round; null: one may not. */
  readonly start: Capacity | null;
  /** Whether one would start it in the place of the seat whose turn it is. */
  readonly standIn: boolean;
  readonly rule: Capacity | null;
  readonly grab: boolean;
  readonly announce: boolean;
  readonly draft: boolean;
  readonly reveal: boolean;
  readonly pass: boolean;
  readonly submit: boolean;
}

function startCapacity(view: GameView, audience: Audience, authority: boolean): Capacity | null {
  if (view.phase !== 'ready' || view.paused) return null;
  if (audience === 'referee') return 'referee';
  const ownTurn = audience === view.refereeSeat || (view.variant === 'express' && audience !== 'public');
  if (ownTurn) return 'seat';
  return authority ? 'referee' : null;
}

export function stanceOf(view: GameView, audience: Audience, authority: boolean): Stance {
  const { phase, variant, paused } = view;
  const seat = typeof audience === 'number' ? audience : null;
  const refereeing = audience === 'referee' || (seat !== null && seat === view.refereeSeat);
  const playing = seat !== null && !refereeing;
  const live = playing && !paused;
  const announced = view.announcements.find((made) => made.seat === seat)?.length ?? null;
  const open = seat !== null && !view.revealed.includes(seat) && !view.ruling;
  const start = startCapacity(view, audience, authority);
  return {
    seat,
    playing,
    refereeing,
    announced,
    holdsMoa: seat !== null && view.holder === seat,
    start,
    standIn: start === 'referee' && audience !== 'referee',
    rule: view.pending === null || paused ? null : audience === 'referee' ? 'referee' : 'seat',
    grab: live && phase === 'search',
    announce: live && phase === 'announce' && variant === 'classic' && announced === null,
    draft: live && open && announced !== null && (phase === 'announce' || phase === 'verify'),
    reveal: live && open && phase === 'verify' && seat !== null && view.checked.includes(seat),
    pass: live && phase === 'search' && variant === 'express' && !view.passed.includes(seat),
    submit: live && variant === 'class' && (phase === 'search' || phase === 'announce'),
  };
}
