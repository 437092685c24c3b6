/**
 * The smallest game that has everything a host must handle: hidden cards, deadlines, a referee's own action, an option
 * that needs a referee who does not play, bots and reviews. In a turn of `seconds` every seat may `add` points and keep
 * a secret `note`; who first has `goal` points wins.
 */
import { type Shuffler, shuffle } from '#engine/core/cards';
import { FINISHED, type Game, type Seat } from '#engine/core/game';
import { type OptionSpec, readOptions } from '#engine/core/options';
import { isWholeFrom } from '#engine/core/read';
import { ok, refuse } from '#engine/core/result';

export const FAKE_ID = 'fake';
/** Faces that stand nowhere else, so that one can be looked for in what a window was sent. */
export const DECK = Array.from({ length: 60 }, (_, number) => `HIDDENCARD${number}X`);
const HAND = 5;

const OPTIONS = [
  { key: 'seconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 60 },
  { key: 'goal', kind: 'count', min: 1, offered: 1000, default: 1000 },
  { key: 'teacher', kind: 'flag', default: false },
] as const satisfies readonly OptionSpec[];

interface Config {
  readonly seconds: number;
  readonly goal: number;
  readonly teacher: boolean;
  readonly players: number;
}

interface State {
  readonly phase: 'ready' | 'turn' | 'finished';
  readonly deadline: number | null;
  readonly config: Config;
  readonly open: { readonly scores: readonly number[]; readonly turns: number };
  readonly secret: {
    readonly shuffler: Shuffler;
    readonly hands: readonly (readonly string[])[];
    readonly notes: readonly string[];
  };
}

type Action =
  | { readonly type: 'begin' }
  | { readonly type: 'stop' }
  | { readonly type: 'crash' }
  | { readonly type: 'add'; readonly n: number }
  | { readonly type: 'note'; readonly text: string };

interface Event {
  readonly type: 'turnBegan' | 'added' | 'turnEnded';
  readonly by?: Seat | 'referee';
}

interface View {
  readonly hands: readonly (readonly string[] | null)[];
  readonly notes: readonly (string | null)[];
  readonly turns: number;
}

function deal(state: State, t: number): State | null {
  const shuffled = shuffle(DECK, state.secret.shuffler);
  if (!shuffled.ok) return null;
  const { pile, shuffler } = shuffled.value;
  const hands = state.open.scores.map((_, seat) => pile.slice(seat * HAND, (seat + 1) * HAND));
  const deadline = t + state.config.seconds * 1000;
  return { ...state, phase: 'turn', deadline, secret: { ...state.secret, shuffler, hands } };
}

function endTurn(state: State): State {
  const open = { ...state.open, turns: state.open.turns + 1 };
  return {
    ...state,
    phase: 'ready',
    deadline: null,
    open,
    secret: { ...state.secret, hands: state.open.scores.map(() => []) },
  };
}

function withPoints(state: State, seat: Seat, n: number): State {
  const scores = state.open.scores.map((score, index) => (index === seat ? score + n : score));
  const over = scores.some((score) => score >= state.config.goal);
  const next = { ...state, open: { ...state.open, scores } };
  return over ? { ...next, phase: 'finished', deadline: null } : next;
}

export const fakeGame: Game<Config, State, Action, Event, View> = {
  id: FAKE_ID,
  options: OPTIONS,
  tries: ['add'],
  spectatorReview: true,
  players: () => ({ min: 2, max: 8 }),
  needsReferee: ({ teacher }) => teacher,
  readConfig(options, players) {
    const read = readOptions(OPTIONS, options);
    if (!read.ok) return read;
    return players < 2 || players > 8 ? refuse('BAD_PLAYERS') : ok({ ...read.value, players });
  },
  readAction(raw) {
    const { type, n, text } = raw;
    if (type === 'add') return isWholeFrom(n, 1) ? ok({ type, n }) : refuse('BAD_ACTION');
    if (type === 'note') return typeof text === 'string' ? ok({ type, text }) : refuse('BAD_ACTION');
    if (type === 'begin') return ok({ type });
    if (type === 'stop') return ok({ type });
    return type === 'crash' ? ok({ type }) : refuse('NOT_ALLOWED');
  },
  mayAct: (_, by, { type }) => (type === 'stop' ? by === 'referee' : type === 'begin' || by !== 'referee'),
  setup: (config, shuffler) =>
    ok({
      phase: 'ready',
      deadline: null,
      config,
      open: { scores: Array.from({ length: config.players }, () => 0), turns: 0 },
      secret: {
        shuffler,
        hands: Array.from({ length: config.players }, () => []),
        notes: Array.from({ length: config.players }, () => ''),
      },
    }),
  apply(state, { t, by, action }) {
    if (action.type === 'crash') throw new Error('a bug in the rules');
    if ((action.type === 'begin') === (state.phase === 'turn')) return { ok: false, code: 'WRONG_PHASE' };
    if (action.type === 'begin') {
      const dealt = deal(state, t);
      return dealt
        ? { ok: true, state: dealt, events: [{ type: 'turnBegan' }] }
        : { ok: false, code: 'BAD_SHUFFLE' };
    }
    if (action.type === 'stop') return { ok: true, state: endTurn(state), events: [{ type: 'turnEnded' }] };
    if (by === 'referee') return { ok: false, code: 'NOT_ALLOWED' };
    if (action.type === 'add')
      return { ok: true, state: withPoints(state, by, action.n), events: [{ type: 'added', by }] };
    const notes = state.secret.notes.map((note, seat) => (seat === by ? action.text : note));
    return { ok: true, state: { ...state, secret: { ...state.secret, notes } }, events: [] };
  },
  expire: (state) => ({ ok: true, state: endTurn(state), events: [{ type: 'turnEnded' }] }),
  canExpire: ({ phase }) => phase === 'turn',
  adjust: withPoints,
  end: (state) => ({ ...state, phase: 'finished', deadline: null }),
  standings({ phase, open: { scores } }) {
    const best = Math.max(...scores);
    return {
      scores,
      winners: phase === FINISHED ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [],
    };
  },
  view: ({ open, secret }, audience) => ({
    turns: open.turns,
    hands: secret.hands.map((hand, seat) => (audience === 'referee' || audience === seat ? hand : null)),
    notes: secret.notes.map((note, seat) => (audience === seat ? note : null)),
  }),
  review({ phase, open, secret }, _, reader) {
    if (reader === 'spectators' && phase !== FINISHED) return { turns: open.turns, hands: secret.hands };
    return open.turns === 0 ? null : { turns: open.turns };
  },
  bot: ({ view, random }) =>
    view.phase === 'turn' ? { action: { type: 'add', n: 1 + random('n').below(3) }, at: view.t + 700 } : null,
};
