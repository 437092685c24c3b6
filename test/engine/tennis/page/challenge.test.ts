import { describe, expect, it } from 'vitest';
import { answer, back, challenge, collect, concede, pass, send, serve, Table, tick } from './play';

/** BA is served by seat 0 of three; 13 points of bonus cards may come from the pile. */
const HANDS = ['BASTREN', 'DLMIOUE', 'GHIJKLM'];
const served = (text = 'BA', options: Record<string, unknown> = {}) =>
  Table.at({ players: 3, options, hands: HANDS }).play(serve(1, 0, text));

describe('tennis, who may challenge what', () => {
  it('any opponent of the last shot’s player, in turn or not', () => {
    for (const by of [1, 2]) expect(served().send(challenge(2, by)), `${by}`).toBeNull();
    expect(served().final('public')).toMatchObject({ challengers: [1, 2], challengeable: { seat: 0 } });
  });

  it('NOT_ALLOWED: one’s own shot while it can be challenged; WRONG_PHASE when it can’t be any more', () => {
    expect(served().send(challenge(2, 0))).toBe('NOT_ALLOWED');
    expect(served().play(pass(2, 1)).send(challenge(3, 0))).toBe('WRONG_PHASE');
  });

  it('who is out of the rally too', () => {
    const table = served().play(pass(2, 1), back(3, 2, '01JG'));
    expect(table.final('public').challengers).toEqual([0, 1]);
    expect(table.send(challenge(4, 1))).toBeNull();
  });

  it('who has no cards too', () => {
    const table = Table.at({ hands: ['BASTREN', ''], pile: '' }).play(serve(1, 0, 'BA'));
    expect(table.send(challenge(2, 1))).toBeNull();
  });

  it('until the next shot: then that one is challenged', () => {
    const table = served().play(back(2, 1, '01DL'), challenge(3, 0));
    expect(table.final()).toMatchObject({
      phase: 'answer',
      turn: 1,
      contest: { by: 0, seat: 1, outcome: null },
    });
  });

  it('until the next pass: WRONG_PHASE while several are left', () => {
    const table = served().play(pass(2, 1));
    expect(table.final('public')).toMatchObject({ challengers: [], challengeable: null });
    expect(table.send(challenge(3, 2))).toBe('WRONG_PHASE');
  });

  it('when one is left, until collect, whatever passes came after', () => {
    const table = served().play(pass(2, 1), pass(3, 2));
    expect(table.final('public')).toMatchObject({ phase: 'collect', challengers: [1, 2] });
    expect(table.send(challenge(4, 0))).toBe('NOT_ALLOWED');
    expect(table.send(challenge(4, 1))).toBeNull();
    expect(served().play(pass(2, 1), pass(3, 2), collect(4, 0)).send(challenge(5, 1))).toBe('WRONG_PHASE');
  });

  it('a net closes the window of the shot before it, and is challenged as what the table would have read', () => {
    const table = served().play(back(2, 1, '01L'));
    expect(table.send(challenge(3, 1))).toBe('NOT_ALLOWED');
    table.play(challenge(3, 0));
    expect(table.final()).toMatchObject({
      turn: 1,
      table: ['B', 'A'],
      contest: { seat: 1, reads: [{ card: 'B' }, { card: 'A' }, { card: 'L' }], free: true },
    });
  });

  it('a net is still the last in collect, and the shot before it is out of reach', () => {
    const table = served().play(back(2, 1, '01L'), pass(3, 2));
    expect(table.final('public')).toMatchObject({
      challengers: [0, 2],
      challengeable: { seat: 1, net: true },
    });
    expect(table.play(challenge(4, 2)).final().turn).toBe(1);
  });

  it('nothing to challenge: WRONG_PHASE, before the serve and while a challenge is answered', () => {
    expect(new Table().send(challenge(1, 1))).toBe('WRONG_PHASE');
    expect(served().play(challenge(2, 1)).send(challenge(3, 2))).toBe('WRONG_PHASE');
  });
});

describe('tennis, the word holds', () => {
  const held = () => served().play(challenge(2, 1), answer(3, 0, 'bateau'));

  it('the challenged player wins like an ace, and the seat after the challenger serves', () => {
    // The bonus is five cards, the B being the highest: A A A A A of what the pile holds next.
    const table = held();
    expect(table.final()).toMatchObject({
      phase: 'serve',
      server: 2,
      turn: 2,
      pot: 0,
      table: [],
      lastShot: null,
    });
    expect(table.final().trickSizes).toEqual([7, 0, 0]);
    expect(table.final().lastRally).toMatchObject({
      winner: 0,
      by: 'challenge',
      ace: false,
      bonus: 5,
      cards: 7,
    });
  });

  it('a return is won like an ace as well', () => {
    const table = served().play(back(2, 1, '01LO'), challenge(3, 2), answer(4, 1, 'baloos'));
    expect(table.final().lastRally).toMatchObject({ winner: 2 });
    const good = Table.at({ players: 3, hands: ['BASTREN', 'LLMIOUE'] }).play(serve(1, 0, 'BA'));
    good.play(back(2, 1, '01LLE'), challenge(3, 0), answer(4, 1, 'balle'));
    expect(good.final()).toMatchObject({ server: 1, trickSizes: [0, 5 + 5, 0] });
  });

  it.each([
    ['accents and case fold', 'Bâteau'],
    ['any word that begins so', 'BAL'],
  ])('%s', (_, word) => {
    const table = served('BA').play(challenge(2, 1), answer(3, 0, word));
    expect(table.final().lastRally).toMatchObject({ winner: 0 });
  });
});

describe('tennis, the word does not hold', () => {
  it.each([
    ['no word', 'BAXX'],
    ['a word that begins otherwise', 'LOI'],
    ['a word shorter than the table', 'B'],
    ['something that does not fold', 'BA-L'],
  ])('%s: the challenger wins like an ace, and the seat after the challenged player serves', (_, word) => {
    const table = served().play(challenge(2, 2), answer(3, 0, word));
    expect(table.final()).toMatchObject({ server: 1, turn: 1, trickSizes: [0, 0, 7], pot: 0 });
    expect(table.final().lastRally).toMatchObject({ winner: 2, by: 'challenge', bonus: 5 });
  });

  it('a word of a class that this table does not play with', () => {
    const table = (words: string) =>
      Table.at({ options: { words }, hands: ['MANGEST'] })
        .play(serve(1, 0, 'MAN'), challenge(2, 1), answer(3, 0, 'mange'))
        .final().lastRally;
    expect(table('all')).toMatchObject({ winner: 0 });
    expect(table('noConjugation')).toMatchObject({ winner: 1 });
  });

  it('conceded, it is as if the word did not hold', () => {
    const table = served().play(challenge(2, 1), concede(3, 0));
    expect(table.final().lastRally).toMatchObject({ winner: 1, by: 'challenge' });
    expect(table.final()).toMatchObject({ server: 1 });
  });

  it('the deadline concedes, at the deadline', () => {
    const table = served('BA', { answerSeconds: 3 }).play(challenge(2, 1));
    expect(table.final().deadline).toBe(3002);
    expect(
      served('BA', { answerSeconds: 3 })
        .play(challenge(2, 1))
        .send(answer(3001, 0, 'BAL')),
    ).toBeNull();
    expect(table.send(answer(3002, 0, 'BAL'))).toBe('WRONG_PHASE');
    table.play(tick(3002));
    expect(table.final().lastRally).toMatchObject({
      winner: 1,
      strokes: [{}, { outcome: { timedOut: true } }],
    });
  });

  it('the winner takes the table as it lies, and the pot; the shot is not undone', () => {
    const table = served().play(back(2, 1, 'DL'), challenge(3, 0), concede(4, 1));
    // D L on the table, B A in the pot, and four for the D.
    expect(table.final()).toMatchObject({ trickSizes: [8, 0, 0], server: 2 });
  });

  it('the challenger wins though it had passed', () => {
    const table = served().play(pass(2, 1), back(3, 2, '01JG'), challenge(4, 1), concede(5, 2));
    expect(table.final()).toMatchObject({ server: 0, trickSizes: [0, 4 + 8, 0] });
  });

  it('a net that does not hold loses the rally; X is of the table as it is, without the net', () => {
    const table = served().play(back(2, 1, '01D'), challenge(3, 2), answer(4, 1, 'loi'));
    expect(table.final()).toMatchObject({ server: 2, trickSizes: [0, 0, 2 + 1 + 5] });
  });

  it('so does a shot on the line', () => {
    const table = served('BASTREN', { line: 13 }).play(challenge(2, 1), answer(3, 0, 'loi'));
    expect(table.final()).toMatchObject({ server: 1, trickSizes: [0, 7 + 5, 0] });
  });
});

describe('tennis, a challenge for nothing', () => {
  const net = () => served('BA', { turnSeconds: 9 }).play(back(2, 1, '01L'));
  const line = () => served('BASTREN', { turnSeconds: 9 });

  it('a net that holds: nothing happens to anyone, play goes on, and the turn’s time starts again', () => {
    const table = net().play(challenge(3, 0), answer(5000, 1, 'balle'));
    expect(table.final()).toMatchObject({
      phase: 'play',
      turn: 2,
      table: ['B', 'A'],
      pot: 1,
      inRally: [0, 2],
      deadline: 14_000,
      contest: null,
      trickSizes: [0, 0, 0],
      lastShot: { seat: 1, net: true },
    });
  });

  it('a shot on the line that holds, likewise', () => {
    const text = served('BA', { line: 6, turnSeconds: 9 }).play(challenge(3, 2), answer(50, 0, 'bal'));
    expect(text.final()).toMatchObject({ phase: 'play', turn: 1, deadline: 9050, inRally: [0, 1, 2] });
    expect(line().final().lastShot).toMatchObject({ ligne: true });
  });

  it('that shot can’t be challenged again, by nobody, nor in collect', () => {
    const table = served('BA', { line: 6 }).play(challenge(3, 2), answer(4, 0, 'bal'));
    for (const by of [0, 1, 2]) expect(table.send(challenge(5, by))).toBe('WRONG_PHASE');
    table.play(pass(6, 1), pass(7, 2));
    expect(table.final()).toMatchObject({ phase: 'collect', challengers: [] });
    expect(table.send(challenge(8, 1))).toBe('WRONG_PHASE');
    expect(table.send(collect(8, 0))).toBeNull();
  });

  it('the next shot can be', () => {
    const table = served('BA', { line: 6 }).play(challenge(3, 2), answer(4, 0, 'bal'), back(5, 1, '01LO'));
    expect(table.send(challenge(6, 0))).toBeNull();
  });

  it('in collect it comes back to collect, and its time starts again', () => {
    const table = net().play(pass(3, 2), challenge(4, 0), answer(5000, 1, 'bal'));
    expect(table.final()).toMatchObject({ phase: 'collect', turn: 0, deadline: 14_000, challengers: [] });
  });
});

describe('tennis, the cards of an answer', () => {
  it.each([
    ['B*<', 'BALLE', false],
    ['BA*<', 'BALLE', true],
    ['BAL<', 'BALLE', true],
    ['BA>L', 'BALLE', true],
    ['Bv', 'BAL', true],
    ['Bc', 'BAL', false],
    ['cvcBB', 'BAL', false],
    ['BA>', 'BALLE', true],
    ['BA>', 'BAL', false],
    ['BAL>', 'BALLE', false],
    ['<BA', 'BAL', false],
  ])('%s answered by %s: %j', (text, word, holds) => {
    const full = Table.at({ hands: [text.padEnd(7, 'E')], options: { weight: 1, line: 99 } });
    full.play(serve(1, 0, text), challenge(2, 1), answer(3, 0, word));
    expect(full.final().lastRally).toMatchObject({ winner: holds ? 0 : 1 });
  });

  it('Y is a vowel and a consonant', () => {
    for (const joker of ['v', 'c']) {
      const table = Table.at({ hands: [`${joker}EUXAAA`] }).play(serve(1, 0, `${joker}EUX`), challenge(2, 1));
      expect(table.play(answer(3, 0, 'yeux')).final().lastRally, joker).toMatchObject({ winner: 0 });
    }
  });

  it('a joker on the table stays open: the next player reads it otherwise', () => {
    const table = Table.at({ hands: ['B*ASTRE', 'LEDMIOU'], options: { line: 99 } });
    table.play(serve(1, 0, 'B*'), back(2, 1, '01EU'), challenge(3, 0));
    expect(table.final().contest).toMatchObject({
      reads: [{ card: 'B' }, { card: 'ANY' }, { card: 'E' }, {}],
    });
    table.play(answer(4, 1, 'bien'));
    expect(table.final().lastRally).toMatchObject({ winner: 0 });
  });
});

describe('tennis, before a challenge', () => {
  it('nothing that anyone is sent tells whether a shot begins a word', () => {
    for (const by of [0, 1] as const) {
      const [good, bluff] = ['BAS', 'BSA'].map((text) => {
        const table = Table.at({ hands: HANDS }).play(serve(1, 0, text));
        return JSON.stringify([table.final('public'), table.final(by), table.events()]);
      });
      expect(good?.length).toBe(bluff?.length);
      expect([...(good ?? '')].sort()).toEqual([...(bluff ?? '')].sort());
    }
  });

  it('the answer is told once it is given', () => {
    const table = served().play(challenge(2, 1));
    expect(table.events()).toEqual([
      {
        type: 'challenged',
        contest: expect.objectContaining({ by: 1, seat: 0, free: false, outcome: null }),
      },
    ]);
    table.play(send(3, 0, 'answer', { word: 'bateau' }));
    expect(table.events()[0]).toMatchObject({
      type: 'stroke',
      stroke: { type: 'challenge', outcome: { holds: true, word: 'BATEAU', timedOut: false } },
    });
  });
});
