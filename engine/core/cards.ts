/** Cards by their faces: distributions, hands as multisets, and shuffles that a journal can prescribe. */
import { below, branch, seedRandom, type RandomState } from './random';
import { ok, refuse, type Result } from './result';

export type Letter = string;
/** What is written on a card: a letter A–Z or a special name of its game. Cards of one face are interchangeable. */
export type Face = string;
export type Counts = ReadonlyMap<Face, number>;

/** Expands `A7 B1 …` to faces in the order written; that order is the sorted order of the whole deck. */
export function expandDistribution(text: string): Face[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((item) => {
      const [, face, count] = /^([A-Z]+)(\d+)$/.exec(item) ?? [];
      if (face === undefined) throw new Error(`not a distribution: ${item}`);
      return Array.from({ length: Number(count) }, () => face);
    });
}

export interface ValuedDeck {
  /** All cards: letters as they are written, then the special ones. */
  readonly cards: readonly Face[];
  /** What each letter is worth. */
  readonly values: ReadonlyMap<Letter, number>;
}

/**
 * Reads a deck whose letters have values, as `A8×1 B2×5 …`: how many there are × what one is worth.
 * @param specials how many there are of each special card, in the order in which they follow
 */
export function valuedDeck(text: string, specials: Readonly<Record<Face, number>>): ValuedDeck {
  const letters = text
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [, face, count, value] = /^([A-Z])(\d+)×(\d+)$/.exec(item) ?? [];
      if (face === undefined) throw new Error(`not a letter with its value: ${item}`);
      return { face, count: Number(count), value: Number(value) };
    });
  const repeat = (face: Face, count: number) => Array.from({ length: count }, () => face);
  return {
    cards: [
      ...letters.flatMap(({ face, count }) => repeat(face, count)),
      ...Object.entries(specials).flatMap(([face, count]) => repeat(face, count)),
    ],
    values: new Map(letters.map(({ face, value }) => [face, value])),
  };
}

export function countFaces(cards: Iterable<Face>): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** What remains of `cards` once `taken` is gone, order kept; `null` when a taken card is not there. */
export function takeCards(cards: readonly Face[], taken: readonly Face[]): Face[] | null {
  const wanted = countFaces(taken);
  const rest = cards.filter((card) => {
    const count = wanted.get(card) ?? 0;
    if (count > 0) wanted.set(card, count - 1);
    return count === 0;
  });
  return rest.length === cards.length - taken.length ? rest : null;
}

/**
 * Where a game's shuffles come from: the journal's lists first, the seeded generator after them. Each shuffle that no
 * list prescribes has a generator of its own, by its number: the thousandth can be made without those before it.
 */
export interface Shuffler {
  readonly given: readonly (readonly Face[])[];
  readonly random: RandomState;
  /** How many shuffles the generators have made. */
  readonly made: number;
}

export function makeShuffler(seed: string, given: readonly (readonly Face[])[]): Shuffler {
  return { given, random: seedRandom(seed), made: 0 };
}

/** The shuffler as it will be when `count` more piles have been shuffled; to be asked only once no list is left. */
export function skipShuffles(shuffler: Shuffler, count: number): Shuffler {
  return { ...shuffler, made: shuffler.made + count };
}

export interface Shuffled {
  readonly pile: readonly Face[];
  readonly shuffler: Shuffler;
}

/** Faces in the order A…Z, then the special ones in the order of `specials`. */
function sortFaces(cards: readonly Face[], specials: readonly Face[]): Face[] {
  const place = (face: Face): number => {
    const special = specials.indexOf(face);
    return special < 0 ? face.charCodeAt(0) : 1000 + special;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

function shuffleAtRandom(cards: readonly Face[], { random, made }: Shuffler): Face[] {
  const pile = [...cards];
  let state = branch(random, made);
  for (let i = pile.length - 1; i > 0; i--) {
    const drawn = below(state, i + 1);
    state = drawn.state;
    [pile[i], pile[drawn.value]] = [pile[drawn.value] as Face, pile[i] as Face];
  }
  return pile;
}

/**
 * Shuffles a pile, top card first. A list of the journal says which cards come out first; those it does not name
 * follow sorted. Refuses `BAD_SHUFFLE` when the list names a card the pile does not hold.
 */
export function shuffle(
  cards: readonly Face[],
  shuffler: Shuffler,
  specials: readonly Face[] = [],
): Result<Shuffled, 'BAD_SHUFFLE'> {
  const sorted = sortFaces(cards, specials);
  const [list, ...given] = shuffler.given;
  if (list === undefined) {
    return ok({ pile: shuffleAtRandom(sorted, shuffler), shuffler: skipShuffles(shuffler, 1) });
  }
  const rest = takeCards(sorted, list);
  if (rest === null) return refuse('BAD_SHUFFLE');
  return ok({ pile: [...list, ...rest], shuffler: { ...shuffler, given } });
}
