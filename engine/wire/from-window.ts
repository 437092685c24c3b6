/** What a window may send to its host. Nothing here says who sends it: the socket's session does. */
import * as v from 'valibot';
import { BOT_LEVELS } from '../core/game';
import { LIMITS } from './limits';

/** At least one sign that can be seen: neither a filler nor a mark without a letter is. */
const VISIBLE = /[^\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of plain text: no control or direction characters, no half of a pair, not blank. */
function line(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]*$/u),
    v.regex(VISIBLE),
  );
}

const re = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.tokenChars));
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));

/** Anything flat enough to be options or an action; the game itself reads what it means. */
const jsonObject = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((value) => JSON.stringify(value).length <= LIMITS.actionChars),
);

/** Fields of a journal's line that are the host's to write. */
const OF_THE_HOST = ['t', 'by', 'host', 'intent'];

const action = v.pipe(
  jsonObject,
  v.check((value) => typeof value['type'] === 'string' && !OF_THE_HOST.some((field) => field in value)),
);

/** The first message of a socket. A projector has no session: it watches one table and sends nothing else. */
export const Hello = v.strictObject({
  type: v.literal('hello'),
  protocol: v.number(),
  /** The session's token from an earlier `welcome`, or null for a new one. */
  token: v.nullable(token),
  /** The owner's token, from the address the host was opened with. */
  owner: v.optional(token),
  role: v.picklist(['window', 'projector']),
});

export const Beat = v.strictObject({ type: v.literal('beat'), n: re });

/** Every request is answered once, by `done` or `refused`, with its `re`. */
export const Request = v.variant('type', [
  v.strictObject({ type: v.literal('rename'), re, name: line(LIMITS.nameChars) }),
  v.strictObject({ type: v.literal('createTable'), re, game: id, title: line(LIMITS.titleChars) }),
  /** Enter a table: as a spectator until a seat is taken; back in one's seat where one has it. */
  v.strictObject({ type: v.literal('enterTable'), re, table: id }),
  v.strictObject({ type: v.literal('leaveTable'), re }),
  v.strictObject({ type: v.literal('closeTable'), re }),
  v.strictObject({ type: v.literal('takeSeat'), re }),
  v.strictObject({ type: v.literal('leaveSeat'), re }),
  v.strictObject({ type: v.literal('removeSeat'), re, seat }),
  /** A seat, and who sits there, comes to stand at `to`; those between them move over by one. */
  v.strictObject({ type: v.literal('moveSeat'), re, seat, to: seat }),
  v.strictObject({ type: v.literal('addBot'), re, level: v.picklist(BOT_LEVELS) }),
  v.strictObject({
    type: v.literal('becomeReferee'),
    re,
    code: v.pipe(v.string(), v.maxLength(LIMITS.codeChars)),
  }),
  v.strictObject({ type: v.literal('setOptions'), re, options: jsonObject }),
  v.strictObject({ type: v.literal('start'), re }),
  /** After the end: the same people and options, back in the lobby. */
  v.strictObject({ type: v.literal('rematch'), re }),
  /**
   * An action of the game, `{type, …}` without `t` and `by`. `intent` names it: sent again after a lost answer, it is
   * applied once. `as`: in which of one's two capacities, for who both plays and referees. `on`: the number of the view
   * it was made on, where it means nothing once play has gone on (a challenge of the last shot): then `TOO_LATE`.
   */
  v.strictObject({
    type: v.literal('act'),
    re,
    intent: v.pipe(v.string(), v.minLength(8), v.maxLength(LIMITS.intentChars)),
    as: v.picklist(['seat', 'referee']),
    on: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    action,
  }),
  /** Whether the action would be taken from one's seat now; nothing is done, and nobody hears of it. */
  v.strictObject({ type: v.literal('try'), re, action }),
  /** Whether who only watches this match may read the review for spectators before its end. */
  v.strictObject({ type: v.literal('openReview'), re, open: v.boolean() }),
  /** The journal of a finished match, as JSON Lines. */
  v.strictObject({ type: v.literal('exportJournal'), re }),
  /** Listen beyond loopback, or no longer; the owner's alone. */
  v.strictObject({ type: v.literal('openToLan'), re, open: v.boolean() }),
]);

export type HelloMessage = v.InferOutput<typeof Hello>;
export type BeatMessage = v.InferOutput<typeof Beat>;
export type RequestMessage = v.InferOutput<typeof Request>;
export type RequestType = RequestMessage['type'];
export type FromWindow = HelloMessage | BeatMessage | RequestMessage;
