/** Begins matches, and takes them up again from their journals. */
import type { Game } from '#engine/core/game';
import { readJournal, writeSetup } from '#engine/core/journal';
import { type Match, openMatch } from '#engine/core/match';
import { isObject, type JsonObject } from '#engine/core/read';
import { replay } from '#engine/core/replay';
import type { Words } from '#engine/core/words';
import { newSeed } from '../secrets';
import type { JournalWriter } from '../store/journal-file';
import type { Store } from '../store/store';
import { intentKey } from './play';
import type { TableRecord } from './record';

/** The name under which journals refer to the host's lexicon. */
const LEXICON = 'fr';

export interface OpenedMatch {
  readonly match: Match;
  readonly journal: JournalWriter;
  readonly entries: number;
  readonly intents: readonly string[];
  /** From which the seeds of bots are derived; a secret while the match lasts. */
  readonly seed: string;
  /** Whether it stands paused because a host was away, and not because a referee wished so. */
  readonly hostPaused: boolean;
  /** Whether a torn line was cut off. */
  readonly cut: boolean;
}

/** A match with a new seed, its setup flushed. @throws when the disk refuses, or the record can't be a match */
export async function beginMatch(store: Store, game: Game, record: TableRecord): Promise<OpenedMatch> {
  const setup = {
    game: game.id,
    players: record.seats.map(({ name }) => name),
    options: record.options,
    seed: newSeed(),
    shuffles: [],
    lexicon: LEXICON,
  };
  const opened = openMatch(game, setup);
  if (!opened.ok) throw new Error('the table has no setup that the game takes');
  const journal = await store.createJournal(record.id, record.matches, writeSetup(setup));
  const { seed } = setup;
  return { match: opened.value, journal, entries: 0, intents: [], seed, hostPaused: false, cut: false };
}

/** A journal's line that the host added on its own behalf, `{"host":"away"}`, and not for a referee. */
export const AWAY_NOTE: JsonObject = { host: 'away' };
export const BACK_NOTE: JsonObject = { host: 'back' };

/** @throws with a sentence for people when the journal can't be read or does not replay */
export async function resumeMatch(
  store: Store,
  game: Game,
  record: TableRecord,
  words: Words,
): Promise<OpenedMatch> {
  const { text, cut, writer } = await store.openJournal(record.id, record.matches);
  try {
    const journal = readJournal(text);
    if (!journal.ok) throw new Error(`line ${journal.error.line} of its journal: ${journal.error.fault}`);
    const { setup, entries } = journal.value;
    if (setup.game !== game.id || setup.players.length !== record.seats.length)
      throw new Error('its journal is that of another table');
    const replayed = replay(game, journal.value, words);
    if (!replayed.ok) throw new Error(`line ${replayed.error.line} of its journal: ${replayed.error.fault}`);
    const bad = replayed.value.lines.find((line) => !line.ok);
    if (bad) throw new Error(`line ${bad.line} of its journal is not what the rules allow`);
    const lines = entries.map(({ raw }) => raw).filter(isObject);
    const stop = lines.findLast(({ type }) => type === 'pause' || type === 'resume');
    return {
      match: replayed.value.match,
      journal: writer,
      entries: entries.length,
      intents: lines.flatMap(({ by, intent }) => (typeof intent === 'string' ? [intentKey(by, intent)] : [])),
      seed: setup.seed,
      hostPaused: stop?.['type'] === 'pause' && stop['host'] === AWAY_NOTE['host'],
      cut,
    };
  } catch (error) {
    await writer.close();
    throw error;
  }
}
