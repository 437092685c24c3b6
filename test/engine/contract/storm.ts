/**
 * Storms of actions, legal and not: what bots would do, what people may try, what a broken client sends. Made of plain
 * choices, so that fast-check can shrink a storm to the few that matter and print its seed.
 */
import fc from 'fast-check';
import { FINISHED, type BotLevel, type BotPlan, type Seat } from '#engine/core/game';
import {
  act,
  nextDeadline,
  openMatch,
  viewMatch,
  type Match,
  type MatchSetup,
  type Outcome,
} from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { TestedGame } from './tested-game';

const KINDS = ['bots', 'bots', 'bots', 'try', 'try', 'tick', 'authority', 'broken'] as const;

export interface Choice {
  readonly kind: (typeof KINDS)[number];
  /** Where the details of the choice come from. */
  readonly chance: number;
}

export interface Step {
  readonly before: Match;
  readonly raw: unknown;
  readonly outcome: Outcome;
  /** `before` itself when the action was refused. */
  readonly after: Match;
}

export interface Storm {
  readonly opened: Match;
  readonly steps: readonly Step[];
}

const choices: fc.Arbitrary<Choice[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), chance: fc.nat() }),
  { minLength: 1, maxLength: 90, size: 'max' },
);

export function storms({ setups }: TestedGame): fc.Arbitrary<{ setup: MatchSetup; choices: Choice[] }> {
  return fc.record({ setup: setups, choices });
}

/** Freezes a value through and through: whoever writes into a state that others hold is found out. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function actors({ game }: TestedGame, match: Match): (Seat | 'referee')[] {
  const seats: (Seat | 'referee')[] = match.players.map((_, seat) => seat);
  return game.needsReferee(match.state.config) ? [...seats, 'referee'] : seats;
}

export interface Planned {
  readonly by: Seat | 'referee';
  readonly plan: BotPlan;
}

/** What bots of all levels, one in each seat, mean to do. */
export function botPlans(tested: TestedGame, match: Match, chance: string): Planned[] {
  const { game, dictionary } = tested;
  return actors(tested, match).flatMap((by) => {
    const plan = game.bot({
      view: viewMatch(game, match, by),
      seat: by,
      level: (1 + (typeof by === 'number' ? by % 4 : 3)) as BotLevel,
      dictionary,
      random: (purpose) => new Random(`${chance}/${by}/${purpose}`),
    });
    return plan ? [{ by, plan }] : [];
  });
}

/** The earliest plan of all bots, or a tick where a deadline comes first. */
function botsNext(tested: TestedGame, match: Match): JsonObject | null {
  const [first] = botPlans(tested, match, 'bots').sort((a, b) => a.plan.at - b.plan.at);
  const deadline = nextDeadline(match);
  if (deadline !== null && (!first || first.plan.at >= deadline))
    return { t: deadline, by: 'clock', type: 'tick' };
  return first ? { t: first.plan.at, by: first.by, ...first.plan.action } : null;
}

/** A moment from now on: at once, soon, around the deadline, much later. */
function moment(match: Match, random: Random): number {
  const deadline = nextDeadline(match) ?? match.t;
  const moments = [
    match.t,
    match.t + random.below(4000),
    match.t + random.below(60_000),
    deadline - 1,
    deadline,
    deadline + 1,
  ];
  return Math.max(match.t, random.pick(moments) ?? 0);
}

function authority(match: Match, random: Random): JsonObject {
  const types = ['pause', 'resume', 'resume', 'extend', 'endPhase', 'adjust'];
  // Rarely, or no storm would see a second round.
  const type = random.below(40) === 0 ? 'endGame' : (random.pick(types) ?? '');
  const seat = random.below(match.players.length);
  const more = { ms: 1 + random.below(9000), seat, points: random.below(9) - 4, reason: 'because' };
  return { t: moment(match, random), by: 'referee', type, ...more };
}

const RUBBISH = [
  null,
  '',
  'X',
  -1,
  0,
  1,
  1.5,
  99,
  2 ** 53,
  true,
  [],
  {},
  [0, 0],
  'referee',
  'clock',
  'constructor',
];

/** Something sensible with one thing wrong, or nothing sensible at all. */
function broken(sensible: JsonObject, random: Random): unknown {
  if (random.below(8) === 0) return random.pick([null, 7, 'tick', [], {}, [sensible]]);
  const key = random.pick(Object.keys(sensible)) ?? 't';
  const { [key]: _gone, ...rest } = sensible;
  return random.below(3) === 0 ? rest : { ...rest, [key]: random.pick(RUBBISH) };
}

function nextRaw(tested: TestedGame, match: Match, { kind, chance }: Choice): unknown {
  const random = new Random(String(chance));
  const attempt = () => ({ t: moment(match, random), ...tested.tries(match, random) });
  switch (kind) {
    case 'bots':
      return botsNext(tested, match) ?? attempt();
    case 'try':
      return attempt();
    case 'tick':
      return { t: moment(match, random), by: 'clock', type: 'tick' };
    case 'authority':
      return authority(match, random);
    case 'broken':
      return broken(random.below(2) ? authority(match, random) : attempt(), random);
  }
}

/** Everything that happens in a storm; it ends a few actions after the game does. */
export function brew(tested: TestedGame, setup: MatchSetup, all: readonly Choice[]): Storm {
  const opened = openMatch(tested.game, setup);
  if (!opened.ok) throw new Error(`a setup that should do: ${JSON.stringify([setup, opened.error])}`);
  let match = freeze(opened.value);
  let afterEnd = 0;
  const steps: Step[] = [];
  for (const choice of all) {
    if (match.state.phase === FINISHED && ++afterEnd > 5) break;
    const raw = freeze(nextRaw(tested, match, choice));
    const outcome = freeze(act(tested.game, match, raw, tested.dictionary));
    const after = outcome.ok ? outcome.match : match;
    steps.push({ before: match, raw, outcome, after });
    match = after;
  }
  return { opened: opened.value, steps };
}
