/** What a table is besides its match, as it is kept on disk: plain data, and the pure changes that seats go through. */
import * as v from 'valibot';
import { BOT_LEVELS, type BotLevel, type Game, type Seat } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import { nameKey } from '../names';

const SeatSchema = v.variant('kind', [
  v.object({ kind: v.literal('person'), session: v.string(), name: v.string() }),
  v.object({ kind: v.literal('bot'), level: v.picklist(BOT_LEVELS), name: v.string() }),
]);

const RecordSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  title: v.string(),
  game: v.string(),
  /** How many matches have begun at it; the last one's journal is `match-<n>.jsonl`. */
  matches: v.number(),
  /** Whether that match is on the table, under way or over; otherwise people gather for the next one. */
  atPlay: v.boolean(),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(SeatSchema),
  /** The session with the referee's authority, whether it has a seat or not. */
  referee: v.string(),
  refereeCode: v.string(),
  /** Sessions with a seat or the referee's authority that had a window at the table, when last written. */
  present: v.array(v.string()),
  /** Whether who only watches the match may read the review for spectators; tables of before know no such thing. */
  openReview: v.optional(v.boolean(), false),
});

export type SeatRecord = v.InferOutput<typeof SeatSchema>;
export type TableRecord = v.InferOutput<typeof RecordSchema>;

/** @throws when the text is not what `writeRecord` writes */
export function readRecord(text: string): TableRecord {
  return v.parse(RecordSchema, JSON.parse(text));
}

export function writeRecord(record: TableRecord): string {
  return JSON.stringify(record);
}

export function seatOf(record: TableRecord, session: string): Seat | null {
  const seat = record.seats.findIndex((taken) => taken.kind === 'person' && taken.session === session);
  return seat < 0 ? null : seat;
}

/** Whether this session is one that the table waits for: a player of it, or its referee. */
export function belongs(record: TableRecord, session: string): boolean {
  return record.referee === session || seatOf(record, session) !== null;
}

export function nameTaken(record: TableRecord, name: string, except: string | null): boolean {
  const key = nameKey(name);
  return record.seats.some(
    (seat) => nameKey(seat.name) === key && !(seat.kind === 'person' && seat.session === except),
  );
}

export function withPerson(record: TableRecord, session: string, name: string): TableRecord {
  return { ...record, seats: [...record.seats, { kind: 'person', session, name }] };
}

export function withBot(record: TableRecord, level: BotLevel, name: string): TableRecord {
  return { ...record, seats: [...record.seats, { kind: 'bot', level, name }] };
}

/** Those behind move up. */
export function withoutSeat(record: TableRecord, seat: Seat): TableRecord {
  return { ...record, seats: record.seats.filter((_, index) => index !== seat) };
}

/** Both seats exist. Whoever is between them moves over by one. */
export function withMovedSeat(record: TableRecord, seat: Seat, to: Seat): TableRecord {
  const others = record.seats.filter((_, index) => index !== seat);
  const moved = record.seats.slice(seat, seat + 1);
  return { ...record, seats: [...others.slice(0, to), ...moved, ...others.slice(to)] };
}

export function renamed(record: TableRecord, session: string, name: string): TableRecord {
  const seats = record.seats.map((seat) =>
    seat.kind === 'person' && seat.session === session ? { ...seat, name } : seat,
  );
  return { ...record, seats };
}

export type OptionsFault = { readonly option: string } | null;

/** The option at fault, if one is; a number of players that does not fit is no fault of the options. */
export function optionsFault(game: Game, options: JsonObject, players: number): OptionsFault {
  const config = game.readConfig(options, players);
  return config.ok || config.error === 'BAD_PLAYERS' ? null : config.error;
}

/** Why a match can't begin yet: `BAD_PLAYERS`, `NEEDS_REFEREE`; null when it can. */
export function obstacle(
  game: Game,
  record: TableRecord,
): 'BAD_OPTION' | 'BAD_PLAYERS' | 'NEEDS_REFEREE' | null {
  const config = game.readConfig(record.options, record.seats.length);
  if (!config.ok) return config.error === 'BAD_PLAYERS' ? 'BAD_PLAYERS' : 'BAD_OPTION';
  const unseated = seatOf(record, record.referee) === null;
  return game.needsReferee(config.value) && !unseated ? 'NEEDS_REFEREE' : null;
}

/** Whether this table's options call for a referee who does not play. */
export function needsReferee(game: Game, record: TableRecord): boolean {
  const config = game.readConfig(record.options, record.seats.length);
  return config.ok && game.needsReferee(config.value);
}

/** The sessions of the players, and of the referee where the game can't do without, or where only bots play. */
export function peopleOf(game: Game, record: TableRecord): readonly string[] {
  const { seats, referee } = record;
  const players = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.session] : []));
  if (players.includes(referee)) return players;
  return needsReferee(game, record) || players.length === 0 ? [...players, referee] : players;
}
