import { beforeAll, describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { fromEntries } from '#dict/memory';
import { BOT_LEVELS, type BotInput, type BotLevel } from '#engine/core/game';
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { bot } from '#engine/games/attrape-moa/bot';
import { CHARACTERS } from '#engine/games/attrape-moa/bot/character';
import { misspellings } from '#engine/games/attrape-moa/bot/slips';
import { attrapeMoa } from '#engine/games/attrape-moa/index';
import type { SeatResult, View } from '#engine/games/attrape-moa/model';
import { GAMES } from '#engine/games/registry';
import { playGame } from '../../../src-main/cli/selfplay/play';

const game = GAMES.get(attrapeMoa.id)!;
const FRENCH = loadFrench();

interface Told {
  readonly level: BotLevel;
  readonly entry: JsonObject;
  readonly view: View & { readonly t: number };
}

interface Game {
  readonly told: readonly Told[];
  readonly results: readonly (SeatResult & { readonly level: BotLevel })[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly levels: readonly BotLevel[];
}

/** Plays a game and looks over everyone's shoulder: each action with the view it was made on. */
function watch(seed: string, levels: readonly BotLevel[], options: JsonObject = {}): Game {
  const players = levels.map((_, seat) => `Bot ${seat}`);
  const setup = { game: game.id, players, options, seed, shuffles: [], lexicon: 'fr' };
  const { entries } = playGame({ game, setup, levels, dictionary: FRENCH });
  const opened = openMatch(game, setup);
  if (!opened.ok) throw new Error('setup');
  let match = opened.value;
  const told: Told[] = [];
  const results: Game['results'][number][] = [];
  for (const entry of entries) {
    const by = entry['by'];
    if (typeof by === 'number')
      told.push({ level: levels[by]!, entry, view: viewMatch(game, match, by) as unknown as Told['view'] });
    const outcome = act(game, match, entry, FRENCH);
    if (!outcome.ok) throw new Error(outcome.code);
    match = outcome.match;
    if (!outcome.events.some(({ type }) => type === 'roundEnded')) continue;
    const { lastRound } = viewMatch(game, match, 'public') as unknown as View;
    for (const result of lastRound?.results ?? []) results.push({ ...result, level: levels[result.seat]! });
  }
  return { told, results, levels, ...game.standings(match.state) };
}

function many(count: number, name: string, levels: readonly BotLevel[], options: JsonObject = {}): Game[] {
  return Array.from({ length: count }, (_, number) => {
    const turned = levels.map((_, seat) => levels[(seat + number) % levels.length]!);
    return watch(`${name} ${number}`, turned, options);
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

describe('bots of Attrape Môa, over games of all four levels', () => {
  let games: Game[];
  let told: Told[];
  beforeAll(() => {
    games = [
      ...many(40, 'mixed', [1, 2, 3, 4, 1]),
      ...many(15, 'express', [1, 2, 3, 4], { variant: 'express' }),
    ];
    games.push(...many(10, 'class', [1, 2, 3, 4, 1, 2, 3, 4], { variant: 'class', rounds: 3 }));
    told = games.flatMap((watched) => watched.told);
  }, 120_000);
  const of = (type: string) => told.filter(({ entry }) => entry['type'] === type);
  const secondsIn = ({ entry, view }: Told) => (Number(entry['t']) - view.phaseSince) / 1000;

  it('nobody takes Môa before having read ten cards, not even level 4', () => {
    expect(of('grab').length).toBeGreaterThan(300);
    for (const grab of of('grab')) expect(secondsIn(grab)).toBeGreaterThan(4);
  });

  it.each(BOT_LEVELS)('level %i takes Môa at the pace of people, not of machines', (level) => {
    const seconds = of('grab')
      .filter((grab) => grab.level === level)
      .map(secondsIn);
    expect(median(seconds)).toBeGreaterThan(10);
  });

  it('nobody announces within two seconds of the grab, nor reveals within two of the call', () => {
    for (const call of [...of('announce'), ...of('reveal')])
      expect(secondsIn(call)).toBeGreaterThanOrEqual(1.99);
  });

  it('results are left to be read: a bot does not start the next round at once', () => {
    const next = of('startRound').filter(({ view }) => view.lastRound !== null);
    expect(next.length).toBeGreaterThan(100);
    for (const start of next) expect(secondsIn(start)).toBeGreaterThanOrEqual(9);
  });

  it('every word is one the product may propose, within the vocabulary of the level, or a slip that is no word', () => {
    const words = [...of('reveal'), ...of('submit')];
    expect(words.length).toBeGreaterThan(500);
    for (const { entry, level } of words) {
      const word = String(entry['word']);
      if (FRENCH.classes(word) === 0) continue;
      expect(FRENCH.proposable(word), word).toBe(true);
      expect(FRENCH.rank(word)!, word).toBeLessThanOrEqual(CHARACTERS[level].vocabulary);
    }
  });

  it('a joker is spent for two letters more, not for nothing: most rounds are played without', () => {
    const jokersLeft = games.flatMap(({ told: all }) => all.at(-1)?.view.jokers ?? []);
    const classic = of('reveal').filter(({ view }) => view.variant === 'classic');
    const withJoker = classic.filter(({ entry, view }) => {
      const seat = Number(entry['by']);
      const cards = [...(view.hands[seat] ?? []), ...view.common].join('');
      return !FRENCH.fromLetters(cards, 0, { min: 2, max: 12 }).includes(String(entry['word']));
    });
    expect(withJoker.length).toBeGreaterThan(0);
    expect(withJoker.length / classic.length).toBeLessThan(0.35);
    expect(Math.min(...jokersLeft)).toBeGreaterThanOrEqual(0);
  });

  it('in class a bot hands in words that get longer, takes Môa only with one, and says when it is content', () => {
    const submits = of('submit');
    expect(submits.length).toBeGreaterThan(100);
    for (const { entry, view } of submits) {
      const before = view.submissions[Number(entry['by'])] ?? '';
      expect(String(entry['word']).length).toBeGreaterThan(before.length);
    }
    for (const { entry, view } of of('grab').filter((grab) => grab.view.variant === 'class'))
      expect(view.submissions[Number(entry['by'])]).not.toBeNull();
    expect(of('ready').length).toBeGreaterThan(100);
  });

  it('in express a bot that has had enough of its cards passes', () => {
    expect(of('pass').length).toBeGreaterThan(5);
    for (const pass of of('pass')) expect(secondsIn(pass)).toBeGreaterThan(30);
  });
});

describe('bots of Attrape Môa, levels', () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)(
    'level %i beats level %i',
    (stronger, weaker) => {
      const games = many(120, `pair ${stronger}`, [stronger, weaker, stronger, weaker]);
      const wins = (level: BotLevel) =>
        games.reduce(
          (sum, { winners, levels }) =>
            sum + winners.filter((seat) => levels[seat] === level).length / winners.length,
          0,
        );
      expect(wins(stronger)).toBeGreaterThan(1.2 * wins(weaker));
    },
    120_000,
  );

  it('low levels err more often than high ones, and high ones err, too', () => {
    const invalid = (level: BotLevel) => {
      const results = many(24, 'slips', [level, level, level, level]).flatMap((watched) => watched.results);
      const checked = results.filter(({ valid }) => valid !== null);
      return checked.filter(({ valid }) => valid === false).length / checked.length;
    };
    const [beginner, expert] = [invalid(1), invalid(4)];
    expect(beginner).toBeGreaterThan(2 * expert);
    expect(expert).toBeGreaterThan(0);
    expect(beginner).toBeLessThan(0.3);
  }, 120_000);
});

describe('bots of Attrape Môa, one moment at a time', () => {
  const TEN = fromEntries([{ word: 'importance', classes: ['noun'], rank: 1 }]);

  function seated(deck: string, options: JsonObject, lines: readonly JsonObject[]): Match {
    const setup = { players: ['A', 'B', 'C'], options, seed: 's', shuffles: [[...deck]] };
    const opened = openMatch(game, setup);
    if (!opened.ok) throw new Error('setup');
    return lines.reduce<Match>((match, line) => {
      const outcome = act(game, match, line, FRENCH);
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.match;
    }, opened.value);
  }

  function ask(
    match: Match,
    seat: number | 'referee',
    seed: string,
    dictionary: Dictionary = FRENCH,
    level: BotLevel = 1,
  ) {
    const view = viewMatch(game, match, seat) as unknown as BotInput<View>['view'];
    return bot({ view, seat, level, dictionary, random: (purpose) => new Random(`${seed} ${purpose}`) });
  }

  it('a dare never leaves the range of lengths', () => {
    const lines = [
      { t: 0, by: 0, type: 'startRound' },
      { t: 1, by: 2, type: 'grab', length: 10 },
    ];
    const match = seated('IMPORSSSSUTANCE', { jokers: 0, announceSeconds: 600 }, lines);
    const lengths = Array.from({ length: 200 }, (_, n) => ask(match, 1, `dare ${n}`, TEN)?.action['length']);
    expect(new Set(lengths)).toEqual(new Set([10]));
  });

  it('a bot waits while the game is paused, and when it is over', () => {
    const started = [{ t: 0, by: 0, type: 'startRound' }];
    const deck = 'CHATSMANGERIOUL';
    const plans = (more: readonly JsonObject[]) =>
      [0, 1, 2].map((seat) => ask(seated(deck, {}, [...started, ...more]), seat, 'p', FRENCH, 4));
    expect(plans([]).filter(Boolean).length).toBeGreaterThan(0);
    expect(plans([{ t: 1, by: 'referee', type: 'pause' }])).toEqual([null, null, null]);
    expect(plans([{ t: 1, by: 'referee', type: 'endGame' }])).toEqual([null, null, null]);
  });

  it('a pause takes no time to think away, and gives none', () => {
    const deck = 'CHATSMANGERIOUL';
    const before = seated(deck, {}, [{ t: 0, by: 0, type: 'startRound' }]);
    const after = seated(deck, {}, [
      { t: 0, by: 0, type: 'startRound' },
      { t: 1, by: 'referee', type: 'pause' },
      { t: 90_001, by: 'referee', type: 'resume' },
    ]);
    const grab = ask(before, 1, 'pause', FRENCH, 4);
    expect(grab).not.toBeNull();
    expect(ask(after, 1, 'pause', FRENCH, 4)).toEqual({ ...grab, at: grab!.at + 90_000 });
  });

  it('the round’s referee plays no card of its own, and starts with calm', () => {
    const ready = seated('', {}, []);
    expect(ask(ready, 0, 'r')).toMatchObject({ action: { type: 'startRound' } });
    expect(ask(ready, 0, 'r')!.at).toBeGreaterThan(2000);
    expect(ask(ready, 1, 'r')).toBeNull();
    const started = seated('', {}, [{ t: 0, by: 0, type: 'startRound' }]);
    expect(ask(started, 0, 'r', FRENCH, 4)).toBeNull();
  });

  it('the referee rules as the dictionary advises, one word after the other', () => {
    let match = seated('CHATSMANGERIOUL', { validation: 'referee' }, [
      { t: 0, by: 0, type: 'startRound' },
      { t: 1, by: 1, type: 'grab', length: 4 },
      { t: 2, by: 2, type: 'announce', length: 5 },
      { t: 3, by: 1, type: 'reveal', word: 'CHAT' },
      { t: 4, by: 2, type: 'reveal', word: 'GENAM' },
    ]);
    expect(ask(match, 1, 'r')).toBeNull();
    const ruled: unknown[] = [];
    for (let plan = ask(match, 0, 'r'); plan && match.state.phase === 'verify'; plan = ask(match, 0, 'r')) {
      ruled.push(plan.action);
      const outcome = act(game, match, { t: plan.at, by: 0, ...plan.action }, FRENCH);
      if (!outcome.ok) throw new Error(outcome.code);
      match = outcome.match;
    }
    expect(ruled).toEqual([
      { type: 'rule', seat: 2, accept: false },
      { type: 'rule', seat: 1, accept: true },
    ]);
  });

  it('a bot with nothing to lay says nothing, and shows no word it does not have', () => {
    const none = fromEntries([{ word: 'zygomatique', classes: ['noun'] }]);
    const searching = seated('CHATSMANGERIOUL', {}, [{ t: 0, by: 0, type: 'startRound' }]);
    expect(ask(searching, 1, 'n', none)).toBeNull();
    const verifying = seated('CHATSMANGERIOUL', {}, [
      { t: 0, by: 0, type: 'startRound' },
      { t: 1, by: 1, type: 'grab', length: 4 },
      { t: 2, by: 2, type: 'announce', length: 5 },
    ]);
    expect(ask(verifying, 1, 'n', none)?.action).toEqual({ type: 'reveal', word: '' });
  });

  it('slips are what people write: plurals, feminines and consonants by analogy', () => {
    expect(misspellings('CHEVAL')).toContain('CHEVALS');
    expect(misspellings('CHEVAUX')).toContain('CHEVALS');
    expect(misspellings('NEUF')).toContain('NEUFE');
    expect(misspellings('ALLER')).toEqual(expect.arrayContaining(['ALER', 'ALLEZ', 'ALLLER']));
  });
});
