/** The words of a game one after the other, and what each one changed. */

/** Of each letter of `word`, whether it is new: not one of those kept of the word before, laid one over the other at best. */
export function newLetters(word: string, before: string | null): boolean[] {
  const letters = Array.from(word);
  if (before === null) return letters.map(() => true);
  const keptAt = (shift: number): boolean[] => letters.map((letter, i) => before[i + shift] === letter);
  const count = (kept: readonly boolean[]): number => kept.filter(Boolean).length;
  // The nearest first: of two ways that keep as much, the one that moves least.
  const shifts = Array.from({ length: word.length + before.length - 1 }, (_, i) => i - word.length + 1).sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  );
  const most = shifts
    .map(keptAt)
    .reduce((best, kept) => (count(kept) > count(best) ? kept : best), keptAt(word.length + before.length));
  return most.map((kept) => !kept);
}
