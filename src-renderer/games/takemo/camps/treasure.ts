/** The Takemo tiles of a camp: where each of its five is. */
import { campOf } from '#engine/games/takemo/board';
import { TAKEMO_TILES } from '#engine/games/takemo/figures';
import type { Camp, View } from '#engine/games/takemo/model';

export interface Treasure {
  /** Held by its players, to be laid. */
  readonly held: number;
  /** Laid, on the board or taken since. */
  readonly laid: number;
  /** Not yet won. */
  readonly left: number;
}

export function treasureOf(
  { takemo, takemoLeft }: Pick<View, 'takemo' | 'takemoLeft'>,
  camp: Camp,
): Treasure {
  const held = takemo.reduce((sum, n, seat) => sum + (campOf(seat) === camp ? n : 0), 0);
  const left = takemoLeft[camp];
  return { held, left, laid: TAKEMO_TILES - held - left };
}
