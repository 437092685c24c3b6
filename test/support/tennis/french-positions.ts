/** Positions of which the shots that begin a French word are counted, kind by kind. */
import type { Face } from '#engine/core/cards';
import type { ShotKind, TableCard } from '#engine/games/tennis/model';

/** Cards in a row, a space between: faces, `<` for a copy of the card before it, `>` for one of the card after it. */
export function rowOf(text: string): TableCard[] {
  const signs = text.split(' ').filter((sign) => sign !== '');
  return signs.map((sign) => {
    if (sign === '<') return { card: 'COPY', dir: 'prev' };
    return sign === '>' ? { card: 'COPY', dir: 'next' } : { card: sign };
  });
}

export function handOf(text: string): Face[] {
  return text.split(' ');
}

export interface Counted {
  readonly table: string;
  readonly hand: string;
  /** Shots by kind. */
  readonly kinds: Readonly<Partial<Record<ShotKind, number>>>;
  /** Words that begin with what a shot makes of the table, added up over all shots. */
  readonly words: number;
  /** Whether the slow way counts it in a minute. */
  readonly slow: boolean;
}

export const COUNTED: readonly Counted[] = [
  {
    table: 'P O R',
    hand: 'A T E S',
    kinds: { LOB: 42, COUP_DROIT: 8, COUP_DROIT_LIFTE: 23, REVERS_LIFTE: 98, REVERS: 2 },
    words: 151390,
    slow: true,
  },
  {
    table: 'C H',
    hand: 'B A R VOWEL',
    kinds: { LOB: 54, COUP_DROIT: 26, COUP_DROIT_LIFTE: 26, SMASH: 57, REVERS_LIFTE: 11, REVERS: 23 },
    words: 369358,
    slow: true,
  },
  {
    table: 'T E',
    hand: 'L N E COPY',
    kinds: { LOB: 25, COUP_DROIT: 23, COUP_DROIT_LIFTE: 21, SMASH: 19, REVERS_LIFTE: 19, REVERS: 4 },
    words: 83091,
    slow: true,
  },
  {
    table: 'A >',
    hand: 'T E S ANY',
    kinds: { LOB: 58, COUP_DROIT: 27, SMASH: 115, COUP_DROIT_LIFTE: 105, REVERS_LIFTE: 36, REVERS: 22 },
    words: 898533,
    slow: true,
  },
  {
    table: 'P O R T',
    hand: 'A E I S L U N',
    kinds: { LOB: 457, COUP_DROIT: 35, REVERS_LIFTE: 510, COUP_DROIT_LIFTE: 24, REVERS: 1 },
    words: 218167,
    slow: false,
  },
  {
    table: 'C H',
    hand: 'B A E R VOWEL S T',
    kinds: { LOB: 1116, COUP_DROIT: 173, COUP_DROIT_LIFTE: 405, SMASH: 650, REVERS_LIFTE: 74, REVERS: 84 },
    words: 720490,
    slow: false,
  },
  {
    table: 'M A T E',
    hand: 'D R I E COPY L O',
    kinds: { LOB: 418, COUP_DROIT: 14, COUP_DROIT_LIFTE: 98, SMASH: 137, REVERS_LIFTE: 639, REVERS: 6 },
    words: 292867,
    slow: false,
  },
  {
    table: 'P ANY R',
    hand: 'A E I L U T CONSONANT',
    kinds: {
      LOB: 1362,
      COUP_DROIT: 376,
      COUP_DROIT_LIFTE: 3602,
      SMASH: 6015,
      REVERS_LIFTE: 9161,
      REVERS: 57,
    },
    words: 1595806,
    slow: false,
  },
  {
    table: 'B A L <',
    hand: 'E S T R I O N',
    kinds: { LOB: 708, COUP_DROIT: 40, COUP_DROIT_LIFTE: 55, REVERS_LIFTE: 163, REVERS: 2 },
    words: 308280,
    slow: false,
  },
];
