/** One table: who sits at it, and the match that is being played. Every change is on the disk before it is told. */
import type { Audience, Game, ReviewReader, Seat } from '#engine/core/game';
import { FINISHED } from '#engine/core/game';
import { nextDeadline } from '#engine/core/match';
import type { JsonObject } from '#engine/core/read';
import type { TableStage } from '#engine/wire/from-host';
import { type Answer, DONE, refused } from '../answer';
import { describeError } from '../log';
import { Serial } from '../serial';
import type { Store } from '../store/store';
import { TokenBucket } from '../token-bucket';
import { AWAY_NOTE, BACK_NOTE, beginMatch, type OpenedMatch, resumeMatch } from './journals';
import type { Change, Play, Wish } from './play';
import { peopleOf, seatOf, type TableRecord, writeRecord } from './record';
import { type Sitting, sitDown, type SittingParts } from './sitting';

export interface TableParts extends SittingParts {
  readonly store: Store;
}

/** What a table tells of itself, and what it asks. */
export interface TableEvents {
  /** Whether a window of this session is connected, and at this table. */
  isHere(session: string, table: string): boolean;
  /** Seats, options, stage or referee are others now. */
  changed(table: Table): void;
  /** The match went on; also told of a new one, without a change. */
  played(table: Table, change: Change | null): void;
  reviewed(table: Table): void;
  /** Whether a window at this table may read the review for spectators. */
  isWatched(table: Table): boolean;
}

/** A code of 24^6 would take centuries. */
const CODE_TRIES = { burst: 10, perSecond: 1 / 6 } as const;

export class Table {
  #record: TableRecord;
  #sitting: Sitting | null = null;
  /** Whom the match waits for since the host came back; null when it waits for nobody. */
  #awaited: ReadonlySet<string> | null = null;
  #closed = false;
  #notingPresence = false;
  /** Changes of the record, one after the other. */
  readonly serial = new Serial();
  /** Against guessing the referee's code, however many sessions guess. */
  readonly codeTries: TokenBucket;

  constructor(
    record: TableRecord,
    readonly game: Game,
    private readonly parts: TableParts,
    private readonly events: TableEvents,
  ) {
    this.#record = record;
    this.codeTries = new TokenBucket(CODE_TRIES.burst, CODE_TRIES.perSecond, parts.clock.now());
  }

  get id(): string {
    return this.#record.id;
  }

  get record(): TableRecord {
    return this.#record;
  }

  get play(): Play | null {
    return this.#sitting?.play ?? null;
  }

  /** The newest review for these readers, as JSON; null when there is none. */
  review(reader: ReviewReader): string | null {
    return this.#sitting?.reviewer.latest(reader) ?? null;
  }

  /**
   * Whose review this session (null: a projector) is sent. The spectators' is for persons without a seat, by the
   * referee's leave: never for a player of this match, and never for the wall, which hangs before the players.
   */
  readerFor(session: string | null): ReviewReader {
    const open = this.game.spectatorReview && this.#record.openReview && this.stage === 'playing';
    return open && session !== null && seatOf(this.#record, session) === null ? 'spectators' : 'everyone';
  }

  get closed(): boolean {
    return this.#closed;
  }

  get stage(): TableStage {
    if (!this.#sitting) return 'lobby';
    return this.#sitting.play.match.state.phase === FINISHED ? 'finished' : 'playing';
  }

  /** For whom the view of this session is made. A player never gets the referee's, whatever authority it has. */
  audienceOf(session: string | null): Audience {
    if (session === null) return 'public';
    return seatOf(this.#record, session) ?? (this.#record.referee === session ? 'referee' : 'public');
  }

  /** Takes on a new record once it is on the disk. */
  async save(record: TableRecord): Promise<Answer> {
    const written = await this.#write(record);
    if (written.ok) this.events.changed(this);
    return written;
  }

  /** Begins the next match. The caller has made sure that there is no obstacle. */
  async start(): Promise<Answer> {
    const record = { ...this.#record, matches: this.#record.matches + 1, atPlay: true };
    let opened: OpenedMatch;
    try {
      opened = await beginMatch(this.parts.store, this.game, record);
    } catch (error) {
      this.parts.log(`The match can't be saved, so it was not begun: ${describeError(error)}`);
      return refused('JOURNAL_FAILED');
    }
    const written = await this.#write(record);
    if (!written.ok) {
      await opened.journal.close();
      return written;
    }
    this.#sit(opened);
    this.events.changed(this);
    this.events.played(this, null);
    this.#sitting?.reviewer.begin();
    this.#sitting?.crew.rethink();
    return DONE;
  }

  /** Back to the lobby, with the same people and options. The next match's review is not open until someone says so. */
  async rematch(): Promise<Answer> {
    const written = await this.#write({ ...this.#record, atPlay: false, openReview: false });
    if (!written.ok) return written;
    await this.#rise();
    this.events.changed(this);
    return DONE;
  }

  /** Takes the match up again after the host was away. @throws with a sentence for people */
  async restore(): Promise<void> {
    if (!this.#record.atPlay) return;
    const opened = await resumeMatch(this.parts.store, this.game, this.#record, this.parts.dictionary);
    if (opened.cut) this.parts.log(`A half-written last line was cut off the journal of table ${this.id}.`);
    this.#sit(opened);
    const { play, reviewer } = this.#sitting ?? {};
    if (!play || this.stage !== 'playing') {
      reviewer?.begin();
      return;
    }
    if (opened.hostPaused) this.#awaited = this.#whoWasThere();
    else if (nextDeadline(play.match) !== null) {
      const paused = await this.#asHost('pause');
      if (paused.ok) this.#awaited = this.#whoWasThere();
    }
    reviewer?.begin();
    this.#sitting?.crew.rethink();
  }

  /** The journal of a finished match; null when it can't be read. */
  async exportJournal(): Promise<string | null> {
    if (this.stage !== 'finished') return null;
    try {
      return await this.parts.store.readJournal(this.id, this.#record.matches);
    } catch (error) {
      this.parts.log(`A journal can't be read: ${describeError(error)}`);
      return null;
    }
  }

  /** Opens the review for spectators, or takes it back. */
  async openReview(open: boolean): Promise<Answer> {
    if (!this.game.spectatorReview) return refused('NOT_ALLOWED');
    const saved = await this.save({ ...this.#record, openReview: open });
    if (!saved.ok) return saved;
    this.events.reviewed(this);
    this.#sitting?.reviewer.refresh();
    return DONE;
  }

  submit(wish: Wish): Promise<Answer> {
    const play = this.play;
    return play ? play.submit(wish) : Promise.resolve(refused('NOT_STARTED'));
  }

  /** @param at when it arrived, by the host's clock */
  tryOut(by: Seat, action: JsonObject, at: number): Answer {
    return this.play?.tryOut(by, action, at) ?? refused('NOT_STARTED');
  }

  /** Told after windows came or went: goes on by itself when everyone is back after a restart of the host. */
  presenceChanged(): void {
    this.#sitting?.reviewer.refresh();
    const people = peopleOf(this.game, this.#record);
    if (this.#awaited !== null) {
      if (![...this.#awaited].every(this.#isHere) || !people.some(this.#isHere)) return;
      this.#awaited = null;
      void this.#asHost('resume'); // refused when the referee resumed before: then there is nothing to do
    }
    if (this.#notingPresence) return;
    this.#notingPresence = true;
    void this.serial.run(async () => {
      this.#notingPresence = false;
      if (!this.#closed && this.#presentIn(this.#record).join() !== this.#record.present.join())
        await this.#write(this.#record);
    });
  }

  /** Stops the match with the host: its clock stands still until the host is back. */
  async suspend(): Promise<void> {
    this.#closed = true;
    await this.serial.idle();
    if (this.play && nextDeadline(this.play.match) !== null) await this.#asHost('pause');
    await this.#rise();
  }

  /** Forgets the table for good. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#rise();
    await this.parts.store.closeTable(this.id);
  }

  /** Writes a record, and with it who is here: whom to wait for after a restart. */
  async #write(changed: TableRecord): Promise<Answer> {
    if (this.#closed) return refused('NO_TABLE');
    const record = { ...changed, present: this.#presentIn(changed) };
    try {
      await this.parts.store.saveTable(record.id, writeRecord(record));
    } catch (error) {
      this.parts.log(`The table can't be saved, so nothing was changed: ${describeError(error)}`);
      return refused('JOURNAL_FAILED');
    }
    this.#record = record;
    return DONE;
  }

  #sit(opened: OpenedMatch): void {
    this.#sitting = sitDown(this.game, this.#record, opened, this.parts, {
      onPlay: (play) => {
        play.onChange((change) => {
          this.#changed(change);
        });
      },
      isWatched: () => this.events.isWatched(this),
      onReview: () => {
        this.events.reviewed(this);
      },
    });
  }

  async #rise(): Promise<void> {
    const sitting = this.#sitting;
    this.#sitting = null;
    this.#awaited = null;
    sitting?.crew.stop();
    sitting?.reviewer.stop();
    await sitting?.play.stop();
  }

  #changed(change: Change): void {
    if (change.after.pausedAt === null) this.#awaited = null; // the referee went on without those who are missing
    this.events.played(this, change);
    if (this.stage === 'finished' && change.before.state.phase !== FINISHED) this.events.changed(this);
  }

  #asHost(type: 'pause' | 'resume'): Promise<Answer> {
    const note = type === 'pause' ? AWAY_NOTE : BACK_NOTE;
    return this.submit({ by: 'referee', action: { type }, note, at: this.parts.clock.now() });
  }

  /** Those whose windows were here when the host went away; everyone, if that is not known of anyone. */
  #whoWasThere(): ReadonlySet<string> {
    const people = peopleOf(this.game, this.#record);
    const present = people.filter((session) => this.#record.present.includes(session));
    return new Set(present.length > 0 ? present : people);
  }

  /** While some are waited for, it is they who count as present. */
  #presentIn(record: TableRecord): string[] {
    return this.#awaited === null ? peopleOf(this.game, record).filter(this.#isHere) : record.present;
  }

  readonly #isHere = (session: string): boolean => this.events.isHere(session, this.id);
}
