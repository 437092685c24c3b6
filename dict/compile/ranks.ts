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
/** A form that may belong to several lemmas (« porte ») is weak evidence for each of them. */
const AMBIGUOUS_FACTOR = 3;

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
  const lemmaScores = scoreLemmas(readings, positions, sources.school);
  const scores = new Map<string, number>();
  for (const reading of readings) {
    const own = positions.get(reading.form) ?? Infinity;
    const lemma = lemmaScores.get(reading.lemma) ?? Infinity;
    const score = Math.min(own, inherited(reading, lemma), scores.get(reading.form) ?? Infinity);
    if (score < Infinity) scores.set(reading.form, Math.round(score));
  }
  return scores;
}

function inherited({ form, lemma, literary }: Reading, lemmaScore: number): number {
  if (form === lemma) return lemmaScore;
  return literary || lemmaScore > INHERIT_LIMIT ? Infinity : lemmaScore * INHERIT_FACTOR + INHERIT_OFFSET;
}

function scoreLemmas(
  readings: readonly Reading[],
  positions: ReadonlyMap<string, number>,
  school: ReadonlySet<string>,
): Map<string, number> {
  const lemmasOf = new Map<string, Set<string>>();
  const tools = new Set<string>();
  for (const { form, lemma, classes } of readings) {
    if (!positions.has(form)) continue;
    if ((classes & TOOL) !== 0) tools.add(form);
    const known = lemmasOf.get(form);
    if (known) known.add(lemma);
    else lemmasOf.set(form, new Set([lemma]));
  }
  const heads = new Set(readings.map(({ lemma }) => lemma));
  const scores = new Map<string, number>();
  for (const { form, lemma, classes } of readings) {
    const lifted = school.has(lemma) || (school.has(form) && !heads.has(form));
    if (lifted) scores.set(lemma, Math.min(SCHOOL_SCORE, scores.get(lemma) ?? Infinity));
    const position = positions.get(form);
    if (position === undefined) continue;
    // « dans », « nos », « vers » are met as grammar words, not as plurals of « dan », « no », « ver ».
    if (tools.has(form) && (classes & TOOL) === 0) continue;
    const sure = lemmasOf.get(form)!.size === 1;
    const score = sure ? position : position * AMBIGUOUS_FACTOR;
    scores.set(lemma, Math.min(score, scores.get(lemma) ?? Infinity));
  }
  return scores;
}
