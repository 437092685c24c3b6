import { describe, expect, it } from 'vitest';
import { bid, bidPass, bury, cards, exchange, lay, pass, play, referee, slots, Table } from './play';

const opening = () => new Table({ players: 3, shuffles: ['CAR*TESLINESAPPIEEEEEMUD'] });
const turn = () =>
  Table.at({ players: 3, holder: 'CaR', hands: ['TESOMUD', 'LINSAPE', 'EEEEEEE'], pile: 'XYZ' });
const AUDIENCES = ['public', 'referee', 0, 1, 2] as const;

describe('rondo, views of the opening', () => {
  it('a bid is its own player’s alone, not even the referee’s', () => {
    const table = opening().play(bid(1, 0, 'CAR', [1]));
    expect(table.final(0).bid).toEqual({ word: 'CAR', jokers: [1] });
    for (const audience of ['public', 'referee', 1, 2] as const) {
      const view = table.final(audience);
      expect(view.bid).toBeNull();
      expect(JSON.stringify(view)).not.toContain('CAR"');
    }
  });

  it('"pass" for who has passed', () => {
    const table = opening().play(bidPass(1, 2));
    expect(table.final(2).bid).toBe('pass');
    expect(table.final(0).bid).toBeNull();
    expect(table.final().bid).toBeNull();
  });

  it('that somebody has bid is told, not what: a bid and a pass look the same', () => {
    const [word, none] = [opening().play(bid(1, 0, 'CAR')), opening().play(bidPass(1, 0))];
    expect(word.final('public')).toEqual(none.final('public'));
    expect(word.final('referee')).toEqual(none.final('referee'));
    expect(word.final('public').bidden).toEqual([true, false, false]);
    expect(word.events()).toEqual([{ type: 'bidden', seat: 0 }]);
    expect(none.events()).toEqual([{ type: 'bidden', seat: 0 }]);
  });

  it('null for everyone once the opening has closed; the words that lost are never told', () => {
    const table = opening().play(bid(1, 0, 'CAR'), bid(2, 1, 'LIN'), bidPass(3, 2));
    for (const audience of AUDIENCES) {
      expect(table.final(audience).bid).toBeNull();
      expect(JSON.stringify(table.final(audience))).not.toContain('LIN');
    }
    expect(JSON.stringify(table.events())).not.toContain('LIN');
  });

  it('null again when all cards are dealt again', () => {
    const table = opening().play(
      referee(1, 'pause'),
      referee(2, 'resume'),
      bidPass(3, 0),
      referee(4, 'endPhase'),
    );
    expect(table.final(0)).toMatchObject({ bid: null, bidden: [false, false, false], phase: 'opening' });
  });

  it('hands: one’s own, all for the referee, none for the public', () => {
    expect(opening().final(1).hands).toEqual([null, cards('LINESAP'), null]);
    expect(opening().final('public').hands).toEqual([null, null, null]);
    expect(opening().final().hands).toEqual([cards('CAR*TES'), cards('LINESAP'), cards('PIEEEEE')]);
  });
});

describe('rondo, views of a turn', () => {
  it('everyone sees holder, word, scores, hand sizes, pile size, last play, deadline', () => {
    const table = turn().play(play(1, 0, lay(3, 'E')));
    for (const audience of AUDIENCES)
      expect(table.final(audience)).toMatchObject({
        phase: 'turn',
        turn: 1,
        t: 1,
        deadline: 60_001,
        holder: slots('CaRE'),
        word: 'CARE',
        scores: [4, 0, 0],
        handSizes: [7, 7, 7],
        pile: 2,
        mustBury: false,
        lastPlay: { seat: 0, word: 'CARE', letters: 4, blanks: 0, bonus: 0, exchanges: 0, points: 4 },
        bid: null,
        history: [{ seat: 0, word: 'CARE', points: 4 }],
      });
  });

  it('a joker of the holder is seen with its letter, a card without one has none', () => {
    expect(turn().final('public').holder).toEqual([{ card: 'C' }, { card: 'JOKER', as: 'A' }, { card: 'R' }]);
  });

  it.each([0, 1, 2])('seat %i sees its own hand, and no other', (seat) => {
    const { hands } = turn().final(seat);
    expect(hands.map((hand) => hand !== null)).toEqual([0, 1, 2].map((other) => other === seat));
  });

  it('that a bury is due is seen by all, the card drawn by its player and the referee', () => {
    const table = turn().play(exchange(1, 0));
    for (const audience of AUDIENCES) expect(table.final(audience).mustBury).toBe(true);
    for (const audience of ['public', 1, 2] as const)
      expect(JSON.stringify(table.final(audience))).not.toContain('"X"');
    expect(table.final(0).hands[0]).toContain('X');
  });

  it('the buried card is in no view and no event', () => {
    const table = turn().play(exchange(1, 0), bury(2, 0, 'M'));
    for (const audience of AUDIENCES) expect(JSON.stringify(table.final(audience))).not.toContain('"M"');
    expect(table.events()).toEqual([{ type: 'buried', seat: 0 }]);
  });

  it('what is covered, and the pile, are in no view', () => {
    const table = Table.at({ holder: 'CAR', hands: ['MESTOLI', 'AAAAAAA'], pile: 'XYZXYZ' });
    table.play(play(1, 0, lay(0, 'M')));
    for (const audience of AUDIENCES.slice(0, 4)) {
      const text = JSON.stringify(table.final(audience));
      expect(text).not.toMatch(/secret|shuffler|covered|"C"|"Y"/);
    }
  });

  it('the last move is told, with what was laid', () => {
    const table = turn().play(play(1, 0, lay(3, 'E')));
    expect(table.final('public').lastMove).toMatchObject({
      type: 'played',
      seat: 0,
      laid: [{ at: 3, card: 'E' }],
      swapped: 0,
    });
    expect(table.play(pass(2, 1)).final('public').lastMove).toEqual({
      type: 'passed',
      seat: 1,
      drew: true,
      timedOut: false,
    });
  });

  it('the history holds every word, the oldest first', () => {
    const table = opening().play(bid(1, 0, 'CAR', []), bidPass(1, 1), bidPass(1, 2));
    table.play(play(2, 1, lay(3, 'E')), pass(3, 2), play(4, 0, lay(4, 'S')));
    expect(table.final('public').history.map(({ word }) => word)).toEqual(['CAR', 'CARE', 'CARES']);
  });

  it('at the end hands stay as hidden as before', () => {
    const table = turn().play(referee(1, 'endGame'));
    expect(table.final('public').hands).toEqual([null, null, null]);
    expect(table.final(1).hands[0]).toBeNull();
    expect(table.final().hands[0]).toEqual(cards('TESOMUD'));
  });
});
