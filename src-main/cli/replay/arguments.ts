/** What `npm run replay` is told to do. */
import { parseArgs } from 'node:util';
import type { Audience } from '#engine/core/game';

export const USAGE = 'Usage: npm run -s replay -- FILE… [--view public|referee|SEAT]';

export interface ReplayArguments {
  readonly files: readonly string[];
  readonly audience: Audience;
}

function readAudience(view: string): Audience {
  if (view === 'public' || view === 'referee') return view;
  if (!/^(0|[1-9]\d{0,8})$/.test(view))
    throw new Error(`unknown view "${view}": public, referee or the number of a seat`);
  return Number(view);
}

/** @throws {Error} with one sentence about what is wrong */
export function readArguments(args: readonly string[]): ReplayArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { view: { type: 'string', default: 'referee' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error('no journal is named');
  return { files: positionals, audience: readAudience(values.view) };
}
