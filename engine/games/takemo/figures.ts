/** The figures of the game's page. */
export const SIZE = 15;
export const HAND_SIZE = 8;
export const SHORTEST = 2;
/** Letters of one camp's bag; Takemo tiles are never in it. */
export const DISTRIBUTION =
  'A11 B2 C3 D4 E18 F2 G3 H2 I10 J1 K1 L6 M4 N7 O7 P4 Q1 R7 S7 T7 U7 V2 W1 X1 Y1 Z1';
export const TAKEMO_TILES = 5;
/** What a tile that stands for any letter is called where faces are written. */
export const TAKEMO = 'TAKEMO';

/** Turns in a row with nothing laid, two rounds of the table, after which the game ends. */
export function idleLimit(players: number): number {
  return 2 * players;
}
