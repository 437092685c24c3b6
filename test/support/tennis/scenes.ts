/** Moments at a table of Tennis, made by the real rules: every shot, every challenge, with hands one knows. */
import type { JsonObject } from '#engine/core/read';
import { cardsOf, TaleStage } from './scenes-tale';

const faces = (text: string): string[] => cardsOf(text).map(({ card }) => card);

/** Two hands of seven on top of the pile, then what is drawn; the rest follows from A to Z. */
const table = (hands: string, drawn = '', options: JsonObject = {}, players?: readonly string[]): TaleStage =>
  new TaleStage([faces(hands + drawn)], options, players);

const FOUR = ['Ana', 'Bilal', 'Chloé', 'David'];
const THREE = ['Ana', 'Bilal', 'Chloé'];
const ANA = 'TRICH*E';
const BILAL = 'COTES-+';
const CHLOE = 'MAISON>';
const DAVID = 'PLUIEST';

const two = (options: JsonObject = {}): TaleStage => table(ANA + BILAL, 'LEMRANDEIOSTE', options);
/** Ana has served TRI: it is Bilal’s turn, with C, O, T, E, S, a consonant and a vowel. */
export const served = (options: JsonObject = {}): TaleStage => two(options).serve(0, 'TRI');
const four = (options: JsonObject = {}): TaleStage =>
  table(ANA + BILAL + CHLOE + DAVID, 'LEMRANDEIOSTE', options, FOUR);

/** A table of so many cards, to see how a long one is read. */
function long(): TaleStage {
  const kept = (n: number): JsonObject[] => Array.from({ length: n }, (_, table) => ({ table }));
  const onwards = (n: number, cards: string): JsonObject => ({
    type: 'return',
    layout: [...kept(n), ...faces(cards)],
  });
  return table('ANTICON' + 'STITUTI', 'ONNELLESEMENTAC', { weight: 1 })
    .serve(0, 'ANTICON')
    .do(1, onwards(7, 'STITUTI'))
    .do(0, onwards(14, 'ONNELL'));
}

/** By name; each makes a new one. */
export const SCENES: Readonly<Record<string, () => TaleStage>> = {
  start: () => two(),
  secondServe: () => two().serve(0, 'E'),
  doubleFault: () => two().serve(0, 'E').serve(0, '*'),
  served: () => served(),
  coupDroit: () => served().back(1, '012CO'),
  revers: () => served().back(1, 'COS012'),
  coupDroitLifte: () => served().back(1, '0C12O'),
  reversLifte: () => served().back(1, '210CO'),
  smash: () => served().back(1, '-:012CO'),
  lob: () => served().back(1, 'COTE'),
  net: () => served().back(1, '012E'),
  amorti: () =>
    table(ANA + 'COTESLL', 'LEMRANDE', {})
      .serve(0, 'TRI')
      .back(1, '012TO'),
  ligne: () => served({ line: 8 }).back(1, '012COTE'),
  guided: () => served({ bluff: 'blocked', weight: 3, words: 'noConjugation' }),
  clock: () => served({ turnSeconds: 60 }),
  answer: () => served().say(1, 'challenge'),
  answerThree: () => four().serve(0, 'TRI').say(2, 'challenge'),
  holds: () => served().say(1, 'challenge').do(0, { type: 'answer', word: 'TRISTE' }),
  holdsFree: () => served({ line: 6 }).say(1, 'challenge').do(0, { type: 'answer', word: 'TRISTE' }),
  netHolds: () => served().back(1, '012-').say(0, 'challenge').do(1, { type: 'answer', word: 'TRISTE' }),
  fails: () => served().back(1, '012TS').say(0, 'challenge').do(1, { type: 'answer', word: 'TRITS' }),
  conceded: () => served().back(1, '012TS').say(0, 'challenge').say(1, 'concede'),
  answerLate: () => served().say(1, 'challenge').do('clock', { type: 'tick' }, 31_000),
  collect: () => served().say(1, 'pass'),
  ace: () => served().say(1, 'pass').say(0, 'collect'),
  taken: () => served().back(1, '012CO').say(0, 'pass').say(1, 'collect'),
  three: () =>
    table(ANA + BILAL + CHLOE, 'LEMRANDE', {}, THREE)
      .serve(0, 'TRI')
      .say(1, 'pass'),
  four: () => four({ turnSeconds: 45 }).serve(0, 'TRI').back(1, '012CO').say(2, 'pass'),
  long: () => long(),
  paused: () => served({ turnSeconds: 60 }).do('referee', { type: 'pause' }),
  copy: () => table(ANA + 'COTES><', 'LEMRANDEIOSTE').serve(0, 'TRI'),
};
