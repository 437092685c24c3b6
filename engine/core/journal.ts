/** The journal: one game as JSON Lines, the same on disk, on export and in tests. */
import type { Face } from './cards';
import { isObject, isStringList, type JsonObject } from './read';
import { ok, refuse, type Result } from './result';
import { isFolded, WORD_CLASSES, type WordClass } from './words';

export const JOURNAL_VERSION = 1;

/** Words of a lexicon written into the journal itself: folded, each with at least one class. */
export type InlineLexicon = ReadonlyMap<string, readonly WordClass[]>;

export interface JournalSetup {
  readonly game: string;
  readonly players: readonly string[];
  readonly options: JsonObject;
  readonly seed: string;
  readonly shuffles: readonly (readonly Face[])[];
  /** A lexicon by name, or its words. */
  readonly lexicon: string | InlineLexicon;
}

export interface Journal {
  readonly setup: JournalSetup;
  /** On which line of the file the setup stands: blank ones may come before it. */
  readonly setupLine: number;
  /** Every line after the setup, with its number in the file; what is no object is refused when it is played. */
  readonly entries: readonly { readonly line: number; readonly raw: unknown }[];
}

/** Why a text is no journal: at which line, and what about it. */
export interface JournalFault {
  readonly line: number;
  readonly fault: string;
}

function isClass(name: unknown): name is WordClass {
  return (WORD_CLASSES as readonly unknown[]).includes(name);
}

function readInlineLexicon(raw: unknown): InlineLexicon | null {
  if (!isObject(raw) || !isObject(raw['words'])) return null;
  const words = new Map<string, readonly WordClass[]>();
  for (const [word, classes] of Object.entries(raw['words'])) {
    if (!isFolded(word) || !Array.isArray(classes) || classes.length === 0 || !classes.every(isClass))
      return null;
    words.set(word, classes);
  }
  return words;
}

/** Reads the first line of a journal; the fault names the field that departs from the form. */
export function readSetup(raw: unknown): Result<JournalSetup, string> {
  if (!isObject(raw)) return refuse('the setup is not an object');
  if (raw['format'] !== 'journal') return refuse('no setup: "format" is not "journal"');
  if (raw['version'] !== JOURNAL_VERSION) return refuse(`"version" is not ${JOURNAL_VERSION}`);
  const { game, players, options = {}, seed = '', shuffles = [] } = raw;
  if (typeof game !== 'string') return refuse('"game" is not a name');
  if (!isStringList(players)) return refuse('"players" is not a list of names');
  if (!isObject(options)) return refuse('"options" is not an object');
  if (typeof seed !== 'string') return refuse('"seed" is not a string');
  if (!Array.isArray(shuffles) || !shuffles.every(isStringList))
    return refuse('"shuffles" is not a list of lists');
  const lexicon = typeof raw['lexicon'] === 'string' ? raw['lexicon'] : readInlineLexicon(raw['lexicon']);
  if (lexicon === null) return refuse('"lexicon" is neither a name nor words with classes');
  return ok({ game, players, options, seed, shuffles, lexicon });
}

/** Reads a whole journal. Blank lines are skipped, but counted. */
export function readJournal(text: string): Result<Journal, JournalFault> {
  let setup: JournalSetup | null = null;
  let setupLine = 1;
  const entries: { line: number; raw: unknown }[] = [];
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    let raw: unknown;
    try {
      raw = JSON.parse(content);
    } catch {
      return refuse({ line, fault: 'not JSON' });
    }
    if (setup !== null) {
      entries.push({ line, raw });
      continue;
    }
    const read = readSetup(raw);
    if (!read.ok) return refuse({ line, fault: read.error });
    setup = read.value;
    setupLine = line;
  }
  return setup === null ? refuse({ line: 1, fault: 'no setup' }) : ok({ setup, setupLine, entries });
}

/** The first line of a journal, without its line end. */
export function writeSetup(setup: JournalSetup): string {
  const { lexicon, ...rest } = setup;
  const words = typeof lexicon === 'string' ? lexicon : { words: Object.fromEntries(lexicon) };
  return JSON.stringify({ format: 'journal', version: JOURNAL_VERSION, ...rest, lexicon: words });
}
