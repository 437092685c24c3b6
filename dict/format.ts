/**
 * The lexicon as one block of bytes, so that loading is no more than putting typed arrays over it.
 *
 * Little-endian: a header of eight 32-bit words (mark, version, number of words, number of cells, bytes of the two
 * text tables, two spare), then `cells` and `counts` (32 bits each), `ranks`, `spelling`, `lemma` (16 bits each),
 * `traits` (8 bits), then the two tables, UTF-8, one text a line. Every section starts at a multiple of four.
 */
import { Automaton } from './automaton';
import type { Columns } from './columns';
import { Lexicon } from './lexicon';

const MARK = 0x4c455850; // « PXEL », read backwards
const VERSION = 1;
const HEADER_BYTES = 32;

interface Layout {
  readonly cells: number;
  readonly counts: number;
  readonly ranks: number;
  readonly spelling: number;
  readonly lemma: number;
  readonly traits: number;
  readonly spellings: number;
  readonly lemmas: number;
  readonly end: number;
}

function layout(words: number, cells: number, spellingBytes: number, lemmaBytes: number): Layout {
  const sizes = [4 * cells, 4 * cells, 2 * words, 2 * words, 2 * words, words, spellingBytes, lemmaBytes];
  const starts = [HEADER_BYTES];
  for (const size of sizes) starts.push(Math.ceil((starts[starts.length - 1]! + size) / 4) * 4);
  const [c, n, r, s, l, t, st, lt, end] = starts as [number, ...number[]];
  return {
    cells: c,
    counts: n!,
    ranks: r!,
    spelling: s!,
    lemma: l!,
    traits: t!,
    spellings: st!,
    lemmas: lt!,
    end: end!,
  };
}

export function pack(automaton: Automaton, columns: Columns): Uint8Array {
  const encoder = new TextEncoder();
  const spellings = encoder.encode(columns.spellings.join('\n'));
  const lemmas = encoder.encode(columns.lemmas.join('\n'));
  const { cells, counts, size } = automaton;
  const at = layout(size, cells.length, spellings.length, lemmas.length);
  const bytes = new Uint8Array(at.end);
  new Uint32Array(bytes.buffer, 0, 6).set([
    MARK,
    VERSION,
    size,
    cells.length,
    spellings.length,
    lemmas.length,
  ]);
  new Int32Array(bytes.buffer, at.cells, cells.length).set(cells);
  new Int32Array(bytes.buffer, at.counts, counts.length).set(counts);
  new Uint16Array(bytes.buffer, at.ranks, size).set(columns.ranks);
  new Uint16Array(bytes.buffer, at.spelling, size).set(columns.spelling);
  new Uint16Array(bytes.buffer, at.lemma, size).set(columns.lemma);
  bytes.set(columns.traits, at.traits);
  bytes.set(spellings, at.spellings);
  bytes.set(lemmas, at.lemmas);
  return bytes;
}

/** Throws when the bytes are no lexicon of this version, or cut short. They are not copied if they are aligned. */
export function unpack(input: Uint8Array): Lexicon {
  const bytes = input.byteOffset % 4 === 0 ? input : input.slice();
  const { buffer, byteOffset } = bytes;
  if (bytes.length < HEADER_BYTES) throw new Error('not a lexicon: too short');
  const [mark, version, size, length, spellingBytes, lemmaBytes] = new Uint32Array(buffer, byteOffset, 6);
  if (mark !== MARK) throw new Error('not a lexicon');
  if (version !== VERSION) throw new Error(`a lexicon of version ${version}, ${VERSION} is wanted`);
  const at = layout(size!, length!, spellingBytes!, lemmaBytes!);
  if (bytes.length !== at.end) throw new Error(`a lexicon of ${at.end} bytes, cut to ${bytes.length}`);
  const table = (start: number, count: number): string[] =>
    new TextDecoder().decode(bytes.subarray(start, start + count)).split('\n');
  const automaton = new Automaton(
    new Int32Array(buffer, byteOffset + at.cells, length),
    new Int32Array(buffer, byteOffset + at.counts, length),
    size!,
  );
  return new Lexicon(automaton, {
    traits: bytes.subarray(at.traits, at.traits + size!),
    ranks: new Uint16Array(buffer, byteOffset + at.ranks, size),
    spelling: new Uint16Array(buffer, byteOffset + at.spelling, size),
    lemma: new Uint16Array(buffer, byteOffset + at.lemma, size),
    spellings: table(at.spellings, spellingBytes!),
    lemmas: table(at.lemmas, lemmaBytes!),
  });
}
