/**
 * The word one is building: a row of pieces over the cards and jokers one has. Pure; the page draws what `lay` says.
 * A letter is never refused: what no card and no joker can serve stays in the row as missing, and is shown so.
 */
import type { Face } from '#engine/core/cards';
import { fold } from '#engine/core/words';

/** A card in reach. `id` tells cards of one face apart; it is stable through a round. */
export interface TableCard {
  readonly id: string;
  readonly face: Face;
  readonly from: 'own' | 'common';
}

export const JOKER = 'joker';

/** One place of the row. `letter` is null on a joker that has not been told yet what it stands for. */
export interface Piece {
  readonly key: number;
  readonly letter: string | null;
  /** The card it was made from, or a joker on purpose; null: whatever serves. */
  readonly wish: string | null;
}

export interface LaidPiece extends Piece {
  readonly by: 'card' | 'joker' | 'missing';
  /** The card that serves it. */
  readonly card: string | null;
}

export interface Laid {
  readonly pieces: readonly LaidPiece[];
  /** The letters in a row; a joker without a letter leaves none. */
  readonly word: string;
  /** 0-based positions of the letters a joker stands for. */
  readonly jokers: readonly number[];
  readonly usedCards: ReadonlySet<string>;
  readonly missing: readonly string[];
  /** Whether every piece has a letter, and a card or joker to serve it. */
  readonly complete: boolean;
}

/** A player's cards: their own first, because these serve first. */
export function tableCards(own: readonly Face[], common: readonly Face[]): TableCard[] {
  return [
    ...own.map((face, index): TableCard => ({ id: `own-${index}`, face, from: 'own' })),
    ...common.map((face, index): TableCard => ({ id: `common-${index}`, face, from: 'common' })),
  ];
}

/** Serves each piece: first what was chosen on purpose, then free cards from the left, then jokers. */
export function lay(pieces: readonly Piece[], cards: readonly TableCard[], jokersLeft: number): Laid {
  const free = new Map(cards.map((card) => [card.id, card]));
  let jokers = jokersLeft;
  const served = new Map<number, Pick<LaidPiece, 'by' | 'card'>>();
  const takeCard = (piece: Piece, card: TableCard | undefined): void => {
    if (card === undefined || card.face !== piece.letter || !free.delete(card.id)) return;
    served.set(piece.key, { by: 'card', card: card.id });
  };
  const takeJoker = (piece: Piece): void => {
    if (jokers === 0) return;
    jokers--;
    served.set(piece.key, { by: 'joker', card: null });
  };
  for (const piece of pieces) {
    if (piece.wish === JOKER) takeJoker(piece);
    else if (piece.wish !== null) takeCard(piece, free.get(piece.wish));
  }
  const unserved = (): Piece[] => pieces.filter(({ key }) => !served.has(key));
  for (const piece of unserved()) {
    if (piece.wish !== JOKER)
      takeCard(
        piece,
        [...free.values()].find(({ face }) => face === piece.letter),
      );
  }
  for (const piece of unserved()) takeJoker(piece);
  return describe(pieces.map((piece) => ({ by: 'missing', card: null, ...piece, ...served.get(piece.key) })));
}

function describe(pieces: readonly LaidPiece[]): Laid {
  const lettered = pieces.filter(({ letter }) => letter !== null);
  const missing = pieces.filter(({ by }) => by === 'missing');
  return {
    pieces,
    word: lettered.map(({ letter }) => letter).join(''),
    jokers: lettered.flatMap(({ by }, position) => (by === 'joker' ? [position] : [])),
    usedCards: new Set(pieces.flatMap(({ card }) => card ?? [])),
    missing: missing.flatMap(({ letter }) => letter ?? []),
    complete: missing.length === 0 && lettered.length === pieces.length,
  };
}

/** What of some input may stand on cards: folded letters, and nothing else. */
export function lettersOf(input: string): string {
  return fold(input).replace(/[^A-Z]/g, '');
}

/** No word is longer than this on the page: twice what ten cards can give leaves room for any thought. */
export const MOST_PIECES = 20;

function nextKey(pieces: readonly Piece[]): number {
  return Math.max(0, ...pieces.map(({ key }) => key)) + 1;
}

function insert(pieces: readonly Piece[], at: number, added: readonly Omit<Piece, 'key'>[]): Piece[] {
  const room = Math.max(0, MOST_PIECES - pieces.length);
  const first = nextKey(pieces);
  const keyed = added.slice(0, room).map((piece, index) => ({ ...piece, key: first + index }));
  return [...pieces.slice(0, at), ...keyed, ...pieces.slice(at)];
}

/** Types letters (« é » types E, « œ » types OE); the first goes to a joker that still waits for its letter. */
export function typeLetters(pieces: readonly Piece[], input: string): Piece[] {
  let typed = lettersOf(input);
  const waiting = pieces.findIndex(({ letter }) => letter === null);
  let row = [...pieces];
  if (waiting >= 0 && typed !== '') {
    row = tellJoker(row, row[waiting]?.key ?? 0, typed.charAt(0));
    typed = typed.slice(1);
  }
  return insert(
    row,
    row.length,
    [...typed].map((letter) => ({ letter, wish: null })),
  );
}

/** Puts a card of the table into the row, at the end unless it is said where. */
export function addCard(pieces: readonly Piece[], card: TableCard, at = pieces.length): Piece[] {
  return insert(pieces, at, [{ letter: card.face, wish: card.id }]);
}

/** Puts a joker into the row that waits to be told its letter. Only one waits at a time. */
export function addJoker(pieces: readonly Piece[], at = pieces.length): Piece[] {
  if (pieces.some(({ letter }) => letter === null)) return [...pieces];
  return insert(pieces, at, [{ letter: null, wish: JOKER }]);
}

export function tellJoker(pieces: readonly Piece[], key: number, letter: string): Piece[] {
  return pieces.map((piece) => (piece.key === key ? { ...piece, letter, wish: JOKER } : piece));
}

export function removePiece(pieces: readonly Piece[], key: number): Piece[] {
  return pieces.filter((piece) => piece.key !== key);
}

/** Moves a piece to a gap of the row, 0 being before the first; gaps are counted with the piece in place. */
export function movePiece(pieces: readonly Piece[], key: number, gap: number): Piece[] {
  const from = pieces.findIndex((piece) => piece.key === key);
  const piece = pieces[from];
  if (piece === undefined) return [...pieces];
  const rest = removePiece(pieces, key);
  const at = gap > from ? gap - 1 : gap;
  return [...rest.slice(0, at), piece, ...rest.slice(at)];
}

/** A row made of a word kept earlier, its jokers where they were. */
export function rowOf(word: string, jokers: readonly number[] | null): Piece[] {
  return [...lettersOf(word)].slice(0, MOST_PIECES).map((letter, position) => ({
    key: position + 1,
    letter,
    wish: jokers?.includes(position) ? JOKER : null,
  }));
}

/** Positions of the letters that these cards don't give; of a letter they give too seldom, the last ones. */
export function jokersNeeded(word: string, own: readonly Face[], common: readonly Face[]): readonly number[] {
  return lay(rowOf(word, null), tableCards(own, common), word.length).jokers;
}

/** The row after its text was edited as a whole: what stayed at its start and end keeps its cards. */
export function editText(pieces: readonly Piece[], input: string): Piece[] {
  const text = lettersOf(input);
  const row = pieces.filter(({ letter }) => letter !== null);
  let start = 0;
  while (start < text.length && row[start]?.letter === text[start]) start++;
  let end = 0;
  while (
    end < text.length - start &&
    end < row.length - start &&
    row[row.length - 1 - end]?.letter === text[text.length - 1 - end]
  )
    end++;
  const middle = [...text.slice(start, text.length - end)].map((letter) => ({ letter, wish: null }));
  return insert([...row.slice(0, start), ...row.slice(row.length - end)], start, middle);
}
