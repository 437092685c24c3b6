/** A match on a table, with the bots that play in it and what is told of it afterwards. */
import type { Game } from '#engine/core/game';
import type { Dictionary } from '#engine/core/words';
import { Crew, type CrewBot } from '../bots/crew';
import type { Thinker } from '../bots/thinker';
import type { Clock } from '../clock';
import type { Log } from '../log';
import { derivedSeed } from '../secrets';
import type { OpenedMatch } from './journals';
import { Play } from './play';
import type { TableRecord } from './record';
import { Reviewer, type ReviewerOptions } from './reviewer';

export interface Sitting {
  readonly play: Play;
  readonly crew: Crew;
  readonly reviewer: Reviewer;
}

export interface SittingParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly dictionary: Dictionary;
  readonly thinker: Thinker;
}

/** Sequence numbers of a match lie above all those of the match before. */
const SEQ_PER_MATCH = 1_000_000;

/** @param onPlay given the match before anyone else listens to it */
export function sitDown(
  game: Game,
  record: TableRecord,
  opened: OpenedMatch,
  { clock, log, dictionary, thinker }: SittingParts,
  { onPlay, ...readers }: Pick<ReviewerOptions, 'isWatched' | 'onReview'> & { onPlay(play: Play): void },
): Sitting {
  const play = new Play({
    game,
    match: opened.match,
    entries: opened.entries,
    intents: opened.intents,
    seqBase: record.matches * SEQ_PER_MATCH,
    words: dictionary,
    journal: opened.journal,
    clock,
    log,
  });
  onPlay(play);
  return {
    play,
    crew: new Crew({ play, bots: botsOf(record, opened.seed), thinker, clock, log }),
    reviewer: new Reviewer({ play, thinker, ...readers }),
  };
}

function botsOf({ seats }: TableRecord, seed: string): CrewBot[] {
  return seats.flatMap((taken, seat) =>
    taken.kind === 'bot' ? [{ seat, level: taken.level, seed: derivedSeed(seed, `bot ${seat}`) }] : [],
  );
}
