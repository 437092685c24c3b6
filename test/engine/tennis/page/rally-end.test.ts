import { describe, expect, it } from 'vitest';
import { back, challenge, collect, concede, pass, referee, serve, Table } from './play';

describe('tennis, an ace', () => {
  it('nobody returned the serve: table, pot and as many bonus cards as the highest card is worth', () => {
    const table = new Table({ shuffles: ['BCAESTRDOLMEUI' + 'KKZJQ'.slice(1) + 'W'] });
    table.play(serve(1, 0, 'CA'), pass(2, 1), collect(3, 0));
    // C A drew K Z; four for the C: J Q W and an A.
    expect(table.final()).toMatchObject({
      phase: 'serve',
      server: 1,
      tricks: [4 + 1 + 8 + 8 + 8 + 1, 0],
      trickSizes: [6, 0],
      pile: 93 - 2 - 4,
    });
    expect(table.final().lastRally).toMatchObject({
      winner: 0,
      ace: true,
      bonus: 4,
      suddenEnd: false,
      last: false,
    });
  });

  it('a net does not return it', () => {
    const table = new Table().play(serve(1, 0, 'B'), back(2, 1, '0I'), collect(3, 0));
    expect(table.final().lastRally).toMatchObject({ ace: true, bonus: 5, cards: 7 });
  });

  it('a rally won after a return has no bonus; what was in the pot goes with it', () => {
    const table = new Table().play(
      serve(1, 0, 'S'),
      serve(2, 0, 'B'),
      back(3, 1, '0DO'),
      pass(4, 0),
      collect(5, 1),
    );
    expect(table.final()).toMatchObject({ server: 0, trickSizes: [0, 4], tricks: [0, 5 + 4 + 2 + 2] });
    expect(table.final().lastRally).toMatchObject({ winner: 1, by: 'collect', ace: false, bonus: 0 });
  });

  it('the seat after the winner serves next', () => {
    const table = new Table({ players: 3 }).play(serve(1, 0, 'B'), back(2, 1, '0DO'), pass(3, 2), pass(4, 0));
    expect(table.play(collect(5, 1)).final()).toMatchObject({ server: 2, turn: 2, inRally: [0, 1, 2] });
  });

  it('a pile of exactly so many cards is enough', () => {
    const table = Table.at({ pile: 'EEEEEE' }).play(serve(1, 0, 'B'), pass(2, 1), collect(3, 0));
    expect(table.final()).toMatchObject({
      phase: 'serve',
      set: 1,
      pile: 0,
      trickSizes: [6, 0],
      handSizes: [7, 7],
    });
  });

  it('a pile of fewer: the winner takes every card left, pile and all hands, and the set ends at once', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: 'QEEEE' }).play(
      serve(1, 0, 'B'),
      pass(2, 1),
      collect(3, 0),
    );
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [0],
      pile: 0,
      hands: [[], []],
      trickSizes: [1 + 4 + 14, 0],
    });
    expect(table.events()).toMatchObject([
      { end: { suddenEnd: true, last: false, bonus: 4 } },
      { type: 'setWon' },
      {},
    ]);
  });

  it('only while every player holds seven cards, its sudden end too', () => {
    const table = Table.at({ hands: ['BCAESTR', 'DOLMEU'], pile: 'E' }).play(
      serve(1, 0, 'B'),
      pass(2, 1),
      collect(3, 0),
    );
    expect(table.final()).toMatchObject({
      set: 1,
      phase: 'serve',
      trickSizes: [1, 0],
      handSizes: [7, 6],
      pile: 0,
    });
  });

  it('with an empty pile while all hold seven the end is sudden', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: 'E' }).play(
      serve(1, 0, 'B'),
      pass(2, 1),
      collect(3, 0),
    );
    expect(table.final()).toMatchObject({ phase: 'finished', trickSizes: [15, 0] });
  });

  it('after a challenge it is the same, for whoever wins', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: 'QEEEE' });
    table.play(serve(1, 0, 'B'), challenge(2, 1), concede(3, 0));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [1], trickSizes: [0, 19] });
  });
});

describe('tennis, the last rally', () => {
  it('with an empty pile there is no second serve: the cards go to the pot and the serve passes on', () => {
    const table = Table.at({ pile: '' }).play(serve(1, 0, 'C'));
    expect(table.final()).toMatchObject({
      phase: 'serve',
      server: 1,
      pot: 1,
      secondServe: false,
      malus: [0, 0],
    });
    expect(table.final().handSizes).toEqual([6, 7]);
  });

  it('nor when the pile is empty only as the second is made', () => {
    const table = Table.at({ pile: 'E' }).play(serve(1, 0, 'C'));
    expect(table.final()).toMatchObject({ secondServe: true, pile: 0 });
    expect(table.play(serve(2, 0, 'A')).final()).toMatchObject({ server: 1, pot: 2, malusSizes: [0, 0] });
  });

  it('when every player in a row has failed the set ends, and hands and pot leave the game', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: '', tricks: ['E', 'B'] });
    table.play(serve(1, 0, 'C'), serve(2, 1, 'I'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [1],
      setScores: [[0, 5]],
      hands: [[], []],
      pot: 0,
      tricks: [0, 5],
      server: 1,
    });
  });

  it('a good serve between them breaks the row', () => {
    const table = Table.at({ pile: '', hands: ['BCAESTR', 'DOLMEUI', 'AAAAAAA'], players: 3 });
    table.play(
      serve(1, 0, 'C'),
      serve(2, 1, 'DO'),
      pass(3, 2),
      pass(4, 0),
      collect(5, 1),
      serve(6, 2, 'A'),
      serve(7, 0, 'A'),
    );
    expect(table.final()).toMatchObject({ set: 1, phase: 'serve', server: 1 });
  });

  it('faults made while there was a pile do not count in the row', () => {
    const table = Table.at({ pile: 'EEE' }).play(serve(1, 0, 'C'), serve(2, 0, 'A'), serve(3, 1, 'I'));
    expect(table.final()).toMatchObject({ set: 1, server: 0 });
  });

  it('a player without cards is passed over, as one who failed', () => {
    const hands = ['C', '', 'I'];
    const table = Table.at({ options: { setsToWin: 1 }, players: 3, pile: '', hands, tricks: ['', '', 'B'] });
    expect(table.play(serve(1, 0, 'C')).final()).toMatchObject({ server: 2, turn: 2, handSizes: [0, 0, 1] });
    expect(table.play(serve(2, 2, 'I')).final()).toMatchObject({ phase: 'finished', winners: [2] });
  });

  it('the pile empty and somebody without a card: the winner of the rally under way takes all the hands', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: '', hands: ['B', 'DOLME'] });
    table.play(serve(1, 0, 'B'));
    expect(table.final('public')).toMatchObject({ setBall: true });
    table.play(pass(2, 1), collect(3, 0));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [0],
      trickSizes: [6, 0],
      hands: [[], []],
    });
    expect(table.final().lastRally).toMatchObject({ last: true, ace: true, bonus: 0 });
  });

  it('a player whose hand was emptied by a net is out of it like anyone who netted', () => {
    const table = Table.at({
      pile: '',
      hands: ['BCAESTR', 'I', 'DOLMEUI'],
      players: 3,
      options: { setsToWin: 1 },
    });
    table.play(serve(1, 0, 'B'), back(2, 1, '0I'));
    expect(table.final()).toMatchObject({ inRally: [0, 2], turn: 2, setBall: true });
    table.play(back(3, 2, '0DO'), pass(4, 0), collect(5, 2));
    // B D O and the I of the net, and the hands of six and five.
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [2], trickSizes: [0, 0, 4 + 6 + 5] });
  });

  it('a challenger without cards wins it too, with the hands', () => {
    const table = Table.at({ pile: '', hands: ['BCA', ''], options: { setsToWin: 1 } });
    table.play(serve(1, 0, 'B'), challenge(2, 1), concede(3, 0));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [1], trickSizes: [0, 3] });
  });

  it('an empty pile alone ends nothing', () => {
    const table = Table.at({ pile: '', hands: ['BC', 'DO'] }).play(
      serve(1, 0, 'B'),
      pass(2, 1),
      collect(3, 0),
    );
    expect(table.final()).toMatchObject({ set: 1, server: 1, trickSizes: [1, 0], handSizes: [1, 2] });
  });
});

describe('tennis, sets and the match', () => {
  const won = (options: Record<string, unknown> = {}) =>
    Table.at({
      options,
      pile: '',
      tricks: ['', 'QJ'],
      malus: ['Z', 'A'],
      hands: ['C', 'I'],
      shuffles: ['', 'BCAESTR'],
    });

  it('tricks minus malus; the highest wins the set; the next is dealt in the same action, served by the next seat', () => {
    const table = won().play(serve(1, 0, 'C'), serve(2, 1, 'I'));
    expect(table.final()).toMatchObject({
      phase: 'serve',
      set: 2,
      sets: [0, 1],
      scores: [0, 1],
      setScores: [[-8, 15]],
      server: 1,
      turn: 1,
      pile: 93,
      tricks: [0, 0],
      malus: [0, 0],
      pot: 0,
      handSizes: [7, 7],
    });
    expect(table.final().hands[0]).toEqual([...'ABCERST']);
    expect(table.events()).toMatchObject([{ type: 'stroke' }, { type: 'setWon', seat: 1, scores: [-8, 15] }]);
  });

  it('first to setsToWin wins the match', () => {
    const table = won({ setsToWin: 1 }).play(serve(1, 0, 'C'), serve(2, 1, 'I'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [1],
      turn: null,
      deadline: null,
      set: 1,
    });
    expect(table.final('public')).toMatchObject({
      tricks: [0, 16],
      malus: [8, 1],
      hands: [null, null],
      inRally: [],
    });
  });

  it('a correction moves the points of the set under way, and tricks does not show it', () => {
    const table = won({ setsToWin: 2 }).play(referee(0, 'adjust', { seat: 0, points: 24, reason: '' }));
    expect(table.final().tricks).toEqual([0, 16]);
    table.play(serve(1, 0, 'C'), serve(2, 1, 'I'));
    expect(table.final()).toMatchObject({ sets: [1, 0], setScores: [[16, 15]] });
    // It was for that set only.
    expect(table.state().open.corrections).toEqual([0, 0]);
  });

  it('ended by the referee the set under way scores nothing; the highest number of sets wins, or several share', () => {
    const table = new Table().play(serve(1, 0, 'B'), pass(2, 1), referee(3, 'endGame'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [0, 1],
      setScores: [],
      table: [],
      pot: 0,
      inRally: [],
      lastShot: null,
      turn: null,
      server: 0,
      pile: 92,
      handSizes: [7, 7],
      tricks: [0, 0],
    });
    const ahead = won().play(serve(1, 0, 'C'), serve(2, 1, 'I'), referee(3, 'endGame'));
    expect(ahead.final()).toMatchObject({ winners: [1], setScores: [[-8, 15]] });
  });

  it('BAD_SHUFFLE: the next set can’t be dealt as prescribed, and nothing has happened', () => {
    const table = Table.at({ shuffles: ['', 'QQ'], pile: '', tricks: ['B', ''], hands: ['C', 'I'] });
    expect(table.play(serve(1, 0, 'C')).send(serve(2, 1, 'I'))).toBe('BAD_SHUFFLE');
    expect(table.send(serve(2, 1, 'Z'))).toBe('CARD_NOT_IN_HAND');
    expect(table.final()).toMatchObject({ t: 1, server: 1, setScores: [] });
  });
});
