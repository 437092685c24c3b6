import { describe, expect, it } from 'vitest';
import { answer, cards, challenge, pass, serve, Table } from './play';

const B = { seat: 0, kind: 'SERVICE', net: false };

describe('tennis, a serve', () => {
  it('CARD_NOT_IN_HAND, also for the second of a face', () => {
    expect(new Table().send(serve(1, 0, 'Z'))).toBe('CARD_NOT_IN_HAND');
    expect(new Table().send(serve(1, 0, 'BB'))).toBe('CARD_NOT_IN_HAND');
    expect(new Table().send(serve(1, 0, 'B<'))).toBe('CARD_NOT_IN_HAND');
  });

  it('of the weight or more it is on the table; the player draws back; the next one plays', () => {
    const table = new Table().play(serve(7, 0, 'BCA'));
    expect(table.final()).toMatchObject({
      phase: 'play',
      turn: 1,
      server: 0,
      table: ['B', 'C', 'A'],
      pot: 0,
      pile: 90,
      handSizes: [7, 7],
      lastShot: { ...B, value: 10, amorti: false, ligne: false },
    });
  });

  it.each([
    ['B', 5, true, false],
    ['BA', 6, false, false],
    ['BCRS', 13, false, true],
    ['BCARS', 14, false, true],
  ])('%s, worth %i: amorti %j, ligne %j', (text, value, amorti, ligne) => {
    const table = new Table().play(serve(1, 0, text));
    expect(table.final().lastShot).toEqual({ ...B, value, amorti, ligne });
  });

  it('a shot may be amorti and on the line', () => {
    const table = new Table({ options: { line: 5 } }).play(serve(1, 0, 'B'));
    expect(table.final().lastShot).toEqual({ ...B, value: 5, amorti: true, ligne: true });
  });

  it('jokers are worth nothing, and stay as they are on the table: a copy with its direction', () => {
    const table = new Table({ shuffles: ['B*cv<<E'] }).play(serve(1, 0, 'B*cv<>'));
    expect(table.final()).toMatchObject({
      table: ['B', 'ANY', 'CONSONANT', 'VOWEL', { card: 'COPY', dir: 'prev' }, { card: 'COPY', dir: 'next' }],
      lastShot: { value: 5 },
    });
    expect(table.state().open.table.at(-1)).toEqual(cards('>')[0]);
  });

  it('the rally begins with everyone in it, round the table from whoever serves', () => {
    const table = Table.at({ players: 4, server: 2, hands: ['', '', 'BCAESTR'] }).play(serve(1, 2, 'B'));
    expect(table.final()).toMatchObject({ turn: 3, inRally: [0, 1, 2, 3] });
    expect(table.play(pass(2, 3)).final()).toMatchObject({ turn: 0, inRally: [0, 1, 2] });
  });
});

describe('tennis, faults', () => {
  it('below the weight: the cards go to the pot, and the player draws back and serves again', () => {
    expect(new Table().play(serve(3, 0, 'CE')).final()).toMatchObject({
      phase: 'serve',
      turn: 0,
      server: 0,
      table: [],
      pot: 2,
      pile: 91,
      secondServe: true,
      malus: [0, 0],
      lastShot: null,
      handSizes: [7, 7],
    });
  });

  it('below again: the cards and three penalty cards are malus, penalty first, and the next player serves', () => {
    const table = new Table({ shuffles: ['BCAESTRDOLMEUI' + 'Q' + 'KJZ' + 'F'] });
    table.play(serve(1, 0, 'C'), serve(2, 0, 'A'));
    expect(table.final()).toMatchObject({
      phase: 'serve',
      turn: 1,
      server: 1,
      pot: 1,
      malus: [1 + 8 + 8 + 8, 0],
      malusSizes: [4, 0],
      secondServe: false,
      inRally: [0, 1],
    });
    expect(table.final().hands[0]).toEqual([...'BEFQRST']);
  });

  it('the second serve may be good; what is in the pot stays there', () => {
    const table = new Table().play(serve(1, 0, 'C'), serve(2, 0, 'B'));
    expect(table.final()).toMatchObject({ phase: 'play', turn: 1, pot: 1, table: ['B'], secondServe: false });
  });

  it('penalty cards are as many as there are, and then there is none to draw', () => {
    const table = Table.at({ pile: 'QKJ' }).play(serve(1, 0, 'C'), serve(2, 0, 'A'));
    expect(table.final()).toMatchObject({ malus: [1 + 8 + 8, 0], malusSizes: [3, 0], pile: 0 });
    expect(table.final().handSizes).toEqual([6, 7]);
  });

  it('a fault can’t be challenged', () => {
    expect(new Table().play(serve(1, 0, 'C')).send(challenge(2, 1))).toBe('WRONG_PHASE');
  });

  it('a server can’t pass', () => {
    expect(new Table().send(pass(1, 0))).toBe('WRONG_PHASE');
    expect(new Table().play(serve(1, 0, 'C')).send(pass(2, 0))).toBe('WRONG_PHASE');
  });
});

describe('tennis, bluff', () => {
  it('tolerated: nothing is checked', () => {
    expect(new Table().send(serve(1, 0, 'BCR'))).toBeNull();
  });

  it('blocked: NOT_A_BEGINNING at the weight or more, after the cards; below it nothing is checked', () => {
    const blocked = () => new Table({ options: { bluff: 'blocked' } });
    expect(blocked().send(serve(1, 0, 'BCR'))).toBe('NOT_A_BEGINNING');
    expect(blocked().send(serve(1, 0, 'BCRZ'))).toBe('CARD_NOT_IN_HAND');
    expect(blocked().send(serve(1, 0, 'BA'))).toBeNull();
    expect(blocked().send(serve(1, 0, 'RT'))).toBe('NOT_A_BEGINNING');
    expect(blocked().send(serve(1, 0, 'RS'))).toBeNull();
    expect(
      blocked()
        .play(serve(1, 0, 'R'))
        .send(serve(2, 0, 'TC')),
    ).toBe('NOT_A_BEGINNING');
  });

  it('blocked: only words that might answer count', () => {
    const blocked = (words: string) =>
      Table.at({ options: { bluff: 'blocked', words }, hands: ['MANGEST'] }).send(serve(1, 0, 'MAN'));
    expect(blocked('all')).toBeNull();
    expect(blocked('noConjugation')).toBe('NOT_A_BEGINNING');
    expect(blocked('nouns')).toBe('NOT_A_BEGINNING');
  });

  it('blocked: a shot may still be challenged', () => {
    const table = new Table({ options: { bluff: 'blocked' } }).play(serve(1, 0, 'B'), challenge(2, 1));
    expect(table.play(answer(3, 0, 'bal')).final()).toMatchObject({ phase: 'serve', server: 0 });
  });
});
