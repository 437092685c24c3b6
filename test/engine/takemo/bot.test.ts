import { beforeAll, describe, expect, it } from 'vitest';
import { fromEntries } from '#dict/memory';
import { BOT_LEVELS, FINISHED, type BotLevel } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import { allowedClasses } from '#engine/core/words';
import { CHARACTERS } from '#engine/games/takemo/bot/character';
import type { Move, State } from '#engine/games/takemo/model';
import { after, amid, ask, boardOf, FRENCH, game, opened, viewOf, watch, type Moment } from './seated';

const stateOf = ({ state }: { readonly state: unknown }) => state as State;

function moveOf(moment: Moment): Move {
  return stateOf(moment.after).secret.turns.at(-1)!.move;
}

function wordsOf(move: Move): string[] {
  return move.word === null ? [] : [move.word, ...move.formed.map(({ word }) => word)];
}

describe('bots of Takemo, over whole games', () => {
  const games: { moments: Moment[]; options: JsonObject }[] = [];
  let moments: Moment[];
  beforeAll(() => {
    const kinds: [BotLevel[], JsonObject][] = [
      [[1, 2], {}],
      [[3, 1], { words: 'nouns', turnSeconds: 5 }],
      [[4, 2], { overlap: 'identical', words: 'noConjugation' }],
      [[1, 2, 3, 4], { keepCrossedLetters: true }],
    ];
    for (const [levels, options] of kinds)
      games.push({ moments: watch(`whole ${levels.join('')}`, levels, options), options });
    moments = games.flatMap((watched) => watched.moments);
  }, 240_000);

  it('each game comes to its end, and no plan is refused or late', () => {
    for (const watched of games) expect(watched.moments.at(-1)?.after.state.phase).toBe(FINISHED);
    expect(moments.filter(({ entry }) => entry['type'] === 'tick')).toEqual([]);
    expect(moments.length).toBeGreaterThan(150);
  });

  it('every word, crosswise ones too, may be proposed, is of a class of the game and known at the level', () => {
    for (const { moments: played, options } of games) {
      const allowed = allowedClasses({ words: 'all', ...options } as never);
      for (const moment of played)
        for (const word of wordsOf(moveOf(moment))) {
          expect(FRENCH.proposable(word), word).toBe(true);
          expect(FRENCH.classes(word) & allowed, word).not.toBe(0);
          expect(FRENCH.rank(word) ?? 0, word).toBeLessThanOrEqual(CHARACTERS[moment.level!].vocabulary);
        }
    }
  });

  it('level 1 lays short words', () => {
    const own = moments.filter(({ level, entry }) => level === 1 && entry['type'] === 'place');
    expect(own.length).toBeGreaterThan(20);
    for (const { entry } of own) expect(String(entry['word']).length).toBeLessThanOrEqual(5);
  });

  it('nobody lays at once: it takes seconds to look at board and rack', () => {
    for (const { entry, before } of moments.filter(({ entry: { type } }) => type === 'place')) {
      const { turnSince } = stateOf(before).open;
      const seconds = (Number(entry['t']) - turnSince) / 1000;
      expect(seconds).toBeGreaterThan(3);
    }
  });

  it('a bot that can lay does not idle a game away', () => {
    const idle = moments.filter(({ entry }) => entry['type'] !== 'place');
    expect(idle.length / moments.length).toBeLessThan(0.1);
    const last = games.map((watched) => watched.moments.at(-1)!.entry['type']);
    expect(last).toEqual(last.map(() => 'place'));
  });
});

describe('bots of Takemo, levels', () => {
  // Level 4 beats level 3 in four of five games: that takes many to be seen, in self-play.
  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
  ] as const)(
    'level %i beats level %i',
    (stronger, weaker) => {
      const wins = [0, 1, 2, 3].map((number) => {
        const levels = number % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
        const end = watch(`pair ${stronger} ${number}`, levels).at(-1)!.after;
        const { winners } = game.standings(end.state);
        return winners.includes(levels.indexOf(stronger)) ? 1 / winners.length : 0;
      });
      expect(wins.reduce((sum, win) => sum + win, 0)).toBeGreaterThan(2);
    },
    240_000,
  );
});

/** White to move in a game that is well under way, the camps in reach of each other. */
const CONTACT = boardOf({
  1: '....table',
  2: '....r',
  3: '....o',
  4: '....u',
  5: '....p',
  6: '....e',
  9: '........M',
  10: '........A',
  11: '........I',
  12: '........S',
  13: '........O',
  14: '........N',
  15: '.....CARTES',
});

describe('bots of Takemo, one moment at a time', () => {
  it.each(BOT_LEVELS)(
    'level %i plans the same when asked again about the same view with the same seed',
    (level) => {
      const match = amid(opened(2), { board: CONTACT }, { hands: ['AEIRSTLN', 'EEAIRSTU'] });
      expect(ask(match, 0, level)).toEqual(ask(match, 0, level));
      expect(ask(match, 0, level, 'other')?.at).not.toBe(ask(match, 0, level)?.at);
    },
  );

  it.each(BOT_LEVELS)('level %i plans the same whatever the others hold and the bags hold', (level) => {
    const four = opened(4);
    const hands = ['AEIRSTLN', 'EEAIRSTU', 'OOUIGHTP', 'ZWKXJQYV'];
    const here = amid(four, { board: CONTACT }, { hands });
    const bags = stateOf(here).secret.bags.map((bag) => [...bag].reverse().join('')) as [string, string];
    const there = amid(
      four,
      { board: CONTACT },
      { hands: [hands[0]!, 'UUUUUUUU', 'SSSSSSSS', 'EEEEEEEE'], bags },
    );
    expect(ask(there, 0, level)).toEqual(ask(here, 0, level));
  });

  it('nobody plans when it is not their turn, in a pause, or after the end', () => {
    const match = opened(2);
    expect(ask(match, 0, 4)).not.toBeNull();
    expect(ask(match, 1, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'pause' }), 0, 4)).toBeNull();
    expect(ask(after(match, 'referee', { type: 'endGame' }), 0, 4)).toBeNull();
  });

  it('a pause takes no time to think away, and gives none, where there is a clock', () => {
    const match = opened(2, { turnSeconds: 60 });
    const paused = after(match, 'referee', { type: 'pause' }, 1);
    const resumed = after(paused, 'referee', { type: 'resume' }, 90_001);
    const plan = ask(match, 0, 3)!;
    expect(ask(resumed, 0, 3)).toEqual({ ...plan, at: plan.at + 90_000 });
  });

  it.each(BOT_LEVELS)('level %i is in time even on the shortest clock', (level) => {
    const plan = ask(opened(2, { turnSeconds: 1 }), 0, level)!;
    expect(plan.at).toBeLessThan(1000);
  });

  it('level 4 takes a word when that pays: nothing else brings as much', () => {
    const board = boardOf({
      1: '....table',
      2: '....r',
      3: '....o',
      4: '....u',
      5: '....pendules',
      6: '.........R',
      7: '.........A',
      8: '.........M',
      9: '.........E',
      15: '.....CARTES',
    });
    const match = amid(opened(2), { board }, { hands: ['CTXBQZWK', 'EEAIRSTU'] });
    const plan = ask(match, 0, 4)!;
    const laid = after(match, 0, plan.action);
    expect(stateOf(laid).secret.turns.at(-1)?.move.captured.length).toBeGreaterThanOrEqual(8);
  });

  it('level 4 ends a game that it wins by ending it, rather than take more', () => {
    const board = boardOf({ 1: '..table', 15: '.CARTES' });
    const match = amid(opened(2), { board }, { hands: ['AEIRSTLN', 'EEAIRSTU'], bags: ['E', 'EEEE'] });
    const laid = after(match, 0, ask(match, 0, 4)!.action);
    expect(laid.state.phase).toBe(FINISHED);
    expect(game.standings(laid.state).winners).toEqual([0]);
  });

  it.each([3, 4] as const)('level %i does not end a game that it would lose by ending it', (level) => {
    const board = boardOf({ 1: 'tablesetchaises', 3: 'tablesetchaises', 15: '.CARTES' });
    const match = amid(
      opened(2),
      { board },
      { hands: ['AEIRSTLN', 'EEAIRSTU'], bags: ['EA', 'EEAAIIRRSSTT'] },
    );
    const laid = after(match, 0, ask(match, 0, level)!.action);
    expect(laid.state.phase).not.toBe(FINISHED);
  });

  it.each(BOT_LEVELS)(
    'level %i does not let a game end by idling when behind, if it can lay something',
    (level) => {
      const board = boardOf({ 1: '..tables', 15: '.CAR' });
      const match = amid(opened(2), { board, idle: 3 }, { hands: ['AEIRSTLN', 'EEAIRSTU'] });
      expect(ask(match, 0, level)?.action.type).toBe('place');
    },
  );

  it('with nothing to lay: other letters; no letters left to change: a pass', () => {
    const words = fromEntries([{ word: 'zygomatique', classes: ['noun'] }]);
    const match = amid(opened(2), {}, { hands: ['AEIRSTLN', 'EEAIRSTU'], bags: ['EEE', 'EEE'] });
    const change = ask(match, 0, 4, 'seed', words)!.action;
    expect(change.type).toBe('exchange');
    expect((change['tiles'] as string[]).length).toBe(3);
    expect(stateOf(after(match, 0, change)).secret.turns.at(-1)?.move.exchanged).toBe(3);
    const empty = amid(match, {}, { bags: ['', 'EEE'] });
    expect(ask(empty, 0, 4, 'seed', words)!.action).toEqual({ type: 'pass' });
  });

  it('the referee’s corrections are weighed like tiles: who is behind by them does not end the game', () => {
    const board = boardOf({ 1: '..table', 15: '.CARTES' });
    const near = amid(
      opened(2),
      { board },
      { hands: ['AEIRSTLN', 'EEAIRSTU'], bags: ['EE', 'EEEEEEAAIIRR'] },
    );
    const corrected = after(near, 'referee', { type: 'adjust', seat: 0, points: -60, reason: '' });
    expect(viewOf(corrected, 0).scores[0]).toBe(6 - 60);
    const laid = after(corrected, 0, ask(corrected, 0, 4)!.action);
    expect(laid.state.phase).not.toBe(FINISHED);
  });
});
