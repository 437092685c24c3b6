/** What each action does, phase by phase, and what a deadline does. */
import { replaceAt, withOpen, withSecret } from '../../core/change';
import { FINISHED, type Entry, type Seat } from '../../core/game';
import type { GivenWord } from '../../core/given-word';
import type { Words } from '../../core/words';
import { deal } from './deal';
import { CARDS_IN_REACH, SHORTEST } from './figures';
import { isOverrulable } from './judge';
import type { Action, Advice, Announcement, Event, State } from './model';
import { enter, moved, refused, type Moved } from './moves';
import { settleRound, settleUngrabbed } from './score';
import { activeSeats, checkedSeats, refereeSeat, standingWord, submittedWords, verdictOn } from './table';

function startRound(state: State, by: Seat | 'referee', t: number): Moved {
  if (state.phase !== 'ready') return refused('WRONG_PHASE');
  const referee = refereeSeat(state);
  if (by !== 'referee' && referee !== null && by !== referee) return refused('NOT_YOUR_TURN');
  const dealt = deal(state);
  if (!dealt.ok) return refused(dealt.error);
  const { variant, searchSeconds } = state.config;
  const started = enter(dealt.value, 'search', t, variant === 'express' ? null : searchSeconds);
  return moved(started, { type: 'roundStarted', round: state.open.round });
}

/** Whether a word of this length can be laid at all by a seat with its jokers. */
function inReach({ open }: State, seat: Seat, length: number): boolean {
  return length >= SHORTEST && length <= CARDS_IN_REACH + (open.jokers[seat] ?? 0);
}

function grab(state: State, seat: Seat, t: number, length: number | undefined): Moved {
  const { config, open } = state;
  if (state.phase !== 'search') return refused('WRONG_PHASE');
  if (seat === refereeSeat(state)) return refused('NOT_YOUR_TURN');
  if (length !== undefined && !inReach(state, seat, length)) return refused('LENGTH_OUT_OF_RANGE');
  const held = withOpen(state, {
    holder: seat,
    grabs: replaceAt(open.grabs, seat, (open.grabs[seat] ?? 0) + 1),
    announcements: length === undefined ? [] : [{ seat, length }],
  });
  const event: Event = { type: 'grabbed', seat, length: length ?? null };
  return config.variant === 'express'
    ? moved(enter(held, 'verify', t, config.revealSeconds), event)
    : moved(enter(held, 'announce', t, config.announceSeconds), event);
}

/** Longer first, then the one made earlier. */
function rank(announcements: readonly Announcement[], made: Announcement): Announcement[] {
  const place = announcements.findIndex(({ length }) => length < made.length);
  return place < 0 ? [...announcements, made] : announcements.toSpliced(place, 0, made);
}

function hasAnnounced({ open }: State, seat: Seat): boolean {
  return open.announcements.some((made) => made.seat === seat);
}

function announce(state: State, seat: Seat, t: number, length: number): Moved {
  if (state.phase !== 'announce') return refused('WRONG_PHASE');
  if (seat === refereeSeat(state)) return refused('NOT_YOUR_TURN');
  if (hasAnnounced(state, seat)) return refused('ALREADY_ANNOUNCED');
  if (!inReach(state, seat, length)) return refused('LENGTH_OUT_OF_RANGE');
  const announcements = rank(state.open.announcements, { seat, length });
  const announced = withOpen(state, { announcements });
  const event: Event = { type: 'announced', seat, length };
  const complete = announcements.length === activeSeats(state).length;
  if (!complete || !state.config.closeEarly) return moved(announced, event);
  return moved(verify(announced, t), event, { type: 'verifying' });
}

function verify(state: State, at: number): State {
  return enter(state, 'verify', at, state.config.revealSeconds);
}

function draft(state: State, seat: Seat, given: GivenWord): Moved {
  const { phase, secret } = state;
  if (phase !== 'announce' && phase !== 'verify') return refused('WRONG_PHASE');
  const revealed = (secret.reveals[seat] ?? null) !== null;
  if (!hasAnnounced(state, seat) || revealed || secret.advice !== null) return refused('NOT_YOUR_TURN');
  return moved(withSecret(state, { drafts: replaceAt(secret.drafts, seat, given) }));
}

function mayReveal(state: State, seat: Seat): boolean {
  const { reveals, advice } = state.secret;
  return advice === null && checkedSeats(state).includes(seat) && (reveals[seat] ?? null) === null;
}

function reveal(state: State, seat: Seat, t: number, given: GivenWord, words: Words): Moved {
  if (state.phase !== 'verify') return refused('WRONG_PHASE');
  if (!mayReveal(state, seat)) return refused('NOT_YOUR_TURN');
  const revealed = withSecret(state, { reveals: replaceAt(state.secret.reveals, seat, given) });
  const event: Event = { type: 'revealed', seat };
  const complete = checkedSeats(state).every(
    (checked) => (revealed.secret.reveals[checked] ?? null) !== null,
  );
  if (!complete) return moved(revealed, event);
  const closed = closeWords(revealed, t, words);
  return closed.ok ? moved(closed.state, event, ...closed.events) : closed;
}

/** The words the referee will have to rule on: those checked, or in class the different ones submitted. */
function adviceFor(state: State, words: Words): Advice[] {
  const adviceOn = (on: Seat | string, seat: Seat): Advice => ({
    on,
    given: standingWord(state, seat),
    ...verdictOn(state, seat, words),
  });
  if (state.config.variant !== 'class') return checkedSeats(state).map((seat) => adviceOn(seat, seat));
  return submittedWords(state).map((word) => adviceOn(word, state.secret.submissions.indexOf(word)));
}

/** The words are in: the referee rules on them, or the dictionary has. */
function closeWords(state: State, at: number, words: Words): Moved {
  const advice = state.config.validation === 'referee' ? adviceFor(state, words) : [];
  if (advice.length === 0) {
    const settled = settleRound(state, at, words);
    return moved(settled.state, ...settled.events);
  }
  return moved(withSecret(enter(state, 'verify', at, null), { advice }), { type: 'judging' });
}

function rule(state: State, entry: Entry<Action>, on: Seat | string, accept: boolean, words: Words): Moved {
  const { advice, rulings } = state.secret;
  if (advice === null) return refused('WRONG_PHASE');
  if (entry.by !== 'referee' && entry.by !== refereeSeat(state)) return refused('NOT_YOUR_TURN');
  const ruledOn = advice.find((one) => one.on === on);
  if (ruledOn === undefined) return refused('RULING_NOT_ALLOWED');
  if (accept && ruledOn.reason !== null && !isOverrulable(ruledOn)) return refused('RULING_NOT_ALLOWED');
  const given = [...rulings.filter((ruling) => ruling.on !== on), { on, accept }];
  const ruled = withSecret(state, { rulings: given });
  if (given.length < advice.length) return moved(ruled);
  const settled = settleRound(ruled, entry.t, words);
  return moved(settled.state, ...settled.events);
}

/** Express: when every seat would rather have new cards, the whole deck is dealt anew. */
function pass(state: State, seat: Seat, t: number): Moved {
  const { passed } = state.open;
  if (state.phase !== 'search') return refused('WRONG_PHASE');
  if (passed.includes(seat)) return refused('NOT_YOUR_TURN');
  const event: Event = { type: 'passed', seat };
  if (passed.length + 1 < state.config.players)
    return moved(withOpen(state, { passed: [...passed, seat] }), event);
  const dealt = deal(withOpen(state, { passed: [] }));
  if (!dealt.ok) return refused(dealt.error);
  return moved(enter(dealt.value, 'search', t, null), event, { type: 'redealt' });
}

function inClassRound({ phase }: State): boolean {
  return phase === 'search' || phase === 'announce';
}

function submit(state: State, seat: Seat, word: string): Moved {
  if (!inClassRound(state)) return refused('WRONG_PHASE');
  const { submissions, ready } = state.secret;
  return moved(
    withSecret(state, {
      submissions: replaceAt(submissions, seat, word === '' ? null : word),
      ready: ready.filter((other) => other !== seat),
    }),
  );
}

function declareReady(state: State, seat: Seat, t: number, words: Words): Moved {
  if (!inClassRound(state)) return refused('WRONG_PHASE');
  const { ready } = state.secret;
  if (ready.includes(seat)) return moved(state);
  const declared = withSecret(state, { ready: [...ready, seat] });
  return declared.secret.ready.length === state.config.players
    ? closeWords(declared, t, words)
    : moved(declared);
}

export function apply(state: State, entry: Entry<Action>, words: Words): Moved {
  const { t, by, action } = entry;
  if (action.type === 'startRound') return startRound(state, by, t);
  if (action.type === 'rule') return rule(state, entry, action.seat, action.accept, words);
  if (action.type === 'ruleWord') return rule(state, entry, action.word, action.accept, words);
  // What is left is for seats alone; `mayAct` has seen to it.
  if (by === 'referee') return refused('NOT_ALLOWED');
  switch (action.type) {
    case 'grab':
      return grab(state, by, t, action.length);
    case 'announce':
      return announce(state, by, t, action.length);
    case 'draft':
      return draft(state, by, action.given);
    case 'reveal':
      return reveal(state, by, t, action.given, words);
    case 'pass':
      return pass(state, by, t);
    case 'submit':
      return submit(state, by, action.word);
    case 'ready':
      return declareReady(state, by, t, words);
  }
}

export function canExpire({ phase, config, secret }: State): boolean {
  switch (phase) {
    case 'search':
      return config.variant !== 'express';
    case 'announce':
      return true;
    case 'verify':
      return secret.advice === null;
    case 'ready':
    case FINISHED:
      return false;
  }
}

export function expire(state: State, at: number, words: Words): Moved {
  const inClass = state.config.variant === 'class';
  if (state.phase === 'verify' || inClass) return closeWords(state, at, words);
  if (state.phase === 'announce') return moved(verify(state, at), { type: 'verifying' });
  const settled = settleUngrabbed(state, at);
  return moved(settled.state, ...settled.events);
}
