/** Moments of games for what is told of them: openings, turns of every kind, long games, ends; with their review. */
import type { Face } from '#engine/core/cards';
import type { JsonObject } from '#engine/core/read';
import { ALL_CLASSES, type Dictionary } from '#engine/core/words';
import { fromEntries } from '#dict/memory';
import { rondo } from '#engine/games/rondo/index';
import type { LaidCard, Review, SeenPlay, State, Turn, View } from '#engine/games/rondo/model';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { GameStage } from '#test/support/scenes/stage';
import { playsOf, wordsOf } from './plays';

const MORE = ['SORTE', 'SORTES', 'FORT', 'FORTE', 'PORT', 'PORTES', 'FORTES'];
const SMALL_WORDS = wordsOf(SMALL_LEXICON.graph({ among: 'accepted', classes: ALL_CLASSES }));
const WORDS = [...new Set([...SMALL_WORDS, ...MORE])].filter((word) => word.length >= 3);
/** The small lexicon with the words these scenes are made of. */
const DICTIONARY: Dictionary = fromEntries(
  WORDS.map((word, i) => ({ word, classes: ['noun' as const], rank: i + 1 })),
);

/** « PORT?+ » as cards: `?` a joker, `-` an eraser. */
function facesOf(text: string): Face[] {
  return Array.from(text, (sign) => (sign === '?' ? 'JOKER' : sign === '-' ? 'ERASER' : sign));
}

export class TaleStage extends GameStage<View, Review> {
  /** `first`: the cards that come first, 7 to each seat, then the pile. */
  constructor(first: string, options: JsonObject = {}, players: readonly string[] = ['Ana', 'Bilal']) {
    super(
      rondo,
      { players, options, seed: 'tale', shuffles: first === '' ? [] : [facesOf(first)] },
      DICTIONARY,
    );
  }

  get state(): State {
    return this.match.state as State;
  }

  bid(seat: number, word: string): this {
    return this.do(seat, { type: 'bid', word });
  }

  /** Cards by slot, as « -1:P 4:E 2:?O »: a joker is followed by its letter. */
  play(seat: number, cards: string): this {
    const laid = cards.split(' ').map((text): LaidCard => {
      const [at = '', signs = ''] = text.split(':');
      const [card = ''] = facesOf(signs.slice(0, 1));
      return signs.length > 1 ? { at: Number(at), card, as: signs.slice(1) } : { at: Number(at), card };
    });
    return this.do(seat, { type: 'play', cards: laid });
  }

  /** What could be played in the running turn, or in an earlier one. */
  private offers(
    holder: Turn['holder'],
    hand: Turn['hand'],
    exchanges: number,
    word: string | null,
  ): SeenPlay[] {
    return playsOf({ holder, word, exchanges, config: this.state.config }, hand, WORDS);
  }

  /** Everyone bids the best three letters there are; then all play what brings most, every third time something lesser. */
  playOn(turns: number): this {
    if (this.state.phase === 'opening')
      for (const [seat, hand] of this.state.secret.hands.entries()) this.open(seat, hand);
    for (let i = 0; i < turns && this.state.phase === 'turn'; i++) {
      const { open, secret } = this.state;
      const seat = open.turn ?? 0;
      const seen = this.offers(open.holder, secret.hands[seat] ?? [], open.exchanges, open.word);
      const chosen = seen[i % 3 === 2 ? Math.min(seen.length - 1, 4) : 0];
      this.do(seat, chosen === undefined ? { type: 'pass' } : { type: 'play', cards: chosen.cards as never });
    }
    return this;
  }

  private open(seat: number, hand: readonly Face[]): void {
    const word = WORDS.find(
      (one) => one.length === 3 && this.ask(seat, { type: 'bid', word: one }) === null && hand.length > 0,
    );
    this.do(seat, word === undefined ? { type: 'bidPass' } : { type: 'bid', word });
  }

  /** As it comes from a host: new objects each time. */
  override review(): Review | null {
    return structuredClone(
      this.game.review(this.match.state, this.dictionary, 'spectators'),
    ) as Review | null;
  }
}

/** POT → PORT → PORTE → SORTE → SORT, then a joker in SORTES, its swap in PORTES, an exchange before FORTES. */
function kinds(): TaleStage {
  return new TaleStage('POTE-EP' + 'RTS?SFU' + 'AILNDVMECUBA')
    .bid(0, 'POT')
    .do(1, { type: 'bidPass' })
    .play(1, '2:R 3:T')
    .play(0, '4:E')
    .play(1, '0:S')
    .play(0, '4:-')
    .play(1, '4:?E 5:S')
    .play(0, '0:P 4:E')
    .do(1, { type: 'exchange' })
    .do(1, { type: 'bury', card: 'U' })
    .play(1, '0:F')
    .do(0, { type: 'pass' });
}
const LONG_NAMES = [
  'Maximilien-Alexandre 6eB',
  'Anne-Sophie de la Tour W',
  'Bartholomé Wolfenstein K',
  'Clémentine-Joséphine VII',
  'Jean-Sébastien Grandjean',
  'Marie-Antoinette Lebrun',
];
const SIX = ['Ana', 'Bilal', 'Chloé', 'David', 'Emma', 'Farid'];

/** By name; each makes a new one. */
export const TALES: Readonly<Record<string, () => TaleStage>> = {
  opening: () => new TaleStage(''),
  kinds,
  openingHalf: () => new TaleStage('', {}, SIX).do(1, { type: 'bidPass' }).do(4, { type: 'bidPass' }),
  redealt: () => new TaleStage('').do(0, { type: 'bidPass' }).do(1, { type: 'bidPass' }),
  first: () => new TaleStage('').playOn(0),
  game5: () => new TaleStage('').playOn(5),
  game12: () => new TaleStage('').playOn(12),
  game12three: () => new TaleStage('', {}, ['Ana', 'Bilal', 'Chloé']).playOn(12),
  six: () => new TaleStage('', { turnSeconds: 90 }, SIX).playOn(20),
  names: () => new TaleStage('', {}, LONG_NAMES).playOn(25),
  whole: () => new TaleStage('').playOn(400),
  wholeSix: () => new TaleStage('', {}, SIX).playOn(400),
  wholeNames: () => new TaleStage('', {}, LONG_NAMES).playOn(400),
  /** Stopped by the referee: nothing is deducted, and the two are even. */
  stopped: () => {
    const stage = new TaleStage('').playOn(7);
    const [ana = 0, bilal = 0] = stage.view('public').scores;
    return stage
      .do('referee', { type: 'adjust', seat: 0, points: bilal - ana, reason: 'essai' })
      .do('referee', { type: 'endGame' });
  },
  paused: () => new TaleStage('').playOn(5).do('referee', { type: 'pause' }),
};
