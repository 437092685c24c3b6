import { describe, expect, it } from 'vitest';
import { back, challenge, collect, concede, pass, serve, Table } from './play';

const played = () => new Table({ players: 3 }).play(serve(1, 0, 'C'), serve(2, 0, 'B'), back(3, 1, 'DO'));

describe('tennis, what each may see', () => {
  it('everyone: table, sizes, server, who is still in, the last shot, sets won', () => {
    expect(played().final('public')).toMatchObject({
      phase: 'play',
      server: 0,
      turn: 2,
      table: ['D', 'O'],
      pot: 2,
      pile: 86 - 4,
      handSizes: [7, 7, 7],
      trickSizes: [0, 0, 0],
      malusSizes: [0, 0, 0],
      inRally: [0, 1, 2],
      lastShot: { seat: 1, kind: 'LOB', value: 6, net: false, amorti: false, ligne: false },
      sets: [0, 0, 0],
      setScores: [],
    });
  });

  it('hands: none for the public, one’s own for a seat, all for the referee', () => {
    const hands = played().final().hands;
    expect(hands.every((hand) => hand?.length === 7)).toBe(true);
    expect(played().final('public').hands).toEqual([null, null, null]);
    expect(played().final(1).hands).toEqual([null, hands[1], null]);
  });

  it('points in tricks and malus: for the referee at any time, for the others at the end', () => {
    const table = Table.at({ options: { setsToWin: 1 }, pile: 'QEEEE', malus: ['Z', ''] }).play(
      serve(1, 0, 'B'),
    );
    for (const audience of ['public', 0, 1] as const)
      expect(table.final(audience)).toMatchObject({
        tricks: [null, null],
        malus: [null, null],
        malusSizes: [1, 0],
      });
    expect(table.final()).toMatchObject({ tricks: [0, 0], malus: [8, 0] });
    table.play(pass(2, 1), collect(3, 0));
    const { tricks, malus } = table.final();
    for (const audience of ['public', 0, 1] as const)
      expect(table.final(audience)).toMatchObject({ tricks, malus });
    expect(malus).toEqual([8, 0]);
  });

  it('the scores of finished sets are everyone’s', () => {
    const table = Table.at({ pile: '', tricks: ['B', ''], hands: ['C', 'I'] }).play(
      serve(1, 0, 'C'),
      serve(2, 1, 'I'),
    );
    expect(table.final('public')).toMatchObject({ setScores: [[5, 0]], tricks: [null, null] });
  });

  it('a last shot has these fields and no others', () => {
    const keys = ['amorti', 'kind', 'ligne', 'net', 'seat', 'value'];
    expect(Object.keys(played().final('public').lastShot ?? {}).sort()).toEqual(keys);
    const netted = played().play(back(4, 2, '01A'));
    expect(Object.keys(netted.final('public').lastShot ?? {}).sort()).toEqual(keys);
  });

  it('what has been done in the rally, and how the one before it ended', () => {
    const table = played();
    expect(table.final('public').strokes).toMatchObject([
      { type: 'fault', seat: 0, cards: [{ card: 'C' }], second: false },
      { type: 'shot', seat: 0, kind: 'SERVICE', reads: [{ card: 'B' }], played: [0], dropped: [] },
      { type: 'shot', seat: 1, kind: 'LOB', played: [0, 1], dropped: [{ card: 'B' }] },
    ]);
    table.play(challenge(4, 2), concede(5, 1));
    expect(table.final('public')).toMatchObject({
      strokes: [],
      rallies: [0, 0, 1],
      lastRally: {
        winner: 2,
        by: 'challenge',
        bonus: 4,
        strokes: [{}, {}, {}, { type: 'challenge', by: 2 }],
      },
    });
  });

  it('what is kept for the review is whole: a rally with the hand of each stroke, as it was before', () => {
    const table = played().play(challenge(4, 2), concede(5, 1));
    const [rally] = table.state().secret.rallies;
    expect(rally).toMatchObject({ set: 1, tieBreak: false, server: 0, end: { winner: 2 } });
    expect(rally?.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
    expect(rally?.hands[0]).toContain('C');
    expect(rally?.hands[1]).not.toContain('C');
    expect(rally?.hands[2]).toContain('D');
  });
});
