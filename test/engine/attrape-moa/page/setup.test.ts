import { describe, expect, it } from 'vitest';
import { setupRefusal, send, start, Table } from './play';

const deckOf = (text: string) =>
  [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => letter!.repeat(Number(count))).join('');
const WHOLE_DECK = deckOf('A7B1C2D3E11F2G2H1I6J1K1L4M2N4O5P2Q1R4S4T4U5V2W1X1Y1Z1');

describe('attrape-moa, deck and deal', () => {
  it('the deck is the 78 letters of the page: a list that names them all is dealt', () => {
    expect(WHOLE_DECK).toHaveLength(78);
    expect(new Table({ decks: [WHOLE_DECK] }).send(start())).toBeNull();
  });

  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('the deck holds no more %s than the page says', (letter) => {
    const table = new Table({
      decks: [letter.repeat([...WHOLE_DECK].filter((l) => l === letter).length + 1)],
    });
    expect(table.send(start())).toBe('BAD_SHUFFLE');
  });

  it('jokers are not in the deck: a shuffle that names one is BAD_SHUFFLE, and changes nothing', () => {
    const table = new Table({ decks: ['?'] });
    const before = table.final();
    expect(table.send(start(5))).toBe('BAD_SHUFFLE');
    expect(table.final()).toEqual(before);
  });

  it('BAD_SHUFFLE is looked at last: a seat that may not start is told so', () => {
    expect(new Table({ decks: ['?'] }).send(start(0, 2))).toBe('NOT_YOUR_TURN');
  });

  it('cards that a list does not name follow from A to Z', () => {
    const table = new Table({ decks: ['Z'], options: { referee: 'permanent' }, players: 2 }).play(
      start(0, 'referee'),
    );
    expect(table.final('referee').hands).toEqual([
      ['Z', 'A', 'A', 'A', 'A'],
      ['A', 'A', 'A', 'B', 'C'],
    ]);
    expect(table.final().common).toEqual(['C', 'D', 'D', 'D', 'E']);
  });

  it('five cards to each active seat in seat order, then five common cards; the referee of the round has none', () => {
    const table = new Table().play(start());
    expect(table.final(0).hands).toEqual([[], null, null]);
    expect(table.final(1).hands[1]).toEqual([...'CHATS']);
    expect(table.final(2).hands[2]).toEqual([...'MANGE']);
    expect(table.final('public').common).toEqual([...'RIOUL']);
  });

  it('all of the deck is shuffled again for every round, and the next seat is referee', () => {
    const table = new Table({ decks: [WHOLE_DECK, 'CHATSMANGERIOUL'] })
      .play(start(), send(1000, 'referee', 'endPhase'))
      .play(start(2000, 1));
    expect(table.final().refereeSeat).toBe(1);
    expect(table.final(0).hands[0]).toEqual([...'CHATS']);
    expect(table.final(2).hands[2]).toEqual([...'MANGE']);
    expect(table.final(1).hands[1]).toEqual([]);
  });

  it('each player starts with two jokers, or as many as the option says', () => {
    expect(new Table().final().jokers).toEqual([2, 2, 2]);
    expect(new Table({ options: { jokers: 0 } }).final().jokers).toEqual([0, 0, 0]);
  });
});

describe('attrape-moa, options', () => {
  it.each([
    ['classic rotating', {}, 3, 9],
    ['classic permanent', { referee: 'permanent' }, 2, 9],
    ['express', { variant: 'express' }, 2, 9],
    ['class', { variant: 'class' }, 2, 40],
  ])('%s takes the players of the page, else BAD_PLAYERS', (_, options, min, max) => {
    expect(setupRefusal({ options, players: min, decks: [] })).toBeNull();
    expect(setupRefusal({ options, players: max, decks: [] })).toBeNull();
    expect(setupRefusal({ options, players: min - 1, decks: [] })).toBe('BAD_PLAYERS');
    expect(setupRefusal({ options, players: max + 1, decks: [] })).toBe('BAD_PLAYERS');
  });

  it.each([
    ['searchSeconds', 0],
    ['searchSeconds', 1.5],
    ['announceSeconds', '60'],
    ['revealSeconds', null],
    ['jokers', -1],
    ['cycles', 0],
    ['cycles', null],
    ['rounds', 0],
    ['toolWords', 1],
    ['closeEarly', 'yes'],
    ['variant', 'quick'],
    ['referee', 0],
    ['validation', 'teacher'],
    ['nonsense', 1],
    ['constructor', 1],
  ])('an option out of its range makes the setup unreadable: %s %j', (key, value) => {
    expect(setupRefusal({ options: { [key]: value } })).not.toBeNull();
  });

  it('a known option of another variant is checked like any, and then ignored', () => {
    expect(setupRefusal({ options: { variant: 'express', searchSeconds: 0 } })).not.toBeNull();
    expect(
      new Table({ options: { variant: 'express', rounds: 4, searchSeconds: 9 } }).final().rounds,
    ).toBeNull();
    expect(new Table({ options: { variant: 'class', jokers: 5 } }).final().jokers).toEqual([0, 0, 0]);
  });

  it.each([
    [3, {}, 9],
    [4, {}, 8],
    [5, {}, 10],
    [6, {}, 6],
    [9, {}, 9],
    [4, { cycles: 3 }, 12],
    [4, { rounds: 3 }, 8],
    [4, { referee: 'permanent' }, 10],
    [4, { referee: 'permanent', rounds: 3 }, 3],
    [4, { referee: 'permanent', cycles: 3 }, 10],
    [4, { variant: 'class' }, 10],
    [4, { variant: 'class', rounds: 2, referee: 'rotating' }, 2],
  ])('%i players with %j play %i rounds', (players, options, rounds) => {
    expect(new Table({ players, options }).final().rounds).toBe(rounds);
  });

  it('refereeSeat is the round’s referee, null when the referee is permanent or there is none', () => {
    expect(new Table().final().refereeSeat).toBe(0);
    expect(new Table({ options: { referee: 'permanent' } }).final().refereeSeat).toBeNull();
    expect(new Table({ options: { variant: 'express' } }).final().refereeSeat).toBeNull();
    expect(new Table({ options: { variant: 'class' } }).final().refereeSeat).toBeNull();
  });

  it('jokers and seconds follow their options', () => {
    const options = { jokers: 1, searchSeconds: 10, announceSeconds: 5, revealSeconds: 3 };
    const table = new Table({ options }).play(start(100));
    expect(table.final().deadline).toBe(10_100);
    expect(table.send({ t: 200, by: 1, type: 'grab', length: 12 })).toBe('LENGTH_OUT_OF_RANGE');
    table.play({ t: 200, by: 1, type: 'grab', length: 11 });
    expect(table.final().deadline).toBe(5200);
    table.play({ t: 300, by: 2, type: 'announce', length: 2 });
    expect(table.final().deadline).toBe(3300);
  });
});
