/** Moments of games for what is told of them: captures of each kind, long games, draws, long names; with their review. */
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { ALL_CLASSES } from '#engine/core/words';
import { campOf } from '#engine/games/takemo/board';
import type { Placement, Review, State } from '#engine/games/takemo/model';
import { DISTRIBUTION } from '#engine/games/takemo/figures';
import { inspect } from '#engine/games/takemo/placement';
import { Generator } from '#engine/games/takemo/search/generator';
import { searchGraph } from '#engine/games/takemo/search/graph';
import { handOf } from '#engine/games/takemo/search/hand';
import { Position } from '#engine/games/takemo/search/position';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { SCENES, Stage } from './scenes';

const generator = new Generator(
  searchGraph(SMALL_LEXICON.graph({ among: 'accepted', classes: ALL_CLASSES })),
);
/** What the small lexicon offers whoever is to play, the most tiles laid and taken first. */
function offers({ config, open, secret }: State): Placement[] {
  const seat = open.turn;
  const ground = { ...open, camp: campOf(seat), config };
  const hand = handOf(secret.hands[seat] ?? [], open.takemo[seat] ?? 0);
  const count = generator.generate(new Position(ground), hand, 'sparing');
  const worth = (placement: Placement): number => {
    const { wanted, captured } = inspect(ground, placement);
    return wanted.length + captured.length;
  };
  return Array.from({ length: count }, (_, i) => generator.found.placementAt(i))
    .map((placement) => ({ placement, worth: worth(placement) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ placement }) => placement);
}

/** A stage with the review that spectators may read, as it comes from a host: new objects each time. */
export class ToldStage extends Stage {
  get state(): State {
    return this.match.state as State;
  }

  /** Both sides play what takes and lays most, every third time something lesser. */
  playOn(turns: number): this {
    for (let i = 0; i < turns && this.state.phase === 'play'; i++) {
      const seat = this.state.open.turn;
      const seen = offers(this.state);
      const chosen = seen[i % 3 === 2 ? Math.min(seen.length - 1, 6) : 0];
      if (chosen === undefined)
        this.do(seat, { type: i % 2 === 0 ? 'exchange' : 'pass', ...this.swap(i, seat) });
      else {
        const { row, col, dir, word, takemo } = chosen;
        this.lay(seat, row, col, dir, word, ...takemo);
      }
    }
    return this;
  }

  private swap(i: number, seat: number): JsonObject {
    return i % 2 === 0 ? { tiles: (this.state.secret.hands[seat] ?? []).slice(0, 3) } : {};
  }

  override review(): Review | null {
    return structuredClone(
      this.game.review(this.match.state, this.dictionary, 'spectators'),
    ) as Review | null;
  }
}

const LONG_NAMES = [
  'Maximilien-Alexandre 6eB',
  'Anne-Sophie de la Tour W',
  'Bartholomé Wolfenstein K',
  'Clémentine-Joséphine VII',
];

/** All letters of a bag in an order that is always the same. */
function mixed(seed: string): string {
  const random = new Random(seed);
  return DISTRIBUTION.split(' ')
    .flatMap((entry) => Array.from({ length: Number(entry.slice(1)) }, () => entry.charAt(0)))
    .map((letter) => ({ letter, at: random.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter)
    .join('');
}
const random = (options: JsonObject = {}, players: readonly string[] = ['Ana', 'Bilal']): ToldStage =>
  new ToldStage(mixed('white'), mixed('black'), options, players);

/** By name; each makes a new one. */
export const TALES: Readonly<Record<string, () => Stage>> = {
  ...SCENES,
  game20: () => random().playOn(20),
  game20four: () => random({}, ['Ana', 'Bilal', 'Chloé', 'David']).playOn(24),
  names: () => random({ turnSeconds: 120 }, LONG_NAMES).playOn(30),
  whole: () => random().playOn(200),
  wholeKept: () => random({ keepCrossedLetters: true }).playOn(200),
  wholeNames: () => random({}, LONG_NAMES).playOn(200),
  /** Even only by the referee's correction. */
  drawn: () => {
    const stage = random().playOn(7);
    const [white = 0, black = 0] = stage.view('public').scores;
    return stage
      .do('referee', { type: 'adjust', seat: 0, points: black - white, reason: 'essai' })
      .do('referee', { type: 'endGame' });
  },
};
