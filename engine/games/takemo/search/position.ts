/**
 * A position for searches: the board of both camps in typed arrays, whose turn it is, and moves that are made and taken
 * back in place. It knows nothing of hands or words.
 */
import { letterAt, ownerAt } from '../board';
import { SIZE } from '../figures';
import type { Board, ByCamp, Camp, Config } from '../model';
import { captureInto } from './capture';
import { LANES, squareAt, SQUARES } from './lanes';
import { FIRST_LETTER, headLane, headLength, headStart, STRIDE, type Found } from './found';

/** What a view or a state gives. */
export interface Standing {
  readonly board: Board;
  /** Whose turn it is. */
  readonly camp: Camp;
  readonly begun: ByCamp<boolean>;
  readonly config: Pick<Config, 'overlap' | 'keepCrossedLetters'>;
}

/** `neutral`: a board without defence lines and first words, on which any word that touches an own tile can be laid. */
export type Lines = 'defended' | 'neutral';

export class Position {
  /** By square: 0 empty, 1 for A to 26 for Z. */
  readonly letters = new Uint8Array(SQUARES);
  /** Which places of a lane hold the camp's tiles: `[camp * LANES + lane]`. */
  readonly tiles = new Int32Array(2 * LANES);
  /**
   * A number for what the camp has in a lane, as in `tiles`. It is the same again once a move is taken back, and never
   * stands for anything else: what was derived from a lane holds as long as its version is the same.
   */
  readonly versions = new Int32Array(2 * LANES);
  /** Tiles on the board, by camp. */
  readonly standing = new Int32Array(2);
  /** Bit 0 and bit 1: whether White and Black have laid a word in this game. */
  begun = 0;
  camp: Camp;
  readonly identical: boolean;
  readonly keepCrossed: boolean;
  readonly neutral: boolean;

  private version = 0;
  private readonly scratch = new Int32Array(SQUARES);
  // Moves made: for each its entries, then how many were captured and laid, `begun` before it; the versions apart.
  private undo = new Int32Array(1024);
  private undoLength = 0;
  private undoVersions = new Int32Array(2 * LANES * 8);
  private made = 0;

  constructor({ board, camp, begun, config }: Standing, lines: Lines = 'defended') {
    this.camp = camp;
    this.identical = config.overlap === 'identical';
    this.keepCrossed = config.keepCrossedLetters;
    this.neutral = lines === 'neutral';
    this.begun = (begun[0] ? 1 : 0) | (begun[1] ? 2 : 0);
    for (let square = 0; square < SQUARES; square++) {
      const at = [Math.floor(square / SIZE) + 1, (square % SIZE) + 1] as const;
      const owner = ownerAt(board, at);
      if (owner !== null) this.put(owner, square, letterAt(board, at).charCodeAt(0) - 64);
    }
  }

  /**
   * Makes a placement that was found in this very position, captures what it captures, and gives the turn to the other
   * camp.
   * @returns how many enemy tiles left the board
   */
  make(found: Found, index: number): number {
    const { records, bytes } = found;
    const at = index * STRIDE;
    const head = records[at]!;
    const lane = headLane(head);
    const start = headStart(head);
    const own = this.tiles[this.camp * LANES + lane]!;
    const range = ((1 << headLength(head)) - 1) << start;
    const laid = range & ~own;
    this.saveVersions();
    const captured = this.takeAway(lane, laid);
    let count = 0;
    for (let rest = laid; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const square = squareAt(lane, place);
      this.put(this.camp, square, bytes[(at + FIRST_LETTER) * 4 + place]! + 1);
      this.undo[this.undoLength++] = square;
      count++;
    }
    this.seal(captured, count);
    this.begun |= 1 << this.camp;
    this.camp = this.camp === 0 ? 1 : 0;
    return captured;
  }

  /** Gives the turn to the other camp with nothing laid; taken back like a placement. */
  pass(): void {
    this.saveVersions();
    this.seal(0, 0);
    this.camp = this.camp === 0 ? 1 : 0;
  }

  /** Takes the last move back that was made here. */
  unmake(): void {
    if (this.made === 0) throw new Error('no move to take back');
    this.camp = this.camp === 0 ? 1 : 0;
    this.begun = this.undo[--this.undoLength]!;
    const counts = this.undo[--this.undoLength]!;
    for (let i = counts & 0xff; i > 0; i--) this.remove(this.camp, this.undo[--this.undoLength]!);
    const enemy = this.camp === 0 ? 1 : 0;
    for (let i = counts >>> 8; i > 0; i--) {
      const entry = this.undo[--this.undoLength]!;
      this.put(enemy, entry >>> 5, entry & 31);
    }
    this.made--;
    const from = this.made * 2 * LANES;
    for (let i = 0; i < 2 * LANES; i++) this.versions[i] = this.undoVersions[from + i]!;
  }

  /** Takes the enemy tiles off that new tiles at these places of a lane capture; returns how many. */
  private takeAway(lane: number, laid: number): number {
    const enemy = this.camp === 0 ? 1 : 0;
    const captured = captureInto(this.scratch, this, lane, laid);
    if (this.undoLength + 2 * SQUARES > this.undo.length) this.undo = widened(this.undo);
    for (let i = 0; i < captured; i++) {
      const square = this.scratch[i]!;
      this.undo[this.undoLength++] = (square << 5) | this.letters[square]!;
      this.remove(enemy, square);
    }
    return captured;
  }

  private seal(captured: number, laid: number): void {
    if (this.undoLength + 2 > this.undo.length) this.undo = widened(this.undo);
    this.undo[this.undoLength++] = (captured << 8) | laid;
    this.undo[this.undoLength++] = this.begun;
    this.made++;
  }

  private saveVersions(): void {
    const from = this.made * 2 * LANES;
    if (from + 2 * LANES > this.undoVersions.length) this.undoVersions = widened(this.undoVersions);
    this.undoVersions.set(this.versions, from);
  }

  private put(camp: Camp, square: number, letter: number): void {
    this.letters[square] = letter;
    this.standing[camp]!++;
    this.flip(camp, square);
  }

  private remove(camp: Camp, square: number): void {
    this.letters[square] = 0;
    this.standing[camp]!--;
    this.flip(camp, square);
  }

  private flip(camp: Camp, square: number): void {
    const row = Math.floor(square / SIZE);
    const column = square - row * SIZE;
    const first = camp * LANES;
    this.tiles[first + row]! ^= 1 << column;
    this.tiles[first + SIZE + column]! ^= 1 << row;
    this.versions[first + row] = ++this.version;
    this.versions[first + SIZE + column] = this.version;
  }
}

function widened(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}
