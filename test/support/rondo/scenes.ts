/** Moments of games of Rondo as a player meets them, made by the real rules. */
import { TaleStage } from './scenes-tale';

/** Seat 0 holds P O T E, an eraser, E, P; seat 1 R T S, a joker, S, F, U; then the pile. */
const HANDS = 'POTE-EP' + 'RTS?SFU' + 'AILNDVMECUBA';
const SIX = ['Ana', 'Bilal', 'Chloé', 'David', 'Emma', 'Farid'];

/** POT lies there, and it is Bilal's turn, or (with a long word) whoever is next. */
function pot(): TaleStage {
  return new TaleStage(HANDS).bid(0, 'POT').do(1, { type: 'bidPass' });
}

function sorte(): TaleStage {
  return pot().play(1, '2:R 3:T').play(0, '4:E').play(1, '0:S');
}

/** SORT with a blank at the end, a joker as E in SORTES. */
function joker(): TaleStage {
  return sorte().play(0, '4:-').play(1, '4:?E 5:S');
}

/** By name; each makes a new one. */
export const SCENES: Readonly<Record<string, () => TaleStage>> = {
  opening: () => new TaleStage(HANDS),
  openingBid: () => new TaleStage(HANDS).bid(0, 'POT'),
  redealt: () => new TaleStage(HANDS).do(0, { type: 'bidPass' }).do(1, { type: 'bidPass' }),
  pot,
  port: () => pot().play(1, '2:R 3:T'),
  sorte,
  blank: () => sorte().play(0, '4:-'),
  joker,
  exchanging: () => joker().do(0, { type: 'exchange' }),
  exchanged: () => joker().do(0, { type: 'exchange' }).do(0, { type: 'bury', card: 'P' }),
  timedOut: () => pot().do('clock', { type: 'tick' }, 60_000),
  paused: () => pot().do('referee', { type: 'pause' }),
  openingSix: () => new TaleStage('', {}, SIX).do(1, { type: 'bidPass' }).do(4, { type: 'bidPass' }),
  three: () => new TaleStage('', {}, SIX.slice(0, 3)).playOn(6),
  four: () => new TaleStage('', {}, SIX.slice(0, 4)).playOn(8),
  six: () => new TaleStage('', { turnSeconds: 90 }, SIX).playOn(20),
  whole: () => new TaleStage('', {}, SIX.slice(0, 2)).playOn(40),
};
