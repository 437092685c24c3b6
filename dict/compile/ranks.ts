/**
 * Everyday rank: from how often words are said in film subtitles, lifted by the school list, passed on from lemmas
 * to their inflections. Every reading gets a score (lower is more usual); the ranks are the scores in order.
 */
import { classSet } from '#engine/core/words';
import type { Reading } from './expand';

const TOOL = classSet(['tool']);

/** The score at which a school word stands at the latest: as usual as the 2,000th word of the subtitles. */
const SCHOOL_SCORE = 2000;
/** How much rarer an inflected form is taken to be than its lemma, when it was not met itself. */
const INHERIT_FACTOR = 2;
const INHERIT_OFFSET = 500;
/** Rarer lemmas do not make their inflections everyday words. */
const INHERIT_LIMIT = 15_000;

export interface RankSources {
  /** Words with accents, the most frequent first. */
  readonly frequency: readonly string[];
  /** Words of the school list: lemmas, or forms that stand for theirs (« maîtresse » for « maître »). */
  readonly school: ReadonlySet<string>;
  /** Entries of the frequency list that are names there, not words. */
  readonly names: ReadonlySet<string>;
}

/** Scores of accented forms; a form that is not everyday is not in the map. */
export function scoreForms(readings: readonly Reading[], sources: RankSources): Map<string, number> {
  const positions = new Map<string, number>();
  sources.frequency.forEach((word, index) => {
    if (!sources.names.has(word) && !positions.has(word)) positions.set(word, index + 1);
  });
  const byForm = groupByForm(readings, (form) => positions.has(form) || sources.school.has(form));
  const lemmaScores = new Map<string, number>();
  const lower = (key: string, score: number): void => {
    lemmaScores.set(key, Math.min(score, lemmaScores.get(key) ?? Infinity));
  };
  for (const [form, group] of byForm) {
    const position = positions.get(form);
    if (position !== undefined) for (const key of witnessed(form, group)) lower(key, position);
    if (sources.school.has(form)) for (const key of taught(form, group)) lower(key, SCHOOL_SCORE);
  }
  const scores = new Map<string, number>();
  for (const reading of readings) {
    const own = positions.get(reading.form) ?? Infinity;
    const lemma = lemmaScores.get(keyOf(reading)) ?? Infinity;
    const score = Math.min(own, inherited(reading, lemma), scores.get(reading.form) ?? Infinity);
    if (score < Infinity) scores.set(reading.form, Math.round(score));
  }
  return scores;
}

function groupByForm(
  readings: readonly Reading[],
  wanted: (form: string) => boolean,
): Map<string, Reading[]> {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    if (!wanted(reading.form)) continue;
    const group = groups.get(reading.form);
    if (group) group.push(reading);
    else groups.set(reading.form, [reading]);
  }
  return groups;
}

/** Tells lemmas of one spelling apart: the baker from the verb « boulanger ». */
function keyOf({ lemma, ofVerb }: Reading): string {
  return ofVerb ? `${lemma} (verbe)` : lemma;
}

function inherited({ form, lemma, literary }: Reading, lemmaScore: number): number {
  if (form === lemma) return lemmaScore;
  return literary || lemmaScore > INHERIT_LIMIT ? Infinity : lemmaScore * INHERIT_FACTOR + INHERIT_OFFSET;
}

/** The lemmas that meeting a form tells us are usual. */
function witnessed(form: string, readings: readonly Reading[]): string[] {
  // « dans », « nos », « vers » are met as grammar words, not as plurals of « dan », « no », « ver ».
  const tools = readings.filter(({ classes }) => (classes & TOOL) !== 0);
  const group = tools.length > 0 ? tools : readings;
  if (new Set(group.map(keyOf)).size === 1) return [keyOf(group[0]!)];
  // « singe » tells that the noun is usual, and nothing about the verb « singer », which needs a form of its own.
  return group.filter(({ lemma, ofVerb }) => lemma === form && !ofVerb).map(keyOf);
}

/** The lemmas that a word of the school list stands for; a noun or adjective before a verb (« boulanger »). */
function taught(form: string, readings: readonly Reading[]): string[] {
  const heads = readings.filter(({ lemma }) => lemma === form);
  const group = heads.length > 0 ? heads : readings;
  const names = group.filter(({ ofVerb }) => !ofVerb);
  return (names.length > 0 ? names : group).map(keyOf);
}
