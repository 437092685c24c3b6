/**
 * Positions of games played with the French lexicon, and what can be laid in them. The counts were verified by the slow
 * way (see french.test.ts) and are frozen here: a change of the generator must not change them, a change of the
 * lexicon may.
 */
import type { Board } from '#engine/games/takemo/model';
import { emptyBoard } from '#engine/games/takemo/board';
import type { SlowQuestion } from './brute-force';

export interface Counted extends SlowQuestion {
  readonly name: string;
  /** Different `place` actions. */
  readonly placements: number;
  /** The same, but a word at a place counts once however its Takemo tiles are laid. */
  readonly words: number;
  /** New tiles, and enemy tiles captured, by all placements together. */
  readonly laid: number;
  readonly captured: number;
}

const LITERAL = { overlap: 'literal', keepCrossedLetters: false } as const;
const KEPT = { overlap: 'literal', keepCrossedLetters: true } as const;
const IDENTICAL = { overlap: 'identical', keepCrossedLetters: false } as const;

/** A board of which only some rows hold tiles. */
function rows(lines: Readonly<Record<number, string>>): Board {
  return emptyBoard().map((empty, index) => lines[index + 1] ?? empty);
}

const EARLY = rows({
  1: '....caids.agee.',
  2: '.......i.......',
  3: '.......p.......',
  4: '.......o.......',
  5: '.......l.......',
  6: '.......e.......',
  10: '.........R.E...',
  11: '.........E.P...',
  12: '.........N.A...',
  13: '.........A.T...',
  14: '.........L.E...',
  15: '......RECELE...',
});

const APART = rows({
  1: '.domien.topais.',
  2: '.i...t.......o.',
  3: '.e..pi...vouent',
  4: '.n..or.......o.',
  5: '.e..ne.........',
  6: '.s..te.....P...',
  7: '....e......A...',
  8: '....e....MICRO.',
  9: '...........H...',
  10: '..........CA...',
  11: '..........R....',
  12: '..........E....',
  13: '......DINGUE...',
  14: '..........S....',
  15: '.....MESS.AIS..',
});

const INVADED = rows({
  1: '...........ergs',
  2: '....OLEATE.m..p',
  3: '.........P.u.bi',
  4: '......fI.I.l.on',
  5: '......lN.N..Gl.',
  6: '.....siC.C..Ao.',
  7: '.....enflee..s.',
  8: '....I.tS.S..O..',
  9: '....N.sA....I..',
  10: '...SU..I....L..',
  11: '...AS..........',
  12: '...U...........',
  13: '...RELACA......',
  14: '...A...........',
  15: 'PIETENT..RECRUT',
});

const MINGLED = rows({
  1: '.amurons.......',
  2: '..........p....',
  3: '....b.....a....',
  4: 'celai.....re...',
  5: '....t.MdupatF..',
  6: '......O..B.eR..',
  7: 'numeroF....t...',
  8: '......L..T.eP..',
  9: '...COBE..T.sP..',
  10: 'depo.....A..E..',
  11: '.NECRO.........',
  12: '...I.....S.T.H.',
  13: '...G.......A.I.',
  14: '...U....REELLE.',
  15: '...EPALEE..E.S.',
});

const BOTH = [true, true] as const;
const hand = (faces: string, wild = 0) => ({ faces: [...faces], wild });

export const COUNTED: readonly Counted[] = [
  {
    name: "White's first word",
    ground: { board: emptyBoard(), camp: 0, begun: [false, false], config: LITERAL },
    hand: hand('EMPUVAIR'),
    ...{ placements: 2286, words: 2286, laid: 8978, captured: 0 },
  },
  {
    name: "Black's first word, with a Takemo tile, beside enemy tiles",
    ground: {
      board: EARLY.map((row) => row.replace(/[a-z]/g, '.')),
      camp: 1,
      begun: [true, false],
      config: LITERAL,
    },
    hand: hand('TEIRSTOA', 1),
    ...{ placements: 73754, words: 47853, laid: 385234, captured: 0 },
  },
  {
    name: 'early, Black',
    ground: { board: EARLY, camp: 1, begun: BOTH, config: LITERAL },
    hand: hand('TEIRSTOA'),
    ...{ placements: 3045, words: 3045, laid: 13561, captured: 0 },
  },
  {
    name: 'camps apart, White with a Takemo tile',
    ground: { board: APART, camp: 0, begun: BOTH, config: LITERAL },
    hand: hand('LEEISHDT', 1),
    ...{ placements: 10003, words: 6935, laid: 41792, captured: 3210 },
  },
  {
    name: "White in Black's country",
    ground: { board: INVADED, camp: 0, begun: BOTH, config: LITERAL },
    hand: hand('XRSTILXI'),
    ...{ placements: 635, words: 635, laid: 1558, captured: 767 },
  },
  {
    name: 'mingled, White, crossed letters kept',
    ground: { board: MINGLED, camp: 0, begun: BOTH, config: KEPT },
    hand: hand('NNARIXUE'),
    ...{ placements: 1231, words: 1231, laid: 3534, captured: 1323 },
  },
  {
    name: 'mingled, White, crossed letters lost',
    ground: { board: MINGLED, camp: 0, begun: BOTH, config: LITERAL },
    hand: hand('NNARIXUE'),
    ...{ placements: 1231, words: 1231, laid: 3534, captured: 1821 },
  },
  {
    name: 'mingled, Black, overlaps identical',
    ground: { board: MINGLED, camp: 1, begun: BOTH, config: IDENTICAL },
    hand: hand('EOLRNERA'),
    ...{ placements: 933, words: 933, laid: 2919, captured: 234 },
  },
  {
    name: 'mingled, Black with few letters and two Takemo tiles',
    ground: { board: MINGLED, camp: 1, begun: BOTH, config: LITERAL },
    hand: hand('EOLR', 2),
    ...{ placements: 31415, words: 20729, laid: 114407, captured: 69030 },
  },
  {
    name: 'neutral, with a wild tile',
    ground: {
      board: INVADED.map((row) => row.replace(/[a-z]/g, '.')),
      camp: 0,
      begun: BOTH,
      config: LITERAL,
    },
    hand: hand('VSMTULE', 1),
    neutral: true,
    ...{ placements: 18069, words: 12228, laid: 64184, captured: 0 },
  },
];
