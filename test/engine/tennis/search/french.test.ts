/**
 * Counted truth with the whole French lexicon. `TENNIS_VERIFY=1` counts the small positions by the slow way instead, to
 * confirm the numbers after a change of the rules or the lexicon.
 */
import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { ALL_CLASSES } from '#engine/core/words';
import type { ShotKind } from '#engine/games/tennis/model';
import { countBeginning } from '#engine/games/tennis/search/beginnings';
import { ShotSearch } from '#engine/games/tennis/search/shots';
import { slowReturns } from '#test/support/tennis/brute-force';
import { COUNTED, handOf, rowOf, type Counted } from '#test/support/tennis/french-positions';

const GRAPH = loadFrench().graph({ among: 'accepted', classes: ALL_CLASSES });
const VERIFY = process.env['TENNIS_VERIFY'] === '1';

interface Shot {
  readonly kind: ShotKind;
  readonly words: number;
}

function fast({ table, hand }: Counted): Shot[] {
  const shots: Shot[] = [];
  const search = new ShotSearch(GRAPH);
  search.fresh('LOB', handOf(hand), ({ kind, words }) => shots.push({ kind, words }));
  search.kept(rowOf(table), handOf(hand), ({ kind, words }) => shots.push({ kind, words }));
  return shots;
}

function slow({ table, hand }: Counted): Shot[] {
  return slowReturns((reads) => countBeginning(GRAPH, reads), rowOf(table), handOf(hand));
}

function summed(shots: readonly Shot[]): Pick<Counted, 'kinds' | 'words'> {
  const kinds: Partial<Record<ShotKind, number>> = {};
  let words = 0;
  for (const shot of shots) {
    kinds[shot.kind] = (kinds[shot.kind] ?? 0) + 1;
    words += shot.words;
  }
  return { kinds, words };
}

describe('shots in French, counted by kind', () => {
  it.each(COUNTED.filter((position) => !VERIFY || position.slow))(
    'on $table from $hand',
    (position) => {
      const { kinds, words } = position;
      expect(summed((VERIFY ? slow : fast)(position))).toEqual({ kinds, words });
    },
    VERIFY ? 600_000 : undefined,
  );
});
