import { describe, expect, it } from 'vitest';
import { announce, grab, reveal, send, start, Table, tick, verifying } from './play';

const points = (table: Table) => table.results().map((result) => [result.seat, result.points]);

describe('attrape-moa, score of a round', () => {
  it('the best valid word scores its length, Môa’s holder 4 more when it is its own', () => {
    const table = verifying(7, 6).play(reveal(3000, 1, 'CHARIOT'), reveal(3000, 2, 'MANGER'));
    expect(points(table)).toEqual([
      [1, 11],
      [2, 5],
    ]);
    expect(table.final().scores).toEqual([0, 11, 5]);
  });

  it('of two words of one length the earlier announcement is first, however late the reveal', () => {
    const table = verifying(5, 5).play(reveal(3000, 2, 'MANGE'), reveal(9000, 1, 'CHATS'));
    expect(points(table)).toEqual([
      [1, 9],
      [2, 5],
    ]);
  });

  it('the holder loses 1 when its valid word is second', () => {
    const table = verifying(4, 6).play(reveal(3000, 1, 'CHAT'), reveal(3000, 2, 'MANGER'));
    expect(points(table)).toEqual([
      [2, 6],
      [1, 4],
    ]);
  });

  it('an invalid word costs 1, the holder’s 2; both invalid: nobody scores', () => {
    const table = verifying(4, 6).play(reveal(3000, 1, 'CATH'), reveal(3000, 2, 'GENAMR'));
    expect(points(table)).toEqual([
      [2, -1],
      [1, -2],
    ]);
    expect(table.final().scores).toEqual([0, -2, -1]);
  });

  it('an invalid word makes room for the next of the checked ones', () => {
    const table = verifying(4, 6).play(reveal(3000, 1, 'CHAT'), reveal(3000, 2, 'GENAMR'));
    expect(points(table)).toEqual([
      [2, -1],
      [1, 8],
    ]);
  });

  const five = () =>
    new Table({ players: 5, decks: ['CHATSMANGELNEDECARTERIOUL'] }).play(
      start(),
      grab(1000, 3, 4),
      announce(1000, 1, 7),
      announce(1000, 2, 6),
      announce(1000, 4, 2),
    );

  it('three valid words: length, 5, 3; the holder third: 3 - 1', () => {
    const table = five().play(reveal(2000, 1, 'CHARIOT'), reveal(2000, 2, 'MANGER'), reveal(2000, 3, 'LOIN'));
    expect(points(table)).toEqual([
      [1, 7],
      [2, 5],
      [3, 2],
    ]);
  });

  it('the best invalid of three: second and third move up', () => {
    const table = five().play(reveal(2000, 1, 'CHATSOI'), reveal(2000, 2, 'MANGER'), reveal(2000, 3, 'LOIN'));
    expect(points(table)).toEqual([
      [1, -1],
      [2, 6],
      [3, 4],
    ]);
  });

  it('an unchecked holder loses 1 and is last in the results, with no word and no verdict', () => {
    const table = new Table({ players: 5, decks: ['CHATSMANGELNEDECARTERIOUL'] })
      .play(start(), grab(1000, 3, 2), announce(1000, 1, 7), announce(1000, 2, 6), announce(1000, 4, 5))
      .play(reveal(2000, 1, 'CHARIOT'), reveal(2000, 2, ''), reveal(2000, 4, 'ROUGE'));
    expect(table.results()).toEqual([
      { seat: 1, word: 'CHARIOT', valid: true, reason: null, points: 7 },
      { seat: 2, word: null, valid: false, reason: 'NO_WORD', points: -1 },
      { seat: 4, word: 'ROUGE', valid: true, reason: null, points: 5 },
      { seat: 3, word: null, valid: null, reason: null, points: -1 },
    ]);
  });

  it('only who gained, lost or was checked is in the results: an unchecked seat without Môa is not', () => {
    const table = five().play(reveal(2000, 1, 'CHARIOT'), reveal(2000, 2, 'MANGER'), reveal(2000, 3, 'LOIN'));
    expect(table.results().some(({ seat }) => seat === 4 || seat === 0)).toBe(false);
  });

  it('jokers in a valid word are gone for the game, those in an invalid one are kept', () => {
    const table = verifying(4, 3).play(reveal(3000, 1, 'TATA'), reveal(3000, 2, 'TIM'));
    expect(table.final().jokers).toEqual([2, 0, 2]);
    table.play(start(4000, 1));
    expect(table.send(grab(4001, 2, 12))).toBeNull();
    const next = verifying(4, 3).play(reveal(3000, 1, 'TATA'), reveal(3000, 2, 'MUR'), tick(3000));
    next.play(start(4000, 1), send(4001, 'referee', 'endPhase'), start(5000, 2));
    expect(next.send(grab(5001, 1, 11))).toBe('LENGTH_OUT_OF_RANGE');
    expect(next.send(grab(5001, 1, 10))).toBeNull();
  });

  it('jokers in an unchecked word are kept', () => {
    const table = new Table({ players: 5 })
      .play(start(), grab(1000, 1, 2), announce(1000, 2, 5), announce(1000, 3, 5), announce(1000, 4, 5))
      .play({ t: 1500, by: 1, type: 'draft', word: 'OR', jokers: [0, 1] })
      .play(reveal(2000, 2, ''), reveal(2000, 3, ''), reveal(2000, 4, ''));
    expect(table.final().jokers).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('attrape-moa, rounds and winners', () => {
  const permanent = (rounds: number, players = 2) =>
    new Table({
      players,
      options: { referee: 'permanent', rounds },
      decks: Array(9).fill('CHATSMANGERIOUL'),
    });

  it('the last round ends the game: the highest total wins', () => {
    const table = permanent(1).play(start(0, 'referee'), grab(1, 0, 5), announce(2, 1, 6));
    table.play(reveal(3, 0, 'CHATS'), reveal(3, 1, 'MANGER'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [1],
      scores: [4, 6],
      round: 1,
      common: [],
      hands: [[], []],
      holder: null,
      announcements: [],
      deadline: null,
      paused: false,
    });
  });

  it('tie: the most grabs of Môa over the game', () => {
    const table = permanent(2, 3).play(start(0, 'referee'), grab(1, 0, 4), send(2, 'referee', 'endPhase'));
    table.play(
      reveal(3, 0, ''),
      start(4, 'referee'),
      send(5, 'referee', 'adjust', { seat: 0, points: 2, reason: '' }),
    );
    table.play(send(6, 'referee', 'endPhase'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      scores: [0, 0, 0],
      grabs: [1, 0, 0],
      winners: [0],
    });
  });

  it('still tied: shared, seats ascending', () => {
    const table = permanent(1, 3).play(start(0, 'referee'), tick(75_000));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [0, 1, 2] });
  });

  it('no winners before the end', () => {
    expect(permanent(2).play(start(0, 'referee')).final().winners).toEqual([]);
  });

  it('between rounds the common cards, hands, holder and announcements are empty', () => {
    const table = verifying(5, 5).play(reveal(3000, 1, 'CHATS'), reveal(3000, 2, 'MANGE'));
    expect(table.final(1)).toMatchObject({
      phase: 'ready',
      round: 2,
      refereeSeat: 1,
      common: [],
      hands: [null, [], null],
      holder: null,
      announcements: [],
    });
    expect(permanent(2).final().hands).toEqual([[], []]);
  });

  it('lastRound is null until a round ends, and stands until the next one does', () => {
    const table = new Table({ decks: [] }).play(start());
    expect(table.final().lastRound).toBeNull();
    table.play(tick(75_000), start(76_000, 1));
    expect(table.final().lastRound).toEqual({
      results: [{ seat: 0, word: null, valid: null, reason: null, points: 3 }],
    });
  });
});
