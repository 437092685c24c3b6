import { describe, expect, it } from 'vitest';
import { countFaces } from '#engine/core/cards';
import { DECK, pointsOf } from '#engine/games/tennis/figures';
import { faces, open, setupRefusal, Table } from './play';

describe('tennis, cards', () => {
  it('107 cards: 96 letters and 11 jokers, 263 points in all', () => {
    expect(DECK).toHaveLength(107);
    expect(DECK.filter((face) => face.length === 1)).toHaveLength(96);
    expect(pointsOf(DECK)).toBe(263);
    const jokers = countFaces(DECK.filter((face) => face.length > 1));
    expect(Object.fromEntries(jokers)).toEqual({ ANY: 3, CONSONANT: 3, VOWEL: 3, COPY: 2 });
  });

  it.each([
    ['A', 8, 1],
    ['E', 14, 0],
    ['J', 1, 8],
    ['R', 6, 2],
    ['V', 2, 6],
    ['Y', 1, 7],
    ['Z', 1, 8],
  ])('%s: %i cards worth %i', (face, count, value) => {
    expect(DECK.filter((card) => card === face)).toHaveLength(count);
    expect(pointsOf([face])).toBe(value);
  });
});

describe('tennis, setup', () => {
  it('seven to each player, whole hands at a time, seat 0 first; the rest is the pile; seat 0 serves', () => {
    expect(new Table({ players: 3, shuffles: ['BCAESTRDOLMEUIAAAADDD'] }).final()).toMatchObject({
      phase: 'serve',
      set: 1,
      sets: [0, 0, 0],
      scores: [0, 0, 0],
      winners: [],
      setScores: [],
      server: 0,
      turn: 0,
      inRally: [0, 1, 2],
      table: [],
      pot: 0,
      pile: 86,
      hands: [[...'ABCERST'], [...'DEILMOU'], ['A', 'A', 'A', 'A', 'D', 'D', 'D']].map((hand) => hand.sort()),
      tricks: [0, 0, 0],
      malus: [0, 0, 0],
      lastShot: null,
      secondServe: false,
      deadline: null,
    });
  });

  it('what a shuffle does not name follows A to Z, then ANY, CONSONANT, VOWEL, COPY', () => {
    const { pile, hands } = new Table({ shuffles: ['<<'] }).state().secret;
    expect(hands).toEqual([faces('<<AAAAA'), faces('AAABBCC')]);
    expect(pile.slice(0, 5)).toEqual(faces('CDDDD'));
    expect(pile.slice(-11)).toEqual(faces('YZ***cccvvv'));
  });

  it('the options as the page has them', () => {
    expect(new Table().state().config).toEqual({
      players: 2,
      weight: 5,
      line: 13,
      setsToWin: 2,
      bluff: 'tolerated',
      turnSeconds: 0,
      answerSeconds: 30,
      words: 'all',
    });
  });

  it.each([1, 5, 0])('BAD_PLAYERS: %i', (players) => {
    expect(setupRefusal({ players })).toBe('BAD_PLAYERS');
  });

  it.each([2, 3, 4])('%i players', (players) => {
    expect(setupRefusal({ players })).toBeNull();
  });

  it.each([
    ['weight', 0],
    ['weight', 13],
    ['weight', 1.5],
    ['weight', '5'],
    ['line', 0],
    ['line', 100],
    ['setsToWin', 0],
    ['setsToWin', 10],
    ['bluff', 'allowed'],
    ['bluff', true],
    ['words', 'nothing'],
    ['turnSeconds', -1],
    ['turnSeconds', null],
    ['answerSeconds', -1],
    ['answerSeconds', 0.5],
    ['turnMinutes', 1],
  ])('an option out of range makes the setup unreadable: %s %j', (option, value) => {
    expect(setupRefusal({ options: { [option]: value } })).toEqual({ option });
  });

  it.each([
    ['weight', 1],
    ['weight', 12],
    ['line', 1],
    ['line', 99],
    ['setsToWin', 9],
    ['bluff', 'blocked'],
    ['words', 'nouns'],
    ['turnSeconds', 0],
    ['turnSeconds', 100000],
    ['answerSeconds', 0],
  ])('an option in range: %s %j', (option, value) => {
    expect(setupRefusal({ options: { [option]: value } })).toBeNull();
  });

  it('a list that names a card the pile does not hold makes the setup unreadable', () => {
    expect(setupRefusal({ shuffles: ['QQ'] })).toBe('BAD_SHUFFLE');
    expect(open({ shuffles: ['Q<<***'] }).ok).toBe(true);
  });
});
