/**
 * Reads the affix file of a Hunspell dictionary, as far as the French one of Dicollecte uses it: flags of two
 * characters, suffixes with their grammar tags, and the two families of prefixes that make words of metric units.
 */

export interface Suffix {
  /** What the stem loses at its end; may be all of it (FULLSTRIP). */
  readonly strip: string;
  /** What it gets instead. */
  readonly add: string;
  /** The end a stem must have for this line to apply. */
  readonly condition: RegExp;
  /** Part of speech the line gives (`infi`, `ppas`, `adj` …); empty where the stem's own holds. */
  readonly po: readonly string[];
  /** Forms of books only: imperfect subjunctive, simple past but for its third persons. */
  readonly literary: boolean;
}

export interface Prefix {
  readonly add: string;
  /** Suffix flags that go on after the prefix (`S.` for plurals). */
  readonly continuation: readonly string[];
  /** The prefixed stem is no word by itself, only with a continuation. */
  readonly needsAffix: boolean;
}

export interface AffixFile {
  readonly suffixes: ReadonlyMap<string, readonly Suffix[]>;
  readonly prefixes: ReadonlyMap<string, readonly Prefix[]>;
}

/** Flags of the file's header that the expansion honours; the reader insists that the header says the same. */
export const NEED_AFFIX = '()';
export const NO_SUGGEST = '--';
export const KEEP_CASE = '||';

const HEADER = [
  'FLAG long',
  'FULLSTRIP',
  `NEEDAFFIX ${NEED_AFFIX}`,
  `KEEPCASE ${KEEP_CASE}`,
  `NOSUGGEST ${NO_SUGGEST}`,
];

/** Prefixes that make words: kilo-, milli- … All others are elisions (`l'`) or unit symbols (`U.`). */
const WORD_PREFIXES = new Set(['Um', 'Ui']);

const PERSON = /^[123]/;

/** Spellings that only exist before « -je » (« aimè-je »), so never as a word by itself. */
const INVERTED = 'po:1isg';

function isLiterary(po: readonly string[]): boolean {
  const others = po.filter((tag) => !PERSON.test(tag));
  if (others.length === 0) return false;
  if (others.every((tag) => tag === 'simp')) return true;
  return others.every((tag) => tag === 'ipsi' || tag === 'simp') && !po.some((tag) => /^3/.test(tag));
}

export function flagsOf(joined: string): string[] {
  return joined.match(/../gsu) ?? [];
}

/** Grammar tags of one kind (`po`, `is`) among the fields of a line. */
export function tags(fields: readonly string[], kind: string): string[] {
  const start = `${kind}:`;
  return fields.filter((field) => field.startsWith(start)).map((field) => field.slice(start.length));
}

/** Throws when the file is not of the dialect described above. */
export function readAffixes(text: string): AffixFile {
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of HEADER) {
    if (!lines.includes(line)) throw new Error(`affix file without « ${line} »`);
  }
  const suffixes = new Map<string, Suffix[]>();
  const prefixes = new Map<string, Prefix[]>();
  for (const line of lines) {
    const [kind, flag, strip, affix, ...rest] = line.split(/\s+/);
    // A line of four fields announces a flag; the rules themselves have a fifth, their condition.
    if (flag === undefined || strip === undefined || affix === undefined || rest[0] === undefined) continue;
    if (kind === 'SFX' && !rest.includes(INVERTED))
      push(suffixes, flag, readSuffix(strip, affix, rest[0], rest.slice(1)));
    if (kind === 'PFX' && WORD_PREFIXES.has(flag) && !affix.includes("'"))
      push(prefixes, flag, readPrefix(affix));
  }
  return { suffixes, prefixes };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function readSuffix(strip: string, affix: string, condition: string, fields: readonly string[]): Suffix {
  const [add = ''] = affix.split('/'); // what follows are only elisions in front of the word
  const all = tags(fields, 'po');
  return {
    strip: strip === '0' ? '' : strip,
    add: add === '0' ? '' : add,
    condition: new RegExp(condition === '.' ? '' : `(?:${condition})$`, 'u'),
    po: all.filter((tag) => !PERSON.test(tag)),
    literary: isLiterary(all),
  };
}

function readPrefix(affix: string): Prefix {
  const [add = '', joined = ''] = affix.split('/');
  const flags = flagsOf(joined);
  return {
    add: add === '0' ? '' : add,
    continuation: flags.filter((flag) => flag !== NEED_AFFIX),
    needsAffix: flags.includes(NEED_AFFIX),
  };
}
