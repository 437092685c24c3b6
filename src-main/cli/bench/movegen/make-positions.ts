/**
 * Makes positions.txt anew: `npx tsx src-main/cli/bench/movegen/make-positions.ts > positions.txt`. Neutral games of one
 * side, played by a seed with the French lexicon and one bag of Takemo; of each game every second position is kept, with
 * 8 letters in hand. The file is kept, not just the play, so that figures of different days and lexicons are of the
 * same work.
 */
import { loadFrench } from '#dict/french';
import { expandDistribution } from '#engine/core/cards';
import { Random } from '#engine/core/random';
import { buildTwoWayGraph } from '#engine/core/two-way-graph';
import { DISTRIBUTION, HAND_SIZE, SIZE } from '#engine/games/takemo/figures';
import { laidPlaces } from '#engine/games/takemo/search/effects';
import { Generator } from '#engine/games/takemo/search/generator';
import { handOf } from '#engine/games/takemo/search/hand';
import type { Position } from '#engine/games/takemo/search/position';
import { questionOf } from './read';

const GAMES = 12;
/** A placement is drawn from those that lay at most so many tiles fewer than the longest: people lay long words. */
const NEARLY = 2;

class NeutralGame {
  private readonly position: Position;
  private readonly hand: string[] = [];
  private readonly bag = expandDistribution(DISTRIBUTION);

  constructor(
    private readonly generator: Generator,
    private readonly random: Random,
    first: string,
  ) {
    const column = random.below(SIZE - first.length + 1);
    const board = '.'.repeat(7 * SIZE + column) + first;
    this.position = questionOf(`${board.padEnd(SIZE * SIZE, '.')} A`).position;
    this.draw();
  }

  /** The position as a line of the file, or null once fewer than 8 letters are left. */
  line(): string | null {
    if (this.hand.length < HAND_SIZE) return null;
    const squares = Array.from(this.position.letters, (letter) =>
      letter === 0 ? '.' : String.fromCharCode(64 + letter),
    );
    return `${squares.join('')} ${this.hand.join('')}`;
  }

  /** Lays one of the longer words; returns whether there was one. */
  move(): boolean {
    const { generator, position, random } = this;
    const count = generator.generate(position, handOf(this.hand, 0), 'sparing');
    const laid = Array.from({ length: count }, (_, i) => bits(laidPlaces(position, generator.found, i)));
    const most = Math.max(...laid);
    const chosen = random.pick([...laid.keys()].filter((i) => (laid[i] ?? 0) >= most - NEARLY));
    if (chosen === undefined) return false;
    const before = position.letters.slice();
    position.make(generator.found, chosen);
    position.pass(); // there is one side only
    position.letters.forEach((letter, square) => {
      if (letter !== before[square]) this.hand.splice(this.hand.indexOf(String.fromCharCode(64 + letter)), 1);
    });
    this.draw();
    return true;
  }

  private draw(): void {
    while (this.hand.length < HAND_SIZE && this.bag.length > 0)
      this.hand.push(...this.bag.splice(this.random.below(this.bag.length), 1));
  }
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >>> 1);
}

const { automaton } = loadFrench();
const generator = new Generator(buildTwoWayGraph(automaton, SIZE));
const random = new Random('positions');
for (let game = 0; game < GAMES; game++) {
  const first = random.pick(['MAISON', 'JARDIN', 'ECOLE', 'VENT', 'CHANSON', 'PLUIE']) ?? 'MAISON';
  const play = new NeutralGame(generator, random, first);
  for (let turn = 0; play.move(); turn++) {
    const line = play.line();
    if (line === null) break;
    if (turn % 2 === 0) process.stdout.write(`${line}\n`);
  }
}
