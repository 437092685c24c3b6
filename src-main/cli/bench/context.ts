/** What the tasks share: the words, the racks, and the form of a line of output. */
import { readFileSync } from 'node:fs';
import { fold, isFolded } from '#engine/core/words';
import { MAX_WORD_LENGTH, type Automaton } from '#dict/automaton';
import { buildAutomaton } from '#dict/build';
import { loadFrench } from '#dict/french';
import { measure, rounded, type Measurement } from './measure';

export interface BenchOptions {
  readonly words: string | null;
  readonly racks: string | null;
  readonly positions: string | null;
}

/** A rack of letters and how many jokers go with it. */
export interface Rack {
  readonly letters: string;
  readonly jokers: number;
}

export interface BenchContext {
  readonly automaton: Automaton;
  /** All words of the automaton, in its order. */
  readonly words: readonly string[];
  /** Racks by how they are reported: the number of jokers, or `given` for a file that has its own. */
  readonly racks: ReadonlyMap<string, readonly Rack[]>;
  /** The file of positions to generate placements on, if one is given. */
  readonly positions: string | null;
  /** Numbers from 0 (included) to `below` (not), the same in every run. */
  random(below: number): number;
}

export interface BenchLine {
  readonly task: string;
  readonly engine: string;
  readonly [field: string]: unknown;
}

const RACK_COUNT = 300;
const RACK_LETTERS = 10;
/** The deck of Attrape Môa, from which the racks are drawn. */
const DECK = 'AAAAAAABCCDDDEEEEEEEEEEEFFGGHIIIIIIJKLLLLMMNNNNOOOOOPPQRRRRSSSSTTTTUUUUUVVWXYZ';

export function openBench(options: BenchOptions): BenchContext {
  const random = generator(2026);
  const automaton =
    options.words === null ? loadFrench().automaton : buildAutomaton(readWords(options.words));
  const words = Array.from({ length: automaton.size }, (_, number) => automaton.wordAt(number));
  const racks = options.racks === null ? drawRacks(random) : readRacks(options.racks);
  return { automaton, words, racks, positions: options.positions, random };
}

/** Folded, sorted, each once; lines that do not fold to letters, or are too long, are left out and counted. */
function readWords(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => fold(line.trim()))
    .filter((line) => line !== '');
  const words = lines.filter((line) => isFolded(line) && line.length <= MAX_WORD_LENGTH);
  if (words.length < lines.length) console.error(`${file}: ${lines.length - words.length} lines left out`);
  if (words.length === 0) throw new Error(`${file}: no words`);
  return [...new Set(words)].sort();
}

function drawRacks(random: (below: number) => number): Map<string, Rack[]> {
  const racks = Array.from({ length: RACK_COUNT }, () => draw(random));
  return new Map([0, 1, 2].map((jokers) => [String(jokers), racks.map((letters) => ({ letters, jokers }))]));
}

function draw(random: (below: number) => number): string {
  const deck = [...DECK];
  let letters = '';
  for (let i = 0; i < RACK_LETTERS; i++) letters += deck.splice(random(deck.length), 1).join('');
  return letters;
}

/** A file without jokers is asked with none, one and two; one with jokers, as it is. */
function readRacks(file: string): Map<string, Rack[]> {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => fold(line.trim()).replaceAll('*', '?'))
    .filter((line) => line !== '');
  const bad = lines.find((line) => !/^[A-Z?]{1,30}$/.test(line));
  if (bad !== undefined || lines.length === 0)
    throw new Error(`${file}: not a rack: ${bad ?? 'an empty file'}`);
  const racks = lines.map((line) => {
    const letters = line.replaceAll('?', '');
    return { letters, jokers: line.length - letters.length };
  });
  if (racks.some(({ jokers }) => jokers > 0)) return new Map([['given', racks]]);
  return new Map(
    [0, 1, 2].map((jokers) => [String(jokers), racks.map(({ letters }) => ({ letters, jokers }))]),
  );
}

/** A small fixed generator (mulberry32): the same questions in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface Engine {
  readonly name: string;
  readonly queries: number;
  /** One pass over all its queries; returns how much it found. */
  readonly pass: () => number;
  /** What it should find, where that is not what Préau finds with its own queries. */
  readonly agreesWith?: number;
}

/** Measures Préau and others on the same queries. */
export function* compare(
  task: string,
  details: Readonly<Record<string, unknown>>,
  own: Omit<Engine, 'name'>,
  others: readonly Engine[],
): Iterable<BenchLine> {
  const [preau, ...measured] = measure<Engine>({ name: 'preau', ...own }, others);
  const line = ({ engine, found, ms }: Measurement<Engine>): BenchLine => ({
    task,
    engine: engine.name,
    ...details,
    queries: engine.queries,
    found,
    perSecond: rounded((engine.queries / ms) * 1000),
  });
  const pace = preau.ms / own.queries;
  yield line(preau);
  for (const other of measured) {
    const { engine, found, ms } = other;
    const ratio = rounded(ms / engine.queries / pace);
    yield { ...line(other), ratio, agrees: found === (engine.agreesWith ?? preau.found) };
  }
}
