/** All tables of this host. */
import type { Game } from '#engine/core/game';
import { LIMITS } from '#engine/wire/limits';
import { describeError, printable } from '../log';
import { newCode, newId } from '../secrets';
import { Serial } from '../serial';
import { readRecord, type TableRecord, writeRecord } from './record';
import { Table, type TableEvents, type TableParts } from './table';

/** A finished table that nobody came back to for so long is put away at the next start, in ms. */
const FINISHED_KEPT = 12 * 60 * 60 * 1000;

export class Tables {
  /** New tables are made one after the other, or many at once would find the same room free. */
  readonly making = new Serial();
  readonly #tables = new Map<string, Table>();

  constructor(
    private readonly games: ReadonlyMap<string, Game>,
    private readonly parts: TableParts,
    private readonly events: TableEvents,
  ) {}

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  all(): readonly Table[] {
    return [...this.#tables.values()];
  }

  get size(): number {
    return this.#tables.size;
  }

  /** A new table in the lobby, on the disk; null when it can't be saved. */
  async create(game: Game, title: string, referee: string): Promise<Table | null> {
    const record: TableRecord = {
      version: 1,
      id: newId(),
      title,
      game: game.id,
      matches: 0,
      atPlay: false,
      options: {},
      seats: [],
      referee,
      refereeCode: newCode(),
      present: [],
      openReview: false,
    };
    try {
      await this.parts.store.saveTable(record.id, writeRecord(record));
    } catch (error) {
      this.parts.log(`The new table can't be saved: ${describeError(error)}`);
      return null;
    }
    const table = new Table(record, game, this.parts, this.events);
    this.#tables.set(table.id, table);
    return table;
  }

  /** Makes room for one more table: of those where nobody is and nothing is under way, one goes. */
  async makeRoom(isEmpty: (table: Table) => boolean): Promise<boolean> {
    if (this.size < LIMITS.tables) return true;
    const idle = this.all().filter((table) => table.stage !== 'playing' && isEmpty(table));
    const oldest = idle.find((table) => table.stage === 'finished') ?? idle[0];
    if (!oldest) return false;
    await this.close(oldest);
    return true;
  }

  async close(table: Table): Promise<void> {
    this.#tables.delete(table.id);
    try {
      await table.close();
    } catch (error) {
      this.parts.log(`The files of a closed table can't be put away: ${describeError(error)}`);
    }
  }

  /** Takes up every table that was left; one that can't be read is set aside, and the others live on. */
  async restore(now: number = Date.now()): Promise<void> {
    for (const id of await this.parts.store.tableIds()) {
      try {
        await this.#restoreOne(id, now);
      } catch (error) {
        await this.#setAside(id, describeError(error));
      }
    }
  }

  async suspend(): Promise<void> {
    await Promise.all(this.all().map((table) => table.suspend()));
  }

  async #restoreOne(id: string, now: number): Promise<void> {
    const { store } = this.parts;
    const record = readRecord(await store.readTable(id));
    if (record.id !== id) throw new Error('its table.json is that of another table');
    const game = this.games.get(record.game);
    if (!game) throw new Error(`this version has no game "${printable(record.game)}"`);
    const table = new Table(record, game, this.parts, this.events);
    await table.restore();
    if (
      table.stage === 'finished' &&
      now - (await store.journalTouched(id, record.matches)) > FINISHED_KEPT
    ) {
      await table.close();
      return;
    }
    this.#tables.set(id, table);
  }

  async #setAside(id: string, reason: string): Promise<void> {
    const { store, log } = this.parts;
    try {
      const place = await store.setAside(id);
      log(`Table ${printable(id)} can't be taken up again: ${reason}. It was moved to ${printable(place)}.`);
    } catch (error) {
      log(`Table ${printable(id)} can't be read (${reason}), nor moved away: ${describeError(error)}`);
    }
  }
}
