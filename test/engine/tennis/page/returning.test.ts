import { describe, expect, it } from 'vitest';
import { back, challenge, collect, over, pass, serve, Table } from './play';

/** BA lies on the table; seat 1 holds DLM and jokers. */
const table = (options: Record<string, unknown> = {}, players = 2) =>
  Table.at({ options, players, hands: ['BASTREN', 'DLM*<cI', 'GHIJKLM'] }).play(serve(1, 0, 'BA'));

describe('tennis, the name of a return', () => {
  it.each([
    ['COUP_DROIT', '01DL', 'BADL'],
    ['REVERS', 'DL01', 'DLBA'],
    ['COUP_DROIT_LIFTE', '0DL1', 'BDLA'],
    ['COUP_DROIT_LIFTE', 'D01L', 'DBAL'],
    ['COUP_DROIT_LIFTE', '0D1L', 'BDAL'],
    ['REVERS_LIFTE', '10DL', 'ABDL'],
    ['REVERS_LIFTE', 'D1L0', 'DALB'],
    ['LOB', 'DLM', 'DLM'],
  ])('%s: %s', (kind, layout, reads) => {
    const final = table()
      .play(back(2, 1, layout))
      .final();
    expect(final).toMatchObject({ table: [...reads], turn: 0, lastShot: { seat: 1, kind } });
  });

  it('SMASH: jokers in the place of table cards, the others in order, new cards anywhere', () => {
    const final = table()
      .play(back(2, 1, ['D', over('*', 0), 'L', { table: 1 }]))
      .final();
    expect(final).toMatchObject({
      table: ['D', 'ANY', 'L', 'A'],
      pot: 1,
      lastShot: { kind: 'SMASH', value: 7 },
    });
  });

  it('all table cards replaced is still a SMASH; a copy comes with its direction', () => {
    const final = table()
      .play(back(2, 1, [over('*', 0), over('<', 1), 'D', 'L']))
      .final();
    expect(final).toMatchObject({
      table: ['ANY', { card: 'COPY', dir: 'prev' }, 'D', 'L'],
      pot: 2,
      lastShot: { kind: 'SMASH' },
    });
  });

  it('a LOB sends the whole table to the pot', () => {
    expect(
      table()
        .play(back(2, 1, 'DL'))
        .final(),
    ).toMatchObject({ table: ['D', 'L'], pot: 2 });
  });

  it('order is judged by the indexes, not by what reads the same', () => {
    const twins = Table.at({ hands: ['VVASTRE', 'DLMIOUE'] }).play(serve(1, 0, 'VV'));
    expect(twins.play(back(2, 1, '10DL')).final()).toMatchObject({ lastShot: { kind: 'REVERS_LIFTE' } });
  });

  it('the value is that of the cards from the hand only', () => {
    const final = table()
      .play(back(2, 1, '01DL*'))
      .final();
    expect(final.lastShot).toEqual({
      seat: 1,
      kind: 'COUP_DROIT',
      value: 7,
      net: false,
      amorti: false,
      ligne: false,
    });
    expect(final).toMatchObject({ handSizes: [7, 7], pile: 93 - 2 - 3 });
  });
});

describe('tennis, what refuses a return, in the order of the page', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['CARD_NOT_IN_HAND', 'a card that is not held', [{ table: 0 }, { table: 0 }, 'Z']],
    ['CARD_NOT_IN_HAND', 'a joker that is not held', [over('v', 0), { table: 0 }]],
    ['CARD_TWICE', 'an index twice, before one that names no card', [{ table: 7 }, { table: 7 }]],
    ['CARD_TWICE', 'kept and replaced', [{ table: 0 }, over('*', 0)]],
    ['BAD_ACTION', 'an index that names no table card', [{ table: 2 }]],
    ['NO_CARD', 'nothing from the hand', [{ table: 0 }, { table: 1 }]],
    ['NO_CARD', 'nothing from the hand, and a card dropped', [{ table: 0 }]],
    ['NO_CARD', 'nothing at all', []],
    ['CARD_DROPPED', 'a card neither kept nor replaced', [{ table: 0 }, 'D', 'L']],
    ['CARD_DROPPED', 'one replaced, the other left out', [over('D', 1), 'L']],
    ['ORDER', 'replaced and rearranged at once', [{ table: 1 }, over('D', 0)]],
    ['NOT_A_JOKER', 'a letter in the place of a card', [over('D', 0), { table: 1 }]],
  ])('%s: %s', (code, _, layout) => {
    expect(table().send(back(2, 1, layout))).toBe(code);
  });

  it('NO_CARDS: the player has none, before anything about the cards', () => {
    const empty = Table.at({ hands: ['BASTREN', ''], pile: '' }).play(serve(1, 0, 'BA'));
    expect(empty.send(back(2, 0, 'Z'))).toBe('NOT_YOUR_TURN');
    expect(empty.send(back(2, 1, 'Z'))).toBe('NO_CARDS');
    expect(empty.send(back(2, 1, '01'))).toBe('NO_CARDS');
    expect(empty.send(pass(2, 1))).toBeNull();
  });

  it('NOT_A_BEGINNING with bluff blocked, after the structure; below the weight nothing is checked', () => {
    const blocked = () => table({ bluff: 'blocked' });
    expect(blocked().send(back(2, 1, '01DL'))).toBe('NOT_A_BEGINNING');
    expect(blocked().send(back(2, 1, '0DL'))).toBe('CARD_DROPPED');
    expect(blocked().send(back(2, 1, '01D'))).toBeNull();
    expect(table({ bluff: 'blocked', weight: 3 }).send(back(2, 1, '01L'))).toBeNull();
  });
});

describe('tennis, nets and passes', () => {
  it('below the weight: out of the rally, the cards in the pot, the table as it was, and a hand drawn back', () => {
    const final = table({}, 3)
      .play(back(2, 1, 'D01'))
      .final();
    expect(final).toMatchObject({
      phase: 'play',
      turn: 2,
      table: ['B', 'A'],
      pot: 1,
      inRally: [0, 2],
      handSizes: [7, 7, 7],
      lastShot: { seat: 1, kind: 'REVERS', value: 4, net: true, amorti: false, ligne: false },
    });
  });

  it('a net has no flag of the line, however near that is', () => {
    expect(
      table({ line: 1 })
        .play(back(2, 1, '01D'))
        .final().lastShot,
    ).toMatchObject({ net: true, ligne: false });
  });

  it('replaced cards stay on the table when it is a net, and the joker goes to the pot', () => {
    const final = table()
      .play(back(2, 1, [over('*', 0), { table: 1 }]))
      .final();
    expect(final).toMatchObject({
      table: ['B', 'A'],
      pot: 1,
      lastShot: { kind: 'SMASH', value: 0, net: true },
    });
  });

  it('a pass leaves the last shot as it was', () => {
    const final = table({}, 3).play(pass(2, 1)).final();
    expect(final).toMatchObject({ turn: 2, inRally: [0, 2], lastShot: { seat: 0, kind: 'SERVICE' } });
  });

  it('when one is left, that player collects', () => {
    const played = table({}, 3).play(pass(2, 1), back(3, 2, '01GH'), pass(4, 0));
    expect(played.final()).toMatchObject({
      phase: 'collect',
      turn: 2,
      inRally: [2],
      table: ['B', 'A', 'G', 'H'],
    });
    expect(played.play(collect(5, 2)).final()).toMatchObject({ phase: 'serve', server: 0, lastShot: null });
  });

  it('turns go round among those who are still in', () => {
    const played = table({}, 3).play(pass(2, 1), back(3, 2, '01GH'), back(4, 0, '0123SRT'));
    expect(played.final()).toMatchObject({ turn: 2 });
    expect(played.send(challenge(5, 1))).toBeNull();
  });
});
