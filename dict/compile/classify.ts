/**
 * From the grammar tags of the dictionary to the six word classes of the rules, and which tags are no words at all.
 */
import { classSet, type ClassSet, type WordClass } from '#engine/core/words';

/** Names, Roman numerals, affixes, known mistakes, signs. */
const LEFT_OUT = new Set(['npr', 'prn', 'patr', 'nbro', 'pfx', 'sfx', 'err', 'sign', 'ponc', 'div']);

/** Whether a stem with these part-of-speech tags is kept out of the lexicon. */
export function isLeftOut(po: readonly string[]): boolean {
  if (po.some((tag) => LEFT_OUT.has(tag))) return true;
  // Crumbs of phrases (« in extremis ») are no words; « afin », « lors » are tagged as grammar words besides.
  return po.some((tag) => tag.startsWith('loc.')) && !po.includes('mg');
}

/** The word classes of a set of part-of-speech tags, those of the stem or of the suffix line; 0 for none. */
export function classesOf(po: readonly string[]): ClassSet {
  // A verb stem that states its infinitive carries the kind of verb too (« po:v1__t___zz po:infi »).
  return classSet(po.map(classOf).filter((name) => name !== null));
}

const TENSES = new Set(['ipre', 'iimp', 'ipsi', 'ifut', 'cond', 'spre', 'simp', 'impe', 'ppas', 'ppre']);
const TOOLS = /^(interj|mg|prep|cj|pro|det|preverb)/;

function classOf(tag: string): WordClass | null {
  if (tag === 'nom' || tag === 'titr') return 'noun';
  if (tag === 'infi') return 'inf';
  if (TENSES.has(tag)) return 'verb';
  if (tag === 'adj' || tag === 'nb') return 'adj';
  if (tag === 'adv' || tag === 'negadv' || tag === 'advint') return 'adv';
  return TOOLS.test(tag) ? 'tool' : null;
}
