/** All of the game's redaction: every view is built here, field by field, for one audience. */
import type { Face } from '../../core/cards';
import type { Audience, Seat } from '../../core/game';
import { isOverrulable } from './judge';
import type { Pending, State, View } from './model';
import { allSeats, checkedSeats, refereeSeat } from './table';

/** Whether this audience referees the round: the host's authority, or the seat whose turn it is to. */
function isReferee(state: State, audience: Audience): boolean {
  return audience === 'referee' || (audience !== 'public' && audience === refereeSeat(state));
}

/** A permanent referee sees every hand at any time, another one only while words are checked. */
function seesAllHands(state: State, audience: Audience): boolean {
  const always = audience === 'referee' && state.config.referee === 'permanent';
  return always || (isReferee(state, audience) && state.phase === 'verify');
}

function viewHands(state: State, audience: Audience): (readonly Face[] | null)[] {
  const all = seesAllHands(state, audience);
  return allSeats(state.config).map((seat) =>
    all || seat === audience ? (state.secret.hands[seat] ?? []) : null,
  );
}

function viewPending(state: State, audience: Audience): Pending[] | null {
  const { advice, rulings } = state.secret;
  if (advice === null || !isReferee(state, audience)) return null;
  return advice.map((one) => ({
    seat: typeof one.on === 'string' ? null : one.on,
    word: one.given?.word || null,
    jokers: one.given?.jokers ?? null,
    advice: one.reason,
    overrulable: isOverrulable(one),
    ruled: rulings.find((ruling) => ruling.on === one.on)?.accept ?? null,
  }));
}

function viewSubmissions({ config, secret }: State, audience: Audience): (string | null)[] {
  return allSeats(config).map((seat) =>
    audience === 'referee' || seat === audience ? (secret.submissions[seat] ?? null) : null,
  );
}

function seatsWith(list: readonly unknown[]): Seat[] {
  return list.flatMap((item, seat) => (item === null ? [] : [seat]));
}

export function view(state: State, audience: Audience): View {
  const { config, open, secret, phase } = state;
  const seat = typeof audience === 'number' ? audience : null;
  const verifying = phase === 'verify' && config.variant !== 'class';
  return {
    variant: config.variant,
    validation: config.validation,
    options: config,
    round: open.round,
    rounds: config.rounds,
    refereeSeat: refereeSeat(state),
    phaseSince: open.phaseSince,
    common: open.common,
    hands: viewHands(state, audience),
    jokers: open.jokers,
    grabs: open.grabs,
    holder: open.holder,
    announcements: open.announcements,
    checked: verifying ? checkedSeats(state) : [],
    revealed: verifying ? seatsWith(secret.reveals) : [],
    ruling: secret.advice !== null,
    passed: open.passed,
    draft: seat === null ? null : (secret.drafts[seat] ?? null),
    pending: viewPending(state, audience),
    submissions: viewSubmissions(state, audience),
    submitted: seatsWith(secret.submissions).length,
    ready: seat === null ? null : secret.ready.includes(seat),
    lastRound: open.lastRound,
  };
}
