import { beforeAll, describe, expect, it } from 'vitest';
import { fromEntries } from '#dict/memory';
import { BOT_LEVELS, FINISHED, type BotLevel } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import { allowedClasses } from '#engine/core/words';
import { CHARACTERS } from '#engine/games/rondo/bot/character';
import type { LaidCard } from '#engine/games/rondo/model';
import { inspectPlay } from '#engine/games/rondo/play';
import { actionOf, after, amid, ask, FRENCH, game, opened, stateOf, watch, type Moment } from './seated';

describe('bots of Rondo, over whole games', () => {
  const games: { moments: Moment[]; options: JsonObject }[] = [];
  let moments: Moment[];
  beforeAll(() => {
    const kinds: [BotLevel[], JsonObject][] = [
      [[1, 2], {}],
      [[3, 1, 2], { words: 'nouns', turnSeconds: 5, openingSeconds: 2, exchanges: 0 }],
      [[4, 2], { words: 'noConjugation', jokerSwap: false, bonus: 0, deck: 'de-1997' }],
      [[1, 2, 3, 4, 1, 2], { exchanges: 'unlimited' }],
    ];
    for (const [levels, options] of kinds)
      games.push({ moments: watch(`whole ${levels.join('')}`, levels, options), options });
    moments = games.flatMap((watched) => watched.moments);
  }, 240_000);

  const wordIn = ({ after: then }: Moment) => stateOf(then).open.word ?? '';

  it('each game comes to its end, and no plan is refused or late', () => {
    for (const watched of games) expect(watched.moments.at(-1)?.after.state.phase).toBe(FINISHED);
    expect(moments.filter(({ entry }) => entry['type'] === 'tick')).toEqual([]);
    expect(moments.length).toBeGreaterThan(100);
  });

  it('every word may be proposed, is of a class of the game and known at the level', () => {
    for (const { moments: played, options } of games) {
      const allowed = allowedClasses({ words: 'all', ...options } as never);
      for (const moment of played.filter(
        ({ entry }) => entry['type'] === 'play' || entry['type'] === 'bid',
      )) {
        const word = moment.entry['type'] === 'bid' ? String(moment.entry['word']) : wordIn(moment);
        expect(FRENCH.proposable(word), word).toBe(true);
        expect(FRENCH.classes(word) & allowed, word).not.toBe(0);
        expect(FRENCH.rank(word) ?? 0, word).toBeLessThanOrEqual(CHARACTERS[moment.level!].vocabulary);
      }
    }
  });

  it('nobody lays at once; the lower the level the longer it looks', () => {
    const seconds = (level: BotLevel) => {
      const own = games[3]!.moments.filter(
        (moment) => moment.level === level && moment.entry['type'] === 'play',
      );
      const times = own.map(
        ({ entry, before }) => (Number(entry['t']) - stateOf(before).open.phaseSince) / 1000,
      );
      expect(Math.min(...times)).toBeGreaterThan(4);
      return times.reduce((sum, time) => sum + time, 0) / times.length;
    };
    expect(seconds(1)).toBeGreaterThan(seconds(4));
  });

  it('most turns are plays; all kinds of them are met: slots opened on both sides, erasers, jokers, swaps', () => {
    const turns = games.flatMap(({ moments: played }) => stateOf(played.at(-1)!.after).secret.turns);
    const plays = turns.flatMap(({ move }) => (move.type === 'played' ? [move] : []));
    const idle = turns.filter(({ move }) => move.type === 'passed' && move.drew);
    expect(plays.length).toBeGreaterThan(3 * idle.length);
    const some = (of: (card: LaidCard, slots: number) => boolean) =>
      plays.some(({ laid, holder }) => laid.some((card) => of(card, holder.length)));
    expect(some(({ at }) => at === -1)).toBe(true);
    expect(some(({ at }, slots) => at === slots - 1)).toBe(true);
    expect(some(({ card }) => card === 'ERASER')).toBe(true);
    expect(some(({ card }) => card === 'JOKER')).toBe(true);
    expect(moments.some(({ entry }) => entry['type'] === 'exchange')).toBe(true);
  });
});

describe('bots of Rondo, levels', () => {
  // Each level wins at least three of four games against the one below: few of them show a lead in points for sure.
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)(
    'level %i brings home more points than level %i over eight games',
    (stronger, weaker) => {
      let ahead = 0;
      for (let number = 0; number < 8; number++) {
        const levels = number % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
        const end = watch(`pair ${stronger} ${number}`, levels).at(-1)!.after;
        const { scores } = game.standings(end.state);
        ahead += scores[levels.indexOf(stronger)]! - scores[levels.indexOf(weaker)]!;
      }
      expect(ahead).toBeGreaterThan(0);
    },
    240_000,
  );
});

describe('bots of Rondo, one moment at a time', () => {
  const TABLE = { holder: '-PORTE', hands: ['AEIRST-', 'EAIRSTL'] } as const;

  it.each(BOT_LEVELS)(
    'level %i plans the same when asked again about the same view with the same seed',
    (level) => {
      const match = amid(TABLE);
      expect(ask(match, 0, level)).toEqual(ask(match, 0, level));
      expect(ask(match, 0, level, 'other')?.at).not.toBe(ask(match, 0, level)?.at);
    },
  );

  it.each(BOT_LEVELS)('level %i plans the same whatever the others hold and the pile holds', (level) => {
    const hands = ['AEIRST-', 'EAIRSTL', 'OOUIGHT'];
    const here = amid({ ...TABLE, hands });
    const pile = [...stateOf(here).secret.pile].reverse();
    const there = amid({ ...TABLE, hands: [hands[0]!, '*******', 'KKKKKKK'], secret: { pile } });
    expect(ask(there, 0, level)).toEqual(ask(here, 0, level));
  });

  it.each(BOT_LEVELS)('level %i bids in the opening a word of its hand, and once', (level) => {
    const match = opened(3);
    const plan = ask(match, 1, level)!;
    const bid = after(match, 1, plan.action);
    expect(plan.action.type).toBe('bid');
    expect(stateOf(bid).secret.bids[1]).toMatchObject({ word: plan.action['word'] });
    expect(ask(bid, 1, level)).toBeNull();
  });

  it('level 4 bids the word that brings most', () => {
    const match = opened(2);
    const state = stateOf(match);
    const hands = [[...'LEXWAZY'], [...'EEEAAAI']];
    const dealt = { ...match, state: { ...state, secret: { ...state.secret, hands } } };
    const words = ['LES', 'AXE', 'LAZ', 'LAX'].map((word) => ({ word, classes: ['noun'] as const }));
    expect(actionOf(dealt, 4, 'seed', fromEntries(words))).toMatchObject({ word: 'LAX' });
  });

  it('a hand that no word can be bid from passes', () => {
    const match = opened(2);
    const words = fromEntries([{ word: 'kilowatt', classes: ['noun'] }]);
    expect(actionOf(match, 3, 'seed', words)).toEqual({ type: 'bidPass' });
  });

  it('nobody plans when it is not their turn, in a pause, or after the end', () => {
    const match = amid(TABLE);
    expect(ask(match, 0, 4)).not.toBeNull();
    expect(ask(match, 1, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'pause' }), 0, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'endGame' }), 0, 4)).toBeNull();
  });

  it('a pause takes no time to think away, and gives none', () => {
    const match = amid(TABLE);
    const paused = after(match, 'referee', { type: 'pause' }, 1);
    const resumed = after(paused, 'referee', { type: 'resume' }, 90_001);
    const plan = ask(match, 0, 3)!;
    expect(ask(resumed, 0, 3)).toEqual({ ...plan, at: plan.at + 90_000 });
  });

  it.each(BOT_LEVELS)(
    'level %i is in time even on the shortest clocks, exchange and bury included',
    (level) => {
      const clocks = { turnSeconds: 1, openingSeconds: 1 };
      expect(ask(opened(2, clocks), 0, level)!.at).toBeLessThan(1000);
      let match = amid({ holder: 'PORT', hands: ['KKKKWWW', 'EAIRSTL'], pile: 'XXXXXXX', options: clocks });
      const types: string[] = [];
      while (stateOf(match).open.turn === 0) {
        const { action, at } = ask(match, 0, level)!;
        expect(at).toBeLessThan(1000);
        types.push(action.type);
        match = after(match, 0, action, at);
      }
      expect(types).toEqual(['exchange', 'bury', 'pass']);
    },
  );

  it.each(BOT_LEVELS)('level %i with nothing to lay and no exchange left passes', (level) => {
    const match = amid({ holder: 'PORT', hands: ['KKKKWWW', 'EAIRSTL'], options: { exchanges: 0 } });
    expect(actionOf(match, level)).toEqual({ type: 'pass' });
  });

  it.each(BOT_LEVELS)('level %i exchanges no more than it may, and not from an empty pile', (level) => {
    const hands = ['KKKKWWW', 'EAIRSTL'];
    const used = amid({ holder: 'PORT', hands, open: { exchanges: 1 } });
    expect(actionOf(used, level)).toEqual({ type: 'pass' });
    expect(actionOf(amid({ holder: 'PORT', hands, pile: '' }), level)).toEqual({ type: 'pass' });
    const unlimited = { exchanges: 'unlimited' };
    const often = amid({ holder: 'PORT', hands, options: unlimited, open: { exchanges: 5 } });
    expect(actionOf(often, level)).toEqual({ type: 'pass' });
  });

  it.each(BOT_LEVELS)('level %i buries what its best play does not need', (level) => {
    const match = amid({
      holder: 'PORT',
      hands: ['EKKKKWWW', 'EAIRSTL'],
      open: { exchanges: 1 },
      secret: { drawn: 'E' },
    });
    const action = actionOf(match, level);
    expect(action.type).toBe('bury');
    expect(action['card']).not.toBe('E');
  });

  it('level 4 lays its last cards when that ends the game and wins it', () => {
    const last = amid({ holder: 'PORT', hands: ['E', 'KWXYJQZ'], pile: '' });
    const over = after(last, 0, actionOf(last, 4));
    expect(over.state.phase).toBe(FINISHED);
    expect(game.standings(over.state).winners).toEqual([0]);
  });

  it('level 4 frees a joker of the holder when that costs nothing', () => {
    // PORTE with a joker for T: S at the end brings the same with or without the T laid on it, but for the joker.
    const match = amid({ holder: 'PORtE', hands: ['TSKKWWX', 'EAIRSTL'] });
    const cards = actionOf(match, 4)['cards'] as LaidCard[];
    const { holder, word } = stateOf(match).open;
    const { config } = stateOf(match);
    const inspection = inspectPlay({ holder, word, exchanges: 0, config }, cards);
    expect(inspection).toMatchObject({ ok: true, swapped: 1 });
  });

  it('words of a game with few of them are enough: bots play from any list', () => {
    const words = fromEntries(['porte', 'portes', 'sorte'].map((word) => ({ word, classes: ['noun'] })));
    const match = amid({ holder: 'PORTE', hands: ['SKKWWXX', 'EAIRSTL'], options: { exchanges: 0 } });
    const { word } = stateOf(after(match, 0, actionOf(match, 4, 'seed', words))).open;
    expect(['PORTES', 'SORTE']).toContain(word);
  });
});
