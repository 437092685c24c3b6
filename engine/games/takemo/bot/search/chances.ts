/** What a position is worth to a camp: its chance to win, as far as the lead and what is left of the game tell. */

/** How far a turn usually moves the lead, either way, in tiles. */
const SWING = 6;
/** Letters laid in a usual turn. */
const LETTERS_A_TURN = 4.6;
/** What a tile is worth beyond its part in winning: of two sure wins the higher is nicer, but hope is worth more. */
const A_TILE = 0.000_02;

/** How many more turns there will be until one of the bags can't refill a hand. */
export function turnsLeft(bags: ArrayLike<number>): number {
  return 1 + (2 * Math.min(bags[0] ?? 0, bags[1] ?? 0)) / LETTERS_A_TURN;
}

/** The chance to win, from 0 to 1, when so many tiles ahead. `turns`: see `turnsLeft`; 0 when the game is over. */
export function chance(lead: number, turns: number): number {
  const won =
    turns === 0 ? 0.5 + Math.sign(lead) / 2 : 1 / (1 + Math.exp((-1.7 * lead) / (SWING * Math.sqrt(turns))));
  return won + A_TILE * lead;
}
