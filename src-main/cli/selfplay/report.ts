/** What self-play tells: a line a game, and at the end how the levels fared. */
import type { BotLevel, Game } from '#engine/core/game';
import { readJournal } from '#engine/core/journal';
import { viewMatch } from '#engine/core/match';
import { replay } from '#engine/core/replay';
import type { Words } from '#engine/core/words';
import type { PlayedGame } from './play';

export interface GameLine {
  readonly seed: string;
  readonly players: number;
  readonly levels: readonly BotLevel[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** How many rounds were played; null in a game that has none. */
  readonly rounds: number | null;
  /** How long the game took, in its own time. */
  readonly ms: number;
  readonly actions: number;
  readonly journal: string | null;
}

export function gameLine(
  game: Game,
  { match, entries }: PlayedGame,
  about: Pick<GameLine, 'seed' | 'levels' | 'journal'>,
): GameLine {
  const view: object = viewMatch(game, match, 'public');
  const { scores, winners } = game.standings(match.state);
  return {
    seed: about.seed,
    players: match.players.length,
    levels: about.levels,
    scores,
    winners,
    rounds: 'round' in view && typeof view.round === 'number' ? view.round : null,
    ms: match.t,
    actions: entries.length,
    journal: about.journal,
  };
}

/** Plays the journal again; what differs from the game it was written of, or `null`. */
export function replayFault(game: Game, journal: string, played: PlayedGame, words: Words): string | null {
  const read = readJournal(journal);
  if (!read.ok) return `line ${read.error.line}: ${read.error.fault}`;
  const replayed = replay(game, read.value, words);
  if (!replayed.ok) return `line ${replayed.error.line}: ${replayed.error.fault}`;
  const refused = replayed.value.lines.find((line) => !line.ok);
  if (refused && !refused.ok) return `line ${refused.line}: ${refused.error}`;
  return JSON.stringify(replayed.value.match) === JSON.stringify(played.match)
    ? null
    : 'it ends in another state';
}

/** By level: how many bots of it played, their share of wins, and their mean score. A shared win is shared out. */
export function levelTable(lines: readonly GameLine[]): string {
  const levels = [...new Set(lines.flatMap((line) => line.levels))].sort();
  const rows = levels.map((level) => {
    let [bots, wins, points] = [0, 0, 0];
    for (const line of lines) {
      for (const [seat, its] of line.levels.entries()) {
        if (its !== level) continue;
        bots++;
        points += line.scores[seat] ?? 0;
        if (line.winners.includes(seat)) wins += 1 / line.winners.length;
      }
    }
    const share = ((100 * wins) / bots).toFixed(1);
    return `level ${level}: ${bots} bots, ${share} % won, ${(points / bots).toFixed(2)} points a game`;
  });
  return rows.join('\n');
}
