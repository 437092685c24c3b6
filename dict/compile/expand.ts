/**
 * Expands the stems of the dictionary into readings: one accented word, the lemma it belongs to, its classes.
 * A word has several readings when several stems lead to it (« sale » : adjectif, verbe « saler »).
 */
import type { ClassSet } from '#engine/core/words';
import { fold, isFolded } from '#engine/core/words';
import { KEEP_CASE, NEED_AFFIX, NO_SUGGEST, flagsOf, tags, type AffixFile, type Suffix } from './affixes';
import { classesOf, isLeftOut } from './classify';

export interface Reading {
  /** Lower case, with its accents. */
  readonly form: string;
  /** The head word: infinitive, singular, masculine. */
  readonly lemma: string;
  readonly classes: ClassSet;
  /** Whether the lemma is a verb: « boulanger » is two lemmas of one spelling, a trade and a verb. */
  readonly ofVerb: boolean;
  /** A form that only books use, see `Suffix.literary`. */
  readonly literary: boolean;
}

interface Stem {
  readonly word: string;
  readonly lemma: string;
  readonly flags: readonly string[];
  readonly po: readonly string[];
}

/** The longest word kept. */
export const MAX_LENGTH = 25;

/** All readings of a Hunspell `.dic` file, in its order. */
export function expand(dic: string, affixes: AffixFile): Reading[] {
  const readings: Reading[] = [];
  for (const line of dic.split('\n').slice(1)) {
    const stem = readStem(line.trim());
    if (stem) expandStem(stem, affixes, readings);
  }
  return readings;
}

function readStem(line: string): Stem | null {
  const [head = '', ...fields] = line.split(/\s+/);
  const [word = '', joined = ''] = head.split('/');
  const flags = flagsOf(joined);
  // `is:` also holds parts of speech for a few verbs that have no tenses (« courre is:infi »).
  const po = [...tags(fields, 'po'), ...tags(fields, 'is').filter((tag) => tag === 'infi' || tag === 'ipre')];
  if (!isPlain(word) || flags.includes(NO_SUGGEST) || flags.includes(KEEP_CASE) || isLeftOut(po)) return null;
  return { word, lemma: tags(fields, 'st')[0] ?? word, flags, po };
}

/** Lower case letters only: no capital, hyphen, apostrophe, digit or foreign letter. */
function isPlain(word: string, folded = fold(word)): boolean {
  return isFolded(folded) && word === word.toLowerCase();
}

function expandStem(stem: Stem, affixes: AffixFile, out: Reading[]): void {
  if (!stem.flags.includes(NEED_AFFIX)) add(stem, stem.word, stem.po, false, out);
  for (const flag of stem.flags) {
    for (const suffix of affixes.suffixes.get(flag) ?? []) inflect(stem, suffix, out);
    for (const prefix of affixes.prefixes.get(flag) ?? []) {
      const word = prefix.add + stem.word;
      const prefixed = { ...stem, word, lemma: word };
      if (!prefix.needsAffix) add(prefixed, word, stem.po, false, out);
      for (const next of prefix.continuation) {
        for (const suffix of affixes.suffixes.get(next) ?? []) inflect(prefixed, suffix, out);
      }
    }
  }
}

function inflect(stem: Stem, suffix: Suffix, out: Reading[]): void {
  const { word, po } = stem;
  if (!word.endsWith(suffix.strip) || !suffix.condition.test(word)) return;
  const form = word.slice(0, word.length - suffix.strip.length) + suffix.add;
  add(stem, form, suffix.po.length > 0 ? suffix.po : po, suffix.literary, out);
}

/** Adds a reading, unless its tags give no class, or it is no word of 2 to 25 letters. */
function add(stem: Stem, form: string, po: readonly string[], literary: boolean, out: Reading[]): void {
  const classes = classesOf(po);
  const folded = fold(form);
  // An ending may bring a hyphen of its own (« allez-vous-en »).
  if (classes === 0 || folded.length < 2 || folded.length > MAX_LENGTH || !isPlain(form, folded)) return;
  out.push({ form, lemma: stem.lemma, classes, ofVerb: stem.po.some((tag) => /^v\d/.test(tag)), literary });
}
