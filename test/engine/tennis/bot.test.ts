import { beforeAll, describe, expect, it } from 'vitest';
import { BOT_LEVELS, FINISHED, type BotLevel } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { JsonObject } from '#engine/core/read';
import { allowedClasses } from '#engine/core/words';
import type { Config, Stroke } from '#engine/games/tennis/model';
import { begins } from '#engine/games/tennis/search/beginnings';
import { after, ask, FRENCH, game, opened, stateOf, watch, withHidden, type Moment } from './seated';

function strokeOf(moment: Moment): Stroke | undefined {
  const was = stateOf(moment.before).open.strokes.length;
  const { open } = stateOf(moment.after);
  return open.strokes[was] ?? open.lastRally?.strokes[was];
}

function canBegin({ words }: Pick<Config, 'words'>, among: 'accepted' | 'proposable') {
  const graph = FRENCH.graph({ among, classes: allowedClasses({ words }) });
  return (stroke: Stroke & { type: 'shot' }) => begins(graph, stroke.reads);
}

describe('bots of Tennis, over whole games', () => {
  const games: { moments: Moment[]; config: Config; levels: BotLevel[] }[] = [];
  const all = () => games.flatMap(({ moments }) => moments);
  beforeAll(() => {
    const kinds: [BotLevel[], JsonObject][] = [
      [[1, 2], { setsToWin: 1 }],
      [[3, 1], { setsToWin: 1, words: 'nouns', bluff: 'blocked', turnSeconds: 5, answerSeconds: 4 }],
      [[4, 2, 3], { setsToWin: 1, words: 'noConjugation', weight: 9 }],
      [[1, 2, 3, 4], { setsToWin: 2, weight: 3, answerSeconds: 0 }],
    ];
    for (const [levels, options] of kinds) {
      const moments = watch(`whole ${levels.join('')}`, levels, options);
      games.push({ moments, config: stateOf(moments[0]!.before).config, levels });
    }
  }, 240_000);

  it('each game comes to its end, and no plan is refused or late', () => {
    for (const { moments } of games) expect(moments.at(-1)?.after.state.phase).toBe(FINISHED);
    expect(all().filter(({ entry }) => entry['type'] === 'tick')).toEqual([]);
    expect(all().length).toBeGreaterThan(200);
  });

  it('what begins a word begins one that may be proposed; the rest is a bluff, and few', () => {
    let [shots, bluffs] = [0, 0];
    for (const { moments, config } of games) {
      const proposable = canBegin(config, 'proposable');
      const accepted = canBegin(config, 'accepted');
      for (const moment of moments) {
        const stroke = strokeOf(moment);
        if (stroke?.type !== 'shot') continue;
        shots++;
        if (proposable(stroke)) continue;
        bluffs++;
        expect(accepted(stroke), JSON.stringify(stroke)).toBe(false);
        expect(config.bluff).toBe('tolerated');
        expect(moment.level).not.toBe(1);
        expect(stroke.net || stroke.ligne, 'what is challenged for nothing is no bluff').toBe(false);
      }
    }
    expect(shots).toBeGreaterThan(150);
    expect(bluffs).toBeLessThan(shots / 10);
  });

  it('every answer is a word that may be proposed, and holds', () => {
    for (const moment of all().filter(({ entry: { type } }) => type === 'answer')) {
      const stroke = strokeOf(moment);
      expect(FRENCH.proposable(String(moment.entry['word']))).toBe(true);
      expect(stroke).toMatchObject({ type: 'challenge', outcome: { holds: true } });
    }
  });

  it('level 1 lays few cards at a time', () => {
    for (const moment of all().filter(({ level }) => level === 1)) {
      const stroke = strokeOf(moment);
      if (stroke?.type === 'shot') expect(stroke.played.length).toBeLessThanOrEqual(3);
    }
  });

  it('nobody acts at once, and who collects leaves the others time to doubt', () => {
    for (const { entry, before } of all()) {
      const { open, config } = stateOf(before);
      const seconds = (Number(entry['t']) - open.phaseSince) / 1000;
      const hurried = config.turnSeconds > 0;
      expect(seconds).toBeGreaterThan(1.4);
      if (entry['type'] === 'collect') expect(seconds).toBeGreaterThan(hurried ? 3 : 6);
      if (entry['type'] === 'return' && !hurried) expect(seconds).toBeGreaterThan(3);
    }
  });
});

describe('bots of Tennis, levels', () => {
  it.each([
    [2, 1, 16],
    [3, 2, 8],
    [4, 2, 8],
  ] as const)(
    'level %i beats level %i',
    (stronger, weaker, count) => {
      let wins = 0;
      for (let number = 0; number < count; number++) {
        const levels = number % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
        const end = watch(`pair ${stronger} ${number}`, levels, { setsToWin: 1 }).at(-1)!.after;
        const { winners } = game.standings(end.state);
        if (winners.includes(levels.indexOf(stronger))) wins += 1 / winners.length;
      }
      expect(wins).toBeGreaterThan(count / 2);
    },
    240_000,
  );
});

const TABLE_FOR = (serve: string, hands: readonly string[], options: JsonObject = {}): Match =>
  after(opened(hands.length, options, hands), 0, { type: 'serve', cards: serve.split(' ') });

const HANDS = ['P O R T A E S', 'L E S I N A B'] as const;
const GOOD_SERVE = 'P O R T';
const NO_WORD = ['P T R A O E S', 'L E S I N A B'] as const;

describe('bots of Tennis, one moment at a time', () => {
  it.each(BOT_LEVELS)('level %i plans the same about the same view with the same seed', (level) => {
    const match = TABLE_FOR(GOOD_SERVE, HANDS);
    expect(ask(match, 1, level)).toEqual(ask(match, 1, level));
    expect(ask(match, 1, level, 'other')?.at).not.toBe(ask(match, 1, level)?.at);
  });

  it.each(BOT_LEVELS)('level %i plans the same whatever the others hold and the pile holds', (level) => {
    const match = TABLE_FOR(GOOD_SERVE, HANDS);
    const { secret } = stateOf(match);
    const [first = [], own = []] = secret.hands;
    const other = withHidden(match, {
      hands: [secret.pile.slice(0, first.length), own],
      pile: [...first, ...secret.pile.slice(first.length)].reverse(),
    });
    expect(ask(other, 1, level)).toEqual(ask(match, 1, level));
  });

  it('a bot waits when there is nothing for it to do, in a pause, and after the end', () => {
    const match = opened(2, {}, HANDS);
    expect(ask(match, 0, 4)?.action.type).toBe('serve');
    expect(ask(match, 1, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'pause' }), 0, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'endGame' }), 0, 4)).toBeNull();
  });

  it('level 4 challenges what begins no word, whether or not it is its turn, and nothing else', () => {
    const bluff = TABLE_FOR('P T R', [...NO_WORD, 'U I D E M F K']);
    expect(ask(bluff, 1, 4)?.action).toEqual({ type: 'challenge' });
    expect(ask(bluff, 2, 4)?.action).toEqual({ type: 'challenge' });
    const good = TABLE_FOR(GOOD_SERVE, [...HANDS, 'U I D E M F K']);
    expect(ask(good, 1, 4)?.action.type).toBe('return');
    expect(ask(good, 2, 4)).toBeNull();
  });

  it('the higher the level, the more often it sees through a bluff; level 1 lets most of them be', () => {
    const bluff = TABLE_FOR('P T R', NO_WORD);
    const seen = BOT_LEVELS.map(
      (level) =>
        Array.from({ length: 60 }, (_, n) => ask(bluff, 1, level, `s${n}`)?.action.type).filter(
          (type) => type === 'challenge',
        ).length,
    );
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen[0]).toBeLessThan(30);
    expect(seen[3]).toBe(60);
  });

  it.each(BOT_LEVELS)(
    'level %i answers a challenge with a word, and concedes where there is none',
    (level) => {
      const challenged = after(TABLE_FOR(GOOD_SERVE, HANDS), 1, { type: 'challenge' });
      const { action } = ask(challenged, 0, level)!;
      expect(action.type).toBe('answer');
      expect(String(action['word'])).toMatch(/^PORT/);
      const bluffed = after(TABLE_FOR('P T R', NO_WORD), 1, { type: 'challenge' });
      expect(ask(bluffed, 0, level)?.action).toEqual({ type: 'concede' });
    },
  );

  it('what it is about to do shows in no timing but the cards it moves: a bluff takes as long as a word', () => {
    const serves = ['s1', 's2', 's3', 's4', 's5', 's6'].map((seed) => {
      const words = ask(opened(2, {}, HANDS), 0, 3, seed)!;
      return { seed, cards: (words.action['cards'] as unknown[]).length, at: words.at };
    });
    for (const { seed, cards, at } of serves) {
      const other = ask(opened(2, {}, ['B C D F G H K', 'L E S I N A R']), 0, 3, seed)!;
      expect(other.at - 500 * (other.action['cards'] as unknown[]).length).toBe(at - 500 * cards);
    }
  });

  it('lets go with the weakest cards, as a beginning that holds, where there are others to draw', () => {
    const match = TABLE_FOR('Z O O', ['Z O O T A E S', 'E E E E E S E']);
    const { action } = ask(match, 1, 4)!;
    expect(action.type).toBe('return');
    const netted = after(match, 1, action);
    expect(stateOf(netted).open.lastShot).toMatchObject({ seat: 1, net: true });
    expect(ask(netted, 0, 4)?.action.type, 'nobody who knows all words doubts it').toBe('collect');
  });

  it('passes without cards, and when nothing can be drawn for weak ones', () => {
    const match = TABLE_FOR('Z O O', ['Z O O T A E S', 'E E E E E S E']);
    const [first = []] = stateOf(match).secret.hands;
    expect(ask(withHidden(match, { hands: [first, []] }), 1, 4)?.action).toEqual({ type: 'pass' });
    expect(ask(withHidden(match, { pile: [] }), 1, 4)?.action).toEqual({ type: 'pass' });
  });

  it('at the end of a set level 4 plays the shot after which most others are left', () => {
    const match = TABLE_FOR('Z O O', ['Z O O T A E S', 'B A P E E E E']);
    // B is a shot, P and A are another; B with A, or P with B, would be the last.
    const [first = []] = stateOf(match).secret.hands;
    const end = withHidden(match, { hands: [first, ['B', 'A', 'P', 'E']], pile: [] });
    const { action } = ask(end, 1, 4)!;
    const left = stateOf(after(end, 1, action)).secret.hands[1]!;
    expect([['A', 'P'], ['A', 'E', 'P'], ['B'], ['B', 'E']]).toContainEqual([...left].sort());
  });

  it.each(BOT_LEVELS)('level %i is in time even on the shortest clock', (level) => {
    const options = { turnSeconds: 1, answerSeconds: 1 };
    expect(ask(opened(2, options, HANDS), 0, level)!.at).toBeLessThan(1000);
    const challenged = after(TABLE_FOR(GOOD_SERVE, HANDS, options), 1, { type: 'challenge' });
    expect(ask(challenged, 0, level)!.at).toBeLessThan(1000);
  });
});
