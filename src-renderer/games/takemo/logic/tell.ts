/** A move in sentences: keys of the locales, under `takemo.tell`, and what fills them in. */
import { campOf, enemyOf } from '#engine/games/takemo/board';
import type { Board, Camp, Move } from '#engine/games/takemo/model';
import { explainMove, type BrokenWord, type Capture, type KeptLetter } from './capture';

export interface Sentence {
  /** Under `takemo.tell`. */
  readonly key: string;
  readonly named: Readonly<Record<string, string | number>>;
  /** Chooses the plural's form. */
  readonly count?: number;
}

/** Of whom and to whom it is told. */
export interface Telling {
  nameOf(seat: number): string;
  /** « les Noirs », in the language of the page, as the sentences need it: « des Noirs ». */
  ofCamp(camp: Camp): string;
  /** Whom « tu » means, where there is someone. */
  readonly own?: number | null;
  /** « VIL et E », in the language of the page; left out: « VIL, E ». */
  list?(words: readonly string[]): string;
}

export interface ToldMove {
  /** What was done: laid, exchanged, passed. */
  readonly main: Sentence;
  /** What was taken and why, word by word; what stays; what crossing words lost; how many in all. */
  readonly captures: readonly Sentence[];
  /** A Takemo tile won. */
  readonly award: Sentence | null;
}

type List = (words: readonly string[]) => string;

function listOf({ list }: Telling): List {
  return list ?? ((words) => words.join(', '));
}

function byOrTo(key: string, { seat }: Move, telling: Telling, more: Sentence['named'] = {}): Sentence {
  const you = telling.own === seat;
  return { key: you ? `${key}You` : key, named: { name: telling.nameOf(seat), ...more } };
}

function mainSentence(move: Move, telling: Telling): Sentence {
  switch (move.type) {
    case 'exchange': {
      const n = move.exchanged;
      return { ...byOrTo('exchanged', move, telling, { n }), count: n };
    }
    case 'pass':
      return byOrTo(move.timedOut ? 'timedOut' : 'passed', move, telling);
    case 'place': {
      const word = move.word ?? '';
      if (move.formed.length === 0) return byOrTo('placed', move, telling, { word });
      const others = listOf(telling)(move.formed.map((run) => run.word));
      return byOrTo('formed', move, telling, { word, others });
    }
  }
}

function captureSentence(word: string, { run, covered, tiles, how }: Capture): Sentence {
  const letters = covered.map(({ letter }) => letter).join('');
  const named = { word, letters, taken: run.word, n: tiles };
  if (how === 'along' && covered.length === run.word.length) return { key: 'whole', named, count: tiles };
  return { key: how, named, count: tiles };
}

/** So many of a kind are told one by one; more would be read by nobody. */
const TOLD_ONE_BY_ONE = 3;

function captureSentences(word: string, captures: readonly Capture[], list: List): Sentence[] {
  const most = [...captures].sort((a, b) => b.tiles - a.tiles);
  const others = most.slice(TOLD_ONE_BY_ONE).map(({ run }) => run.word);
  return [
    ...most.slice(0, TOLD_ONE_BY_ONE).map((capture) => captureSentence(word, capture)),
    ...(others.length > 0 ? [{ key: 'takenToo', named: { words: list(others) } }] : []),
  ];
}

function keptSentence({ letter, words }: KeptLetter, list: List): Sentence {
  return { key: 'kept', named: { letter, words: list(words) } };
}

function keptSentences(kept: readonly KeptLetter[], list: List): Sentence[] {
  if (kept.length < TOLD_ONE_BY_ONE) return kept.map((one) => keptSentence(one, list));
  return [{ key: 'keptMany', named: { letters: list(kept.map(({ letter }) => letter)) } }];
}

function brokenSentence({ run, left }: BrokenWord, list: List): Sentence {
  return left.length === 0
    ? { key: 'brokenAll', named: { word: run.word } }
    : { key: 'broken', named: { word: run.word, left: list(left) } };
}

function brokenSentences(broken: readonly BrokenWord[], list: List): Sentence[] {
  if (broken.length < TOLD_ONE_BY_ONE) return broken.map((one) => brokenSentence(one, list));
  return [{ key: 'brokenMany', named: { words: list(broken.map(({ run }) => run.word)) } }];
}

/** `after`: the board after the move. */
export function tellMove(move: Move, after: Board, telling: Telling): ToldMove {
  const main = mainSentence(move, telling);
  if (move.type !== 'place') return { main, captures: [], award: null };
  const { captures, kept, broken } = explainMove(move, after);
  const list = listOf(telling);
  const n = move.captured.length;
  const total: Sentence[] = captures.length > 1 ? [{ key: 'total', named: { n }, count: n }] : [];
  return {
    main,
    captures: [
      ...captureSentences(move.word ?? '', captures, list),
      ...keptSentences(kept, list),
      ...brokenSentences(broken, list),
      ...total,
    ],
    award: move.award
      ? byOrTo('award', move, telling, { camp: telling.ofCamp(enemyOf(campOf(move.seat))) })
      : null,
  };
}
