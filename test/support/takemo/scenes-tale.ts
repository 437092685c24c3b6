/** Moments of games for what is told of them: captures of each kind, long games, draws, long names; with their review. */
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { ALL_CLASSES } from '#engine/core/words';
import { campOf } from '#engine/games/takemo/board';
import type { Review, ReviewedTurn, SeenPlacement, State, Turn } from '#engine/games/takemo/model';
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
type Asked = Pick<Turn, 'board' | 'begun' | 'hand' | 'takemo'>;

/** What the small lexicon offers in a turn, the most tiles won and taken first. `lost` is made up. */
function offers(
  { board, begun, hand, takemo }: Asked,
  seat: number,
  config: State['config'],
): SeenPlacement[] {
  const ground = { board, camp: campOf(seat), begun, config };
  const count = generator.generate(new Position(ground), handOf(hand, takemo), 'sparing');
  return Array.from({ length: count }, (_, i) => generator.found.placementAt(i))
    .map((placement) => {
      const { wanted, captured, reachesLine } = inspect(ground, placement);
      const forms = SMALL_LEXICON.forms(placement.word);
      return { ...placement, forms, won: wanted.length, taken: captured.length, lost: 0, award: reachesLine };
    })
    .sort((a, b) => b.won + b.taken - a.won - a.taken)
    .map((seen, i) => ({ ...seen, lost: (i * 3) % 5 }));
}

const told = new WeakMap<Turn, ReviewedTurn>();

/** A stage whose review is made here as long as the game's own tells nothing. */
export class ToldStage extends Stage {
  get state(): State {
    return this.match.state as State;
  }

  /** Both sides play what takes and lays most, every third time something lesser. */
  playOn(turns: number): this {
    for (let i = 0; i < turns && this.state.phase === 'play'; i++) {
      const { open, secret, config } = this.state;
      const seat = open.turn;
      const seen = offers(
        { ...open, hand: secret.hands[seat] ?? [], takemo: open.takemo[seat] ?? 0 },
        seat,
        config,
      );
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
    const own = super.review();
    if (own !== null) return own;
    const { open, secret, config } = this.state;
    const turns = secret.turns.map((turn): ReviewedTurn => {
      const known = told.get(turn);
      if (known !== undefined) return known;
      const { move, board, hand, takemo } = turn;
      const words = move.word === null ? [] : [move.word, ...move.formed.map(({ word }) => word)];
      const reviewed = {
        move,
        board,
        hand,
        takemo,
        spelled: words.map((word) => ({ word, forms: this.dictionary.forms(word) })),
        best: offers(turn, move.seat, config).slice(0, 6),
      };
      told.set(turn, reviewed);
      return reviewed;
    });
    return { turns, board: open.board };
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
