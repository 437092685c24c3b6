import { describe, expect, it } from 'vitest';
import { handCost, valueOf } from '#engine/games/rondo/score';
import { bury, exchange, lay, pass, play, Table, type Position } from './play';

type Laid = readonly (readonly [number, string])[];

function partsOf(position: Position, laid: Laid) {
  const table = Table.at(position);
  table.play(play(1, 0, ...laid.map(([at, card]) => lay(at, card))));
  const { lastPlay, scores } = table.final();
  return { ...lastPlay, score: scores[0] };
}

describe('rondo, what cards are worth', () => {
  it.each([
    ['fr', 1, 'AEI'],
    ['fr', 2, 'LNORSTU'],
    ['fr', 4, 'CDMP'],
    ['fr', 5, 'BG'],
    ['fr', 6, 'FHV'],
    ['fr', 8, 'JQZ'],
    ['fr', 10, 'KWXY'],
    ['de-1997', 1, 'E'],
    ['de-1997', 2, 'AINRU'],
    ['de-1997', 3, 'OST'],
    ['de-1997', 5, 'BDGHLMP'],
    ['de-1997', 7, 'CFK'],
    ['de-1997', 8, 'JVW'],
    ['de-1997', 10, 'QXYZ'],
  ] as const)('deck %s, %i: %s', (deck, value, letters) => {
    for (const letter of letters) expect(valueOf(deck, letter), letter).toBe(value);
  });

  it.each(['fr', 'de-1997'] as const)('deck %s: a joker −3, an eraser −2', (deck) => {
    expect(valueOf(deck, 'JOKER')).toBe(-3);
    expect(valueOf(deck, 'ERASER')).toBe(-2);
  });

  it('what is left in a hand costs its value, a joker 3 and an eraser 2', () => {
    expect(handCost('fr', ['W', 'E', 'JOKER', 'ERASER', 'ERASER'])).toBe(18);
    expect(handCost('de-1997', ['W', 'E', 'JOKER', 'ERASER', 'ERASER'])).toBe(16);
    expect(handCost('fr', [])).toBe(0);
  });
});

describe('rondo, score of a play', () => {
  it('all letters of the word as it reads, those that were there included', () => {
    expect(partsOf({ hands: ['ESTOLIM'] }, [[3, 'E']])).toEqual({
      seat: 0,
      word: 'CARE',
      letters: 8,
      blanks: 0,
      bonus: 0,
      exchanges: 0,
      points: 8,
      score: 8,
    });
  });

  it('by the deck of the game', () => {
    const options = { deck: 'de-1997' };
    expect(partsOf({ hands: ['ESTOLIM'], options }, [[3, 'E']])).toMatchObject({ letters: 12, points: 12 });
  });

  it('a joker of the word −3, one that was there too', () => {
    expect(partsOf({ hands: ['*STOLIM'] }, [[3, '*E']])).toMatchObject({ letters: 4, points: 4 });
    expect(partsOf({ holder: 'cAR', hands: ['*STOLIM'] }, [[3, '*E']])).toMatchObject({ letters: -3 });
  });

  it('−2 for each blank that can be seen, old or new', () => {
    expect(
      partsOf({ holder: 'CARES', hands: ['##TOLIM'] }, [
        [0, '#'],
        [4, '#'],
      ]),
    ).toMatchObject({
      word: 'ARE',
      letters: 4,
      blanks: -4,
      bonus: 0,
      points: 0,
    });
    expect(partsOf({ holder: '-ARE-', hands: ['M#TOLIS'] }, [[0, 'M']])).toMatchObject({
      letters: 8,
      blanks: -2,
      points: 6,
    });
    expect(partsOf({ holder: '--ARE', hands: ['M#TOLIS'] }, [[1, 'M']])).toMatchObject({ blanks: -2 });
  });

  it.each<[number, number, string, Laid]>([
    [1, 0, 'PARE', [[4, 'S']]],
    [
      2,
      0,
      'PARE',
      [
        [0, 'M'],
        [4, 'S'],
      ],
    ],
    [
      3,
      3,
      'PAR-',
      [
        [0, 'M'],
        [3, 'E'],
        [4, 'S'],
      ],
    ],
    [
      4,
      6,
      'PaR-',
      [
        [0, 'M'],
        [1, 'A'],
        [3, 'E'],
        [4, 'S'],
      ],
    ],
  ])('%i cards laid: a bonus of %i, 3 for each beyond the second', (_, bonus, holder, laid) => {
    expect(partsOf({ holder, hands: ['MAESTOL'] }, laid)).toMatchObject({ bonus });
  });

  it('an eraser laid is a card laid', () => {
    const laid: Laid = [
      [0, '#'],
      [1, 'M'],
      [4, 'E'],
    ];
    expect(partsOf({ holder: 'SCAR', hands: ['M#ETOLI'] }, laid)).toMatchObject({
      word: 'MARE',
      letters: 8,
      blanks: -2,
      bonus: 3,
      points: 9,
    });
  });

  it('the bonus of the option', () => {
    const laid: Laid = [
      [0, 'M'],
      [3, 'E'],
      [4, 'S'],
    ];
    const at = (bonus: number): Position => ({ holder: 'CAR-', hands: ['MESTOLI'], options: { bonus } });
    expect(partsOf(at(0), laid)).toMatchObject({ bonus: 0, points: 10 });
    expect(partsOf(at(7), laid)).toMatchObject({ bonus: 7, points: 17 });
  });

  it('−2 for each exchange of this turn, none for those of earlier ones', () => {
    const options = { exchanges: 2 };
    const table = Table.at({ hands: ['ESTOLIM', 'SETOLIM'], pile: 'XYZW', options });
    table.play(exchange(1, 0), bury(1, 0, 'X'), exchange(2, 0), bury(2, 0, 'Y'), play(3, 0, lay(3, 'E')));
    expect(table.final().lastPlay).toMatchObject({ letters: 8, exchanges: -4, points: 4 });
    table.play(play(4, 1, lay(4, 'S')));
    expect(table.final().lastPlay).toMatchObject({ letters: 10, exchanges: 0, points: 10 });
  });

  it('an exchange costs nothing where no word is made', () => {
    const table = Table.at({ hands: ['ESTOLIM'] }).play(exchange(1, 0), bury(1, 0, 'E'), pass(2, 0));
    expect(table.final().scores).toEqual([0, 0]);
    expect(table.final().lastPlay).toBeNull();
  });

  it('it may be negative', () => {
    expect(
      partsOf({ holder: 'caRES', hands: ['##TOLIM'], scores: [1, 0] }, [
        [3, '#'],
        [4, '#'],
      ]),
    ).toMatchObject({ letters: -4, blanks: -4, points: -8, score: -7 });
  });

  it('lastPlay stays through passes', () => {
    const table = Table.at({ hands: ['ESTOLIM'] }).play(play(1, 0, lay(3, 'E')), pass(2, 1), pass(3, 0));
    expect(table.final('public').lastPlay).toMatchObject({ seat: 0, word: 'CARE', points: 8 });
    expect(table.final('public').lastMove).toEqual({ type: 'passed', seat: 0, drew: true, timedOut: false });
  });
});

describe('rondo, drawing back', () => {
  it('to 7', () => {
    const table = Table.at({ hands: ['MESTOLI'], holder: 'CAR-', pile: 'XYZW' });
    table.play(play(1, 0, lay(0, 'M'), lay(3, 'E'), lay(4, 'S')));
    expect(table.final()).toMatchObject({ handSizes: [7, 7], pile: 1 });
  });

  it('no draw with 7 or more in hand', () => {
    const nine = Table.at({ hands: ['ESTOLIMMM'], pile: 'XYZW' }).play(play(1, 0, lay(3, 'E')));
    expect(nine.final()).toMatchObject({ handSizes: [8, 7], pile: 4 });
    const eight = Table.at({ hands: ['ESTOLIMM'], pile: 'XYZW' }).play(play(1, 0, lay(3, 'E')));
    expect(eight.final()).toMatchObject({ handSizes: [7, 7], pile: 4 });
  });

  it('as far as the pile goes', () => {
    const table = Table.at({ hands: ['MESTOLI'], holder: 'CAR-', pile: 'X' });
    table.play(play(1, 0, lay(0, 'M'), lay(3, 'E'), lay(4, 'S')));
    expect(table.final()).toMatchObject({ handSizes: [5, 7], pile: 0, phase: 'turn', turn: 1 });
  });
});
