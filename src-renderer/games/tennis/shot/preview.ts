/** What the table as it is arranged would be as a shot: the engine's own words, with the host's where it was asked. */
import { inspectReturn, inspectServe, type Inspected } from '#engine/games/tennis/shot';
import type { Config } from '#engine/games/tennis/model';
import type { Verdict } from '../../../composables/useTry';
import { isCleared, isUntouched, type Arrangement, type Setting } from './arrangement';

/**
 * `none`: nothing has been done. `empty`: all cards of the table are gone, and none is laid. `noCard`: only moved about.
 * `faulty`: by its form, or because it begins no word where that is checked. `waiting`: good, but not one's turn.
 */
export type Standing = 'none' | 'empty' | 'noCard' | 'faulty' | 'asking' | 'ready' | 'waiting';

export interface Preview {
  readonly standing: Standing;
  readonly shot: Inspected | null;
  /** Why it is faulty. */
  readonly code: string | null;
}

/** The shot by its form; `null` while there is nothing of the hand in it. */
export function inspect(setting: Setting, arrangement: Arrangement, config: Pick<Config, 'weight' | 'line'>) {
  const { items } = arrangement;
  if (setting.table.length > 0) return inspectReturn(setting.table, items, config);
  const cards = items.flatMap((item) =>
    item.from === 'table'
      ? []
      : [item.dir === undefined ? { card: item.card } : { card: item.card, dir: item.dir }],
  );
  return cards.length === 0 ? ({ ok: false, code: 'NO_CARD' } as const) : inspectServe(cards, config);
}

export function previewOf(
  setting: Setting,
  arrangement: Arrangement,
  inspection: ReturnType<typeof inspect>,
  { verdict, mine }: { readonly verdict: Verdict; readonly mine: boolean },
): Preview {
  if (!inspection.ok) {
    if (inspection.code !== 'NO_CARD') return { standing: 'faulty', shot: null, code: inspection.code };
    const standing = isUntouched(setting, arrangement)
      ? 'none'
      : isCleared(setting, arrangement)
        ? 'empty'
        : 'noCard';
    return { standing, shot: null, code: null };
  }
  const of = (standing: Standing, code: string | null = null): Preview => ({
    standing,
    shot: inspection,
    code,
  });
  if (!mine) return of('waiting');
  if (verdict.kind === 'refused') return of('faulty', verdict.code);
  return of(verdict.kind === 'asking' ? 'asking' : 'ready');
}
