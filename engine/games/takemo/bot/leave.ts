/** What the letters that stay in the hand are worth for the turns to come, in tiles; and which to change. */
import type { Face } from '../../../core/cards';

const VOWELS = new Set([...'AEIOUY'].map((letter) => letter.charCodeAt(0) - 65));
/** Letters that go with few others. */
const AWKWARD: ReadonlyMap<number, number> = new Map(
  Object.entries({
    J: 0.6,
    K: 0.9,
    Q: 0.8,
    W: 0.9,
    X: 0.6,
    Y: 0.5,
    Z: 0.4,
    H: 0.3,
    V: 0.2,
    F: 0.2,
    B: 0.2,
  }).map(([letter, worth]) => [letter.charCodeAt(0) - 65, worth]),
);
/** The part of vowels in a hand that makes most words. */
const BALANCE = 0.45;
const UNBALANCED = 0.3;
const TWICE = 0.15;

/** @param letters how many of each letter stay, 0 for A */
export function leaveWorth(letters: Int32Array): number {
  let vowels = 0;
  let all = 0;
  let worth = 0;
  for (const [letter, count] of letters.entries()) {
    if (count === 0) continue;
    all += count;
    if (VOWELS.has(letter)) vowels += count;
    worth -= (count - 1) * TWICE + count * (AWKWARD.get(letter) ?? 0);
  }
  return worth - UNBALANCED * Math.abs(vowels - BALANCE * all);
}

/** So many letters are kept at most when changing. */
const KEPT = 3;
/** Letters that go with most others, best first. */
const GOOD = [...'ESARINTLO'];

/** Which letters of a hand to exchange, at most `most` of them: all but a few that go well together. */
export function worstOf(hand: readonly Face[], most: number): Face[] {
  const kept = GOOD.filter((letter) => hand.includes(letter)).slice(0, KEPT);
  const rest = [...hand];
  for (const letter of kept) rest.splice(rest.indexOf(letter), 1);
  const order = (letter: Face): number => AWKWARD.get(letter.charCodeAt(0) - 65) ?? 0;
  return rest.sort((a, b) => order(b) - order(a) || (a < b ? -1 : Number(a > b))).slice(0, most);
}
