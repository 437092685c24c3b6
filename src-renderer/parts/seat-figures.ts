/** How seats are told apart: a shape and a colour each, so that neither has to be seen alone. */
import type { Seat } from '#engine/core/game';

export const FIGURES = [
  'circle',
  'square',
  'triangle',
  'star',
  'heart',
  'diamond',
  'flower',
  'moon',
  'cross',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Crayons with white on them at 4.5:1 or better. */
export const SEAT_COLOURS = [
  { name: 'blue', value: '#1b6cb3' },
  { name: 'orange', value: '#b5520b' },
  { name: 'green', value: '#1f7a4d' },
  { name: 'purple', value: '#7b3fa0' },
  { name: 'pink', value: '#b8306f' },
  { name: 'turquoise', value: '#0b7285' },
  { name: 'brown', value: '#7a4b2a' },
  { name: 'grey', value: '#53586b' },
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Nine figures and eight colours have no common factor: the first 72 seats all differ. */
export function seatLook(seat: Seat): { readonly figure: Figure; readonly colour: SeatColour } {
  const figure = FIGURES[seat % FIGURES.length];
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length];
  if (figure === undefined || colour === undefined) throw new Error(`not a seat: ${seat}`);
  return { figure, colour };
}
