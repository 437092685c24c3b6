import { describe, expect, it } from 'vitest';
import { bid, cards, exchange, lay, pass, play, referee, Table, tick, type Position } from './play';

/** Seat 0 makes CARE and has nothing left; seat 1 holds what it has to pay for. */
const LAST: Position = { hands: ['E', 'W*#'], pile: '', scores: [10, 20] };
const CARE = play(5, 0, lay(3, 'E'));

describe('rondo, a player has no cards left', () => {
  it('with the pile empty the game ends; everyone loses what is in hand, joker 3, eraser 2', () => {
    const table = Table.at(LAST).play(CARE);
    expect(table.final()).toMatchObject({
      phase: 'finished',
      turn: null,
      deadline: null,
      t: 5,
      scores: [18, 5],
      winners: [0],
      pile: 0,
      mustBury: false,
      handSizes: [0, 3],
      deductions: [0, 15],
    });
    expect(table.events().at(-1)).toEqual({ type: 'over', reason: 'out' });
  });

  it('by the values of the deck', () => {
    const table = Table.at({ ...LAST, options: { deck: 'de-1997' } }).play(CARE);
    expect(table.final().scores).toEqual([22, 7]);
  });

  it('whoever ends it may still lose', () => {
    expect(
      Table.at({ ...LAST, scores: [-30, 20] })
        .play(CARE)
        .final().winners,
    ).toEqual([1]);
  });

  it('with a card left in the pile it goes on', () => {
    const table = Table.at({ ...LAST, pile: 'X' }).play(CARE);
    expect(table.final()).toMatchObject({ phase: 'turn', turn: 1, handSizes: [1, 3], pile: 0 });
  });

  it('with a card left in the hand it goes on, be it a swapped joker', () => {
    const more = Table.at({ ...LAST, hands: ['EA', 'W'] }).play(CARE);
    expect(more.final()).toMatchObject({ phase: 'turn', handSizes: [1, 1] });
    const swapped = Table.at({ ...LAST, holder: 'CaR', hands: ['AE', 'W'] });
    swapped.play(play(5, 0, lay(1, 'A'), lay(3, 'E')));
    expect(swapped.final()).toMatchObject({ phase: 'turn', handSizes: [1, 1], turn: 1 });
    expect(swapped.final().hands[0]).toEqual(['JOKER']);
  });

  it('after it everything is GAME_OVER but a tick, which only moves the time', () => {
    const table = Table.at(LAST).play(CARE);
    expect(table.send(pass(6, 1))).toBe('GAME_OVER');
    expect(table.send(referee(6, 'adjust', { seat: 1, points: 1, reason: '' }))).toBe('GAME_OVER');
    expect(table.send(referee(6, 'endGame'))).toBe('GAME_OVER');
    table.play(tick(1e6));
    expect(table.final()).toMatchObject({ t: 1e6, scores: [18, 5], winners: [0], paused: false });
  });
});

describe('rondo, everyone has passed with the pile empty', () => {
  const empty = (players: number): Position => ({
    players,
    hands: ['CAR', 'W', 'ESE', 'X', 'Y', 'Z'],
    pile: '',
  });

  it.each([2, 3, 6])('%i players in a row', (players) => {
    const table = Table.at(empty(players));
    for (let seat = 0; seat < players - 1; seat++) table.play(pass(seat, seat));
    expect(table.final()).toMatchObject({ phase: 'turn', turn: players - 1 });
    table.play(pass(9, players - 1));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      scores: [-7, -10, -4, -10, -10, -8].slice(0, players),
      winners: [players === 2 ? 0 : 2],
    });
    expect(table.events().at(-1)).toEqual({ type: 'over', reason: 'idle' });
  });

  it('a pass that still drew a card does not count', () => {
    const table = Table.at({ ...empty(2), pile: 'T' }).play(pass(1, 0), pass(2, 1));
    expect(table.final().phase).toBe('turn');
    table.play(pass(3, 0));
    expect(table.final().phase).toBe('finished');
  });

  it('a play begins the count anew', () => {
    const table = Table.at({ ...empty(2), hands: ['CAR', 'EW'] });
    table.play(pass(1, 0), play(2, 1, lay(3, 'E')), pass(3, 0));
    expect(table.final().phase).toBe('turn');
    table.play(pass(4, 1));
    expect(table.final()).toMatchObject({ phase: 'finished', scores: [-7, -2] });
  });

  it('a time-out and an endPhase pass in every respect', () => {
    const table = Table.at(empty(3)).play(pass(1, 0), tick(60_001), referee(60_002, 'endPhase'));
    expect(table.final()).toMatchObject({ phase: 'finished', t: 60_002, scores: [-7, -10, -4] });
  });

  it('at the deadline that ends it, an action is too late', () => {
    const table = Table.at(empty(2)).play(pass(1, 0));
    expect(table.send(pass(60_001, 1))).toBe('GAME_OVER');
    expect(table.final()).toMatchObject({ phase: 'turn', t: 1 });
  });

  it('a pass after a refused exchange', () => {
    const table = Table.at(empty(2));
    expect(table.send(exchange(1, 0))).toBe('PILE_EMPTY');
    expect(table.final().idle).toBe(0);
  });
});

describe('rondo, who wins', () => {
  it('the highest total; tied: shared', () => {
    const scores = [7, 12, 7];
    const tied: Position = { players: 3, hands: ['', 'C*', 'AAAA'], pile: '', scores: [5, 12, 9] };
    const table = Table.at(tied).play(pass(1, 0), pass(2, 1), pass(3, 2));
    expect(table.final()).toMatchObject({ scores: [5, 5, 5], winners: [0, 1, 2] });
    const two = Table.at({ ...tied, scores }).play(pass(1, 0), pass(2, 1), pass(3, 2));
    expect(two.final()).toMatchObject({ scores: [7, 5, 3], winners: [0] });
  });

  it('nobody before the end', () => {
    expect(Table.at({ scores: [5, 1] }).final().winners).toEqual([]);
  });
});

describe('rondo, endGame', () => {
  it('the scores as they stand, nothing is deducted', () => {
    const table = Table.at(LAST).play(referee(9, 'endGame'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      t: 9,
      turn: null,
      deadline: null,
      scores: [10, 20],
      winners: [1],
      word: 'CAR',
      deductions: null,
    });
    expect(table.final().hands[1]).toEqual(cards('W*#'));
  });

  it('with a bury due: nothing is owed any more, the drawn card stays in the hand', () => {
    const table = Table.at({ hands: ['TESOMUD'], pile: 'XYZ' }).play(exchange(1, 0), referee(2, 'endGame'));
    expect(table.final()).toMatchObject({ mustBury: false, handSizes: [8, 7], pile: 2, scores: [0, 0] });
  });

  it('in the opening: nothing is laid, no bid is told', () => {
    const table = new Table({ shuffles: ['CARTESOLINESAP'] });
    table.play(bid(1, 0, 'CAR'), referee(2, 'endGame'));
    expect(table.final(0)).toMatchObject({
      phase: 'finished',
      scores: [0, 0],
      winners: [0, 1],
      word: null,
      holder: [],
      lastPlay: null,
      bid: null,
      turn: null,
    });
  });

  it('in a pause: it is over, and paused no more', () => {
    const table = Table.at(LAST).play(referee(1, 'pause'), referee(2, 'endGame'));
    expect(table.final()).toMatchObject({ phase: 'finished', paused: false, deadline: null });
  });
});
