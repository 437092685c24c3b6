/** Puts it all together: sources and lists in, one record a folded word out. */
import { fold } from '#engine/core/words';
import type { WordRecord } from '../columns';
import { readAffixes } from './affixes';
import { expand, type Reading } from './expand';
import { scoreForms } from './ranks';

export interface Sources {
  /** Texts of the Hunspell dictionary. */
  readonly aff: string;
  readonly dic: string;
  /** Words with accents, the most frequent first. */
  readonly frequency: readonly string[];
  /** Lines in the form of the dictionary, added to it. */
  readonly extra: readonly string[];
  /** `stem` or `stem po:tag …`: entries of the dictionary that are no words for players. */
  readonly deny: readonly string[];
  /** Words of the school list, as a rule lemmas. */
  readonly school: readonly string[];
  /** Lemmas (or forms) never to be proposed. */
  readonly unclean: readonly string[];
  /** Entries of the frequency list that are names there. */
  readonly names: readonly string[];
}

/** Records of all words, sorted. Throws when an entry of a list of ours matches nothing: lists must stay honest. */
export function makeTable(sources: Sources): WordRecord[] {
  const affixes = readAffixes(sources.aff);
  const dic = ['0', ...withoutDenied(sources.dic, sources.deny), ...sources.extra].join('\n');
  const readings = expand(dic, affixes);
  const known = new Set(readings.flatMap(({ form, lemma }) => [form, lemma]));
  mustKnow('school', sources.school, known);
  mustKnow('unclean', sources.unclean, known);
  const scores = scoreForms(readings, {
    frequency: sources.frequency,
    school: new Set(sources.school),
    names: new Set(sources.names),
  });
  const unclean = new Set(sources.unclean);
  return rankRecords(groupByWord(readings), scores, unclean);
}

function withoutDenied(dic: string, deny: readonly string[]): string[] {
  const denied = new Map<string, string | null>();
  for (const line of deny) {
    const [stem = '', ...fields] = line.split(/\s+/);
    denied.set(stem, fields.length > 0 ? fields.join(' ') : null);
  }
  const met = new Set<string>();
  const kept = dic
    .split('\n')
    .slice(1)
    .filter((line) => {
      const stem = line.split(/[/\s]/, 1)[0] ?? '';
      const tag = denied.get(stem);
      if (tag === undefined || (tag !== null && !line.includes(tag))) return true;
      met.add(stem);
      return false;
    });
  mustKnow('deny', [...denied.keys()], met);
  return kept;
}

function mustKnow(list: string, words: readonly string[], known: ReadonlySet<string>): void {
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) throw new Error(`list « ${list} »: not in the dictionary: ${unknown.join(', ')}`);
}

function groupByWord(readings: readonly Reading[]): Map<string, Reading[]> {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const word = fold(reading.form);
    const group = groups.get(word);
    if (group) group.push(reading);
    else groups.set(word, [reading]);
  }
  return groups;
}

function rankRecords(
  groups: ReadonlyMap<string, readonly Reading[]>,
  scores: ReadonlyMap<string, number>,
  unclean: ReadonlySet<string>,
): WordRecord[] {
  const scoreOf = (form: string): number => scores.get(form) ?? Infinity;
  const wordScore = (readings: readonly Reading[]): number =>
    Math.min(...readings.map(({ form }) => scoreOf(form)));
  const words = [...groups.keys()].sort();
  const ranks = new Map<string, number>();
  words
    .map((word) => ({ word, score: wordScore(groups.get(word)!) }))
    .filter(({ score }) => score < Infinity)
    .sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1))
    .forEach(({ word }, index) => ranks.set(word, index + 1));
  return words.map((word) => recordOf(word, groups.get(word)!, scoreOf, ranks.get(word) ?? null, unclean));
}

function recordOf(
  word: string,
  readings: readonly Reading[],
  scoreOf: (form: string) => number,
  rank: number | null,
  unclean: ReadonlySet<string>,
): WordRecord {
  const forms = unique(readings.map(({ form }) => form)).sort(
    (a, b) => compare(scoreOf(a), scoreOf(b)) || (a < b ? -1 : 1),
  );
  const lemmas = forms.flatMap((form, index) =>
    unique(readings.filter((reading) => reading.form === form).map(({ lemma }) => lemma))
      .sort((a, b) => compare(scoreOf(a), scoreOf(b)) || (a < b ? -1 : 1))
      .map((lemma) => ({ form: index, lemma })),
  );
  // One hurtful reading is enough: a child does not see which one was meant.
  const clean = !readings.some(({ form, lemma }) => unclean.has(form) || unclean.has(lemma));
  return {
    word,
    classes: readings.reduce((set, reading) => set | reading.classes, 0),
    rank,
    proposable: rank !== null && clean,
    clean,
    forms,
    lemmas,
  };
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
