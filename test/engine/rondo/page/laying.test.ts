import { describe, expect, it } from 'vitest';
import { cards, lay, play, slots, Table, type Position } from './play';

type Laid = readonly (readonly [number, string])[];

/** The code a play is refused with, or the holder after it. Seat 0 plays on CAR where nothing else is said. */
function tried(position: Position, laid: Laid): unknown {
  const table = Table.at(position);
  const line = play(1, 0, ...laid.map(([at, card]) => lay(at, card)));
  return table.send(line) ?? table.final().holder;
}

describe('rondo, where cards are laid', () => {
  it('a slot of the holder as it stands, from the left, from 0', () => {
    expect(tried({ hands: ['MESOTID'] }, [[0, 'M']])).toEqual(slots('MAR'));
    expect(tried({ hands: ['PINSLOT'] }, [[2, 'S']])).toEqual(slots('CAS'));
  });

  it('−1 opens one slot on the left, n one on the right', () => {
    expect(tried({ hands: ['STILOPE'] }, [[-1, 'S']])).toEqual(slots('SCAR'));
    expect(tried({ hands: ['STILOPE'] }, [[3, 'E']])).toEqual(slots('CARE'));
  });

  it('all slots are counted before one opens', () => {
    const laid: Laid = [
      [-1, 'S'],
      [0, 'T'],
      [3, '#'],
    ];
    expect(
      tried({ holder: 'CARES', hands: ['STILOP#'] }, [
        [-1, 'S'],
        [4, '#'],
      ]),
    ).toBe('NOT_IN_LEXICON');
    expect(tried({ holder: 'CARE', hands: ['STILOP#'] }, laid)).toBe('NOT_IN_LEXICON');
    expect(tried({ holder: 'CARE', hands: ['STILOP#'] }, laid.slice(0, 2))).toEqual(slots('STARE'));
  });

  it('the order of the cards does not matter', () => {
    const laid: Laid = [
      [4, 'S'],
      [0, 'M'],
    ];
    const holder = slots('MARES');
    expect(tried({ holder: 'CARE', hands: ['MESOTID'] }, laid)).toEqual(holder);
    expect(tried({ holder: 'CARE', hands: ['MESOTID'] }, [...laid].reverse())).toEqual(holder);
  });

  it('blanks count among the slots: behind them a slot opens that no letter reaches', () => {
    expect(tried({ holder: 'ARE-', hands: ['STILOPE'] }, [[4, 'S']])).toBe('ERASER_INSIDE');
    expect(tried({ holder: 'ARE-', hands: ['STILOPE'] }, [[3, 'S']])).toEqual(slots('ARES'));
    expect(tried({ holder: '-ARE', hands: ['MTILOPE'] }, [[-1, 'M']])).toBe('ERASER_INSIDE');
    expect(tried({ holder: '-ARE', hands: ['MTILOPE'] }, [[0, 'M']])).toEqual(slots('MARE'));
  });

  it('covering, covering blanks, erasing and opening one slot may be combined', () => {
    const laid: Laid = [
      [0, 'M'],
      [3, '*E'],
      [4, 'S'],
    ];
    expect(tried({ holder: '-AR-', hands: ['MSTILO*'] }, laid)).toEqual(slots('MAReS'));
    expect(
      tried({ holder: 'SCAR', hands: ['MSTIEL#'] }, [
        [0, '#'],
        [1, 'M'],
        [4, 'E'],
      ]),
    ).toEqual(slots('-MARE'));
  });

  it('slots never close, blanks stay', () => {
    expect(tried({ holder: 'CARES', hands: ['MSTIEL#'] }, [[4, '#']])).toEqual(slots('CARE-'));
    expect(tried({ holder: '-CARE-', hands: ['MSTIEL#'] }, [[1, 'M']])).toEqual(slots('-MARE-'));
  });

  it('what is covered is out of the game', () => {
    const table = Table.at({ holder: 'CaRE', hands: ['MSTIELA'] }).play(play(1, 0, lay(0, 'M')));
    expect(table.secret().covered).toEqual(['C']);
    const swapped = Table.at({ holder: 'CaRE', hands: ['MSTIELA'] });
    swapped.play(play(1, 0, lay(0, 'M'), lay(1, 'A')));
    expect(swapped.secret().covered).toEqual(['C']);
    const erased = Table.at({ holder: 'cARE', hands: ['MSTIE##'] });
    erased.play(play(1, 0, lay(0, '#')));
    expect(erased.secret().covered).toEqual(['JOKER']);
  });
});

describe('rondo, what refuses a play, in its order', () => {
  const ALL = 'STEM*##';

  it('SLOT_TAKEN_TWICE', () => {
    expect(
      tried({ hands: [ALL] }, [
        [3, 'S'],
        [3, 'T'],
      ]),
    ).toBe('SLOT_TAKEN_TWICE');
    expect(
      tried({ hands: [ALL] }, [
        [-1, 'S'],
        [-1, 'T'],
      ]),
    ).toBe('SLOT_TAKEN_TWICE');
    expect(
      tried({ hands: [ALL] }, [
        [77, 'S'],
        [77, 'T'],
      ]),
    ).toBe('SLOT_TAKEN_TWICE');
  });

  it('BAD_SLOT: before −1, after n', () => {
    expect(tried({ hands: [ALL] }, [[-2, 'S']])).toBe('BAD_SLOT');
    expect(tried({ hands: [ALL] }, [[4, 'S']])).toBe('BAD_SLOT');
    expect(
      tried({ hands: [ALL] }, [
        [3, 'E'],
        [4, 'S'],
      ]),
    ).toBe('BAD_SLOT');
    expect(
      tried({ hands: [ALL] }, [
        [-1, 'E'],
        [3, 'S'],
        [9, 'T'],
      ]),
    ).toBe('BAD_SLOT');
  });

  it('ONE_SLOT_ONLY: both sides', () => {
    expect(
      tried({ hands: [ALL] }, [
        [-1, 'S'],
        [3, 'E'],
      ]),
    ).toBe('ONE_SLOT_ONLY');
    expect(
      tried({ holder: 'CARTABLES', hands: [ALL] }, [
        [-1, 'S'],
        [9, 'E'],
      ]),
    ).toBe('ONE_SLOT_ONLY');
    expect(
      tried({ hands: [ALL] }, [
        [-1, '#'],
        [3, 'E'],
      ]),
    ).toBe('ONE_SLOT_ONLY');
  });

  it('HOLDER_FULL: a tenth slot, also where there are blanks', () => {
    expect(tried({ holder: 'CARTABLES', hands: [ALL] }, [[9, 'S']])).toBe('HOLDER_FULL');
    expect(tried({ holder: 'CARTABLES', hands: [ALL] }, [[-1, '#']])).toBe('HOLDER_FULL');
    expect(tried({ holder: '-----CARE', hands: [ALL] }, [[9, 'S']])).toBe('HOLDER_FULL');
    expect(tried({ holder: 'CARTABLE', hands: [ALL] }, [[8, 'S']])).toEqual(slots('CARTABLES'));
  });

  it('ERASER_NEEDS_LETTER: not in a slot just opened, not on a blank', () => {
    expect(tried({ hands: [ALL] }, [[3, '#']])).toBe('ERASER_NEEDS_LETTER');
    expect(tried({ hands: [ALL] }, [[-1, '#']])).toBe('ERASER_NEEDS_LETTER');
    expect(tried({ holder: 'CARE-', hands: [ALL] }, [[4, '#']])).toBe('ERASER_NEEDS_LETTER');
    expect(
      tried({ holder: 'CARE-', hands: [ALL] }, [
        [1, '#'],
        [4, '#'],
      ]),
    ).toBe('ERASER_NEEDS_LETTER');
  });

  it('an eraser may be laid on a letter or a joker', () => {
    expect(tried({ holder: 'CARE', hands: [ALL] }, [[0, '#']])).toEqual(slots('-ARE'));
    expect(tried({ holder: 'cARE', hands: [ALL] }, [[0, '#']])).toEqual(slots('-ARE'));
  });

  it('ERASER_INSIDE: what remains is one unbroken run', () => {
    expect(tried({ holder: 'CARE', hands: [ALL] }, [[1, '#']])).toBe('ERASER_INSIDE');
    expect(
      tried({ holder: 'CARE', hands: [ALL] }, [
        [1, '#'],
        [0, '*C'],
      ]),
    ).toBe('ERASER_INSIDE');
    expect(
      tried({ holder: 'SCARE', hands: [ALL] }, [
        [1, '#'],
        [0, '#'],
      ]),
    ).toEqual(slots('--ARE'));
  });

  it('ERASER_INSIDE: at least one letter remains', () => {
    expect(
      tried({ holder: 'CAR', hands: ['###STEM'] }, [
        [0, '#'],
        [1, '#'],
        [2, '#'],
      ]),
    ).toBe('ERASER_INSIDE');
  });

  it('SAME_LETTER: a letter, or a joker as that letter, on the same letter', () => {
    expect(tried({ hands: ['CSTEM*#'] }, [[0, 'C']])).toBe('SAME_LETTER');
    expect(tried({ hands: ['CSTEM*#'] }, [[0, '*C']])).toBe('SAME_LETTER');
    expect(tried({ holder: 'cAR', hands: ['CSTEM*#'] }, [[0, '*C']])).toBe('SAME_LETTER');
    expect(
      tried({ hands: ['CSTEM*#'] }, [
        [0, 'C'],
        [3, 'E'],
      ]),
    ).toBe('SAME_LETTER');
  });

  it('NOTHING_KEPT: a letter or joker of the word before stays uncovered', () => {
    const three: Laid = [
      [0, 'M'],
      [1, 'E'],
      [2, '*L'],
    ];
    expect(tried({ hands: [ALL] }, three)).toBe('NOTHING_KEPT');
    expect(tried({ holder: 'CAR-', hands: [ALL] }, [...three, [3, 'S']])).toBe('NOTHING_KEPT');
    expect(
      tried({ hands: ['M#PSTEL'] }, [
        [0, 'M'],
        [1, 'P'],
        [2, 'L'],
        [3, 'E'],
      ]),
    ).toBe('NOTHING_KEPT');
    expect(
      tried({ holder: 'caR', hands: ['MERSTE#'] }, [
        [2, 'E'],
        [3, 'R'],
      ]),
    ).toBe('NOT_IN_LEXICON');
    expect(
      tried({ holder: 'CaR', hands: ['MSTELOP'] }, [
        [0, 'M'],
        [2, 'S'],
      ]),
    ).toBe('NOT_IN_LEXICON');
  });

  it('a joker that stays is kept', () => {
    expect(
      tried({ holder: 'CaR', hands: ['PSTELOM'] }, [
        [0, 'P'],
        [2, 'S'],
      ]),
    ).toEqual(slots('PaS'));
  });

  it('TOO_SHORT: fewer than 3 letters', () => {
    expect(tried({ hands: [ALL] }, [[0, '#']])).toBe('TOO_SHORT');
    expect(
      tried({ hands: [ALL] }, [
        [0, '#'],
        [1, '#'],
      ]),
    ).toBe('TOO_SHORT');
    expect(
      tried({ hands: [ALL] }, [
        [0, '#'],
        [3, 'E'],
      ]),
    ).toEqual(slots('-ARE'));
  });

  it('SAME_WORD: the same string as the word before, wherever it stands', () => {
    expect(tried({ holder: 'CaR', hands: ['ASTELOM'] }, [[1, 'A']])).toBe('SAME_WORD');
    expect(
      tried({ holder: 'ETE-', hands: ['ETESTE#'] }, [
        [0, '#'],
        [1, 'E'],
        [2, 'T'],
        [3, 'E'],
      ]),
    ).toBe('NOTHING_KEPT');
    expect(
      tried({ holder: 'ZOO-', hands: ['ZOT#LMP'] }, [
        [0, '#'],
        [1, 'Z'],
        [3, 'O'],
      ]),
    ).toBe('SAME_WORD');
  });

  it('NOT_IN_LEXICON, then CLASS_NOT_ALLOWED', () => {
    const nouns = { words: 'nouns' };
    expect(tried({ hands: ['TSELOMP'] }, [[2, 'P']])).toBe('NOT_IN_LEXICON');
    expect(tried({ hands: ['ASELOMP'], options: nouns }, [[3, 'A']])).toBe('CLASS_NOT_ALLOWED');
    expect(tried({ hands: ['ASELOMP'] }, [[3, 'A']])).toEqual(slots('CARA'));
    expect(tried({ hands: ['ASELOMP'], options: { words: 'noConjugation' } }, [[3, 'A']])).toBe(
      'CLASS_NOT_ALLOWED',
    );
    expect(tried({ hands: ['ASELOMP'], options: nouns }, [[2, 'S']])).toEqual(slots('CAS'));
  });
});

/** Each play breaks every law from one on: the first is told. */
describe('rondo, of several refusals the first is told', () => {
  const hands = ['QQWX*##'];
  it.each<[string, Laid]>([
    [
      'CARD_NOT_IN_HAND',
      [
        [0, 'Z'],
        [0, 'Q'],
        [9, 'W'],
      ],
    ],
    [
      'SLOT_TAKEN_TWICE',
      [
        [0, 'Q'],
        [0, 'W'],
        [9, 'X'],
      ],
    ],
    [
      'BAD_SLOT',
      [
        [-1, 'Q'],
        [3, 'W'],
        [9, 'X'],
      ],
    ],
    [
      'ONE_SLOT_ONLY',
      [
        [-1, '#'],
        [3, '#'],
        [1, '*A'],
      ],
    ],
    [
      'ERASER_NEEDS_LETTER',
      [
        [3, '#'],
        [1, '#'],
        [0, '*C'],
      ],
    ],
    [
      'ERASER_INSIDE',
      [
        [1, '#'],
        [0, '*C'],
      ],
    ],
    [
      'SAME_LETTER',
      [
        [0, '#'],
        [1, '*A'],
        [2, '#'],
      ],
    ],
    [
      'NOTHING_KEPT',
      [
        [0, '#'],
        [1, 'Q'],
        [2, '#'],
      ],
    ],
    [
      'TOO_SHORT',
      [
        [0, '#'],
        [1, 'Q'],
      ],
    ],
  ])('%s', (code, laid) => {
    expect(tried({ hands }, laid)).toBe(code);
  });

  it('HOLDER_FULL before what is laid in the tenth slot', () => {
    expect(
      tried({ holder: 'CARTABLES', hands }, [
        [9, '#'],
        [0, '*C'],
      ]),
    ).toBe('HOLDER_FULL');
  });
});

describe('rondo, joker swap', () => {
  const CaR: Position = { holder: 'CaR', hands: ['AESTOLI'], pile: 'XYZ' };

  it('the letter card that a joker stands for may be laid on it; the joker goes to the hand before the draw', () => {
    const table = Table.at(CaR).play(play(1, 0, lay(1, 'A'), lay(3, 'E')));
    expect(table.final()).toMatchObject({ holder: slots('CARE'), word: 'CARE', pile: 2 });
    expect(table.final().hands[0]).toEqual(cards('STOLI*X'));
    expect(table.final().lastPlay).toMatchObject({ letters: 8, points: 8 });
  });

  it('the swapped slot counts as covered: something else must be kept', () => {
    const laid: Laid = [
      [0, 'A'],
      [1, 'E'],
      [2, 'S'],
    ];
    expect(tried({ ...CaR, holder: 'CeR' }, laid)).toBe('NOTHING_KEPT');
  });

  it('its card counts as laid', () => {
    const table = Table.at({ ...CaR, holder: 'CaR-' });
    table.play(play(1, 0, lay(1, 'A'), lay(3, 'E'), lay(4, 'S')));
    expect(table.final().lastPlay).toMatchObject({ word: 'CARES', bonus: 3, points: 13 });
  });

  it('several jokers may be swapped at once', () => {
    const table = Table.at({ holder: 'caR', hands: ['CAESTOL'], pile: 'XYZ' });
    table.play(play(1, 0, lay(0, 'C'), lay(1, 'A'), lay(3, 'E')));
    expect(table.final().hands[0]).toEqual(cards('STOL**X'));
    expect(table.events()).toMatchObject([{ type: 'moved', move: { swapped: 2 } }]);
  });

  it('the joker can’t be laid in the play that swaps it', () => {
    expect(
      tried(CaR, [
        [1, 'A'],
        [3, '*E'],
      ]),
    ).toBe('CARD_NOT_IN_HAND');
  });

  it('another letter covers the joker, which is then out of the game', () => {
    const table = Table.at({ holder: 'PaR', hands: ['OTSELIM'], pile: 'XYZ' });
    table.play(play(1, 0, lay(1, 'O'), lay(3, 'T')));
    expect(table.final().hands[0]).toEqual(cards('SELIMXY'));
    expect(table.secret().covered).toEqual(['JOKER']);
  });

  it('without jokerSwap it is the same letter', () => {
    const options = { jokerSwap: false };
    expect(
      tried({ ...CaR, options }, [
        [1, 'A'],
        [3, 'E'],
      ]),
    ).toBe('SAME_LETTER');
  });

  it('a swap alone makes the same word', () => {
    expect(tried(CaR, [[1, 'A']])).toBe('SAME_WORD');
  });

  it('a joker as that letter is no swap', () => {
    expect(
      tried({ ...CaR, hands: ['*ESTOLI'] }, [
        [1, '*A'],
        [3, 'E'],
      ]),
    ).toBe('SAME_LETTER');
  });
});
