/** Plays a journal again, entry by entry. */
import type { Game } from './game';
import type { JournalFault, Journal } from './journal';
import { act, openMatch, type Match, type MatchEvent, type SetupRefusal } from './match';
import { ok, refuse, type Result } from './result';
import type { Words } from './words';

export type ReplayedLine =
  | { readonly line: number; readonly ok: true; readonly events: readonly MatchEvent[] }
  | { readonly line: number; readonly ok: false; readonly error: string };

export interface Replay {
  readonly lines: readonly ReplayedLine[];
  readonly match: Match;
}

/** How the refusal of a setup reads, in the journal's own terms. */
export function describeRefusal(refusal: SetupRefusal): string {
  return typeof refusal === 'string' ? refusal : `bad option "${refusal.option}"`;
}

/** Replays a journal of `game`; refuses when its setup can't be opened. Refused entries are reported and passed over. */
export function replay(game: Game, journal: Journal, words: Words): Result<Replay, JournalFault> {
  const opened = openMatch(game, journal.setup);
  if (!opened.ok) return refuse({ line: journal.setupLine, fault: describeRefusal(opened.error) });
  let match = opened.value;
  const lines = journal.entries.map(({ line, raw }): ReplayedLine => {
    const outcome = act(game, match, raw, words);
    if (!outcome.ok) return { line, ok: false, error: outcome.code };
    match = outcome.match;
    return { line, ok: true, events: outcome.events };
  });
  return ok({ lines, match });
}
