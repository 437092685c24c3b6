import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Audience } from '#engine/core/game';
import { readJournal, type Journal } from '#engine/core/journal';
import { viewMatch } from '#engine/core/match';
import { replay } from '#engine/core/replay';
import { listedWords } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';

const COPIES = fileURLToPath(new URL('../fixtures/examples', import.meta.url));
/** Where the examples come from; a clone of its own has only the copies. */
const ORIGINALS = fileURLToPath(new URL('../../../shared/examples', import.meta.url));

interface Expectation {
  readonly why: string;
  readonly view: Audience;
  /** Line of the file → code. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly final: object;
}

function journalOf(path: string): Journal {
  const journal = readJournal(readFileSync(path, 'utf8'));
  if (!journal.ok) throw new Error(`${path}:${journal.error.line}: ${journal.error.fault}`);
  return journal.value;
}

function journalsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.jsonl'))
    .sort();
}

/** The order of a hand means nothing. */
function sortHands(final: object): object {
  if (!('hands' in final) || !Array.isArray(final.hands)) return final;
  const hands = final.hands.map((hand: unknown) =>
    Array.isArray(hand) ? [...(hand as string[])].sort() : hand,
  );
  return { ...final, hands };
}

describe.each([...GAMES.values()])('worked examples of $id', (game) => {
  const names = journalsIn(COPIES).filter((path) => path.startsWith(game.id));

  it('there are some', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  it.each(names)('%s', (name) => {
    const path = join(COPIES, name);
    const { why, view, refusals, final } = JSON.parse(
      readFileSync(path.replace('.jsonl', '.expected.json'), 'utf8'),
    ) as Expectation;
    const journal = journalOf(path);
    const { lexicon } = journal.setup;
    if (typeof lexicon === 'string') throw new Error('the examples bring their words');
    const replayed = replay(game, journal, listedWords(lexicon));
    if (!replayed.ok) throw new Error(replayed.error.fault);
    const refused = replayed.value.lines.flatMap((line) => (line.ok ? [] : [[line.line, line.error]]));
    expect(Object.fromEntries(refused), why).toEqual(refusals);
    expect(sortHands(viewMatch(game, replayed.value.match, view)), why).toMatchObject(sortHands(final));
  });
});

describe.skipIf(!existsSync(ORIGINALS))('the copies (skipped where the originals are not there)', () => {
  it('are the originals', () => {
    expect(journalsIn(COPIES)).toEqual(journalsIn(ORIGINALS));
    for (const name of journalsIn(ORIGINALS).flatMap((path) => [
      path,
      path.replace('.jsonl', '.expected.json'),
    ]))
      expect(readFileSync(join(COPIES, name), 'utf8'), name).toBe(
        readFileSync(join(ORIGINALS, name), 'utf8'),
      );
  });
});
