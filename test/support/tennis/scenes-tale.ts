/** Moments of matches for what is told of them, made by the real rules: shots of each kind, duels, sets, whole matches. */
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { ALL_CLASSES, type Dictionary } from '#engine/core/words';
import { DECK, isJoker, valueOf } from '#engine/games/tennis/figures';
import { tennis } from '#engine/games/tennis/index';
import type { LayoutItem, Review, State, TableCard, View } from '#engine/games/tennis/model';
import { ShotSearch, UNBOUNDED } from '#engine/games/tennis/search/shots';
import { wordsBeginning } from '#engine/games/tennis/search/beginnings';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { GameStage } from '#test/support/scenes/stage';

const graph = SMALL_LEXICON.graph({ among: 'accepted', classes: ALL_CLASSES });
const search = new ShotSearch(graph);
const BOUNDS = { ...UNBOUNDED, jokers: 1, cards: 4, rearranged: false };

const NAMES: Readonly<Record<string, string>> = {
  '*': 'ANY',
  '-': 'CONSONANT',
  '+': 'VOWEL',
  '<': 'COPY',
  '>': 'COPY',
};

/** `TRI*`: letters, and `*` any, `-` a consonant, `+` a vowel, `<` `>` a copy of the card before or after. */
export function cardsOf(text: string): TableCard[] {
  return [...text].map((sign) => {
    const card = NAMES[sign] ?? sign;
    if (card !== 'COPY') return { card };
    return { card, dir: sign === '<' ? 'prev' : 'next' };
  });
}

const written = ({ card, dir }: TableCard): unknown => (dir === undefined ? card : { card, dir });

/** `012CO`: places of table cards, and cards of the hand; `*:0`: a joker over the card at that place. */
function layoutOf(text: string): unknown[] {
  return (text.match(/.:\d|\d|./g) ?? []).map((item) => {
    if (/^\d$/.test(item)) return { table: Number(item) };
    const [sign = '', over] = item.split(':');
    const laid = cardsOf(sign).map(written)[0];
    if (over === undefined) return laid;
    return typeof laid === 'string'
      ? { card: laid, over: Number(over) }
      : { ...(laid as object), over: Number(over) };
  });
}

function wire(layout: readonly LayoutItem[]): unknown[] {
  return layout.map((item) => {
    if (item.from === 'table') return { table: item.table };
    const { card, dir } = item;
    const laid = dir === undefined ? { card } : { card, dir };
    if (item.from === 'over') return { ...laid, over: item.over };
    return dir === undefined ? card : laid;
  });
}

/** The whole deck, these hands on top, then what is drawn. */
function deck(...first: readonly string[]): string[] {
  const wanted = first.flatMap((hand) => cardsOf(hand).map(({ card }) => card));
  const rest = [...DECK];
  for (const card of wanted) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`no ${card} left`);
    rest.splice(at, 1);
  }
  return [...wanted, ...mixed(rest, 'rest')];
}

function mixed(cards: readonly string[], seed: string): string[] {
  const random = new Random(seed);
  return cards
    .map((card) => ({ card, at: random.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

/** A match on the way, with the review that spectators may read, as it comes from a host: new objects each time. */
export class TaleStage extends GameStage<View, Review> {
  constructor(
    shuffles: readonly string[][],
    options: JsonObject = {},
    players: readonly string[] = ['Ana', 'Bilal'],
    dictionary: Dictionary = SMALL_LEXICON,
  ) {
    super(tennis, { players, options, seed: 'tale', shuffles }, dictionary);
  }

  get state(): State {
    return this.match.state as State;
  }

  serve(by: number, cards: string): this {
    return this.do(by, { type: 'serve', cards: cardsOf(cards).map(written) });
  }

  back(by: number, layout: string): this {
    return this.do(by, { type: 'return', layout: layoutOf(layout) });
  }

  say(by: number, type: 'pass' | 'collect' | 'challenge' | 'concede'): this {
    return this.do(by, { type });
  }

  /** Plays on by itself, always in the same way: words of the small lexicon, now and then a bluff, a challenge, a pass. */
  playOn(actions: number): this {
    for (let i = 0; i < actions && this.state.phase !== 'finished'; i++) this.playOne();
    return this;
  }

  private playOne(): void {
    const { phase, open, secret } = this.state;
    const seat = open.turn ?? 0;
    const whim = new Random(`${this.match.t} ${seat}`).below(100);
    const hand = secret.hands[seat] ?? [];
    const [challenger] = this.view('public').challengers;
    if (challenger !== undefined && whim < 9) this.say(challenger, 'challenge');
    else if (phase === 'answer') this.answer(seat, whim);
    else if (phase === 'collect') this.say(seat, 'collect');
    else if (phase === 'serve') this.serveSome(seat, hand, whim);
    else if (hand.length === 0 || whim > 80) this.say(seat, 'pass');
    else this.returnSome(seat, hand, whim);
  }

  private answer(seat: number, whim: number): void {
    const [word] = wordsBeginning(graph, this.state.open.contest?.reads ?? [], 1);
    if (word === undefined && whim < 50) this.say(seat, 'concede');
    else this.do(seat, { type: 'answer', word: word ?? 'TRIC' });
  }

  private serveSome(seat: number, hand: readonly string[], whim: number): void {
    const found: { value: number; layout: readonly LayoutItem[] }[] = [];
    search.fresh('SERVICE', hand, ({ value, layout }) => found.push({ value, layout: [...layout] }), BOUNDS);
    const heavy = found.filter(({ value }) => value >= 5).sort((a, b) => b.layout.length - a.layout.length);
    const chosen = whim > 92 ? undefined : heavy[whim % Math.min(heavy.length, 4)];
    const cards = chosen === undefined ? this.light(hand) : wire(chosen.layout);
    this.do(seat, { type: 'serve', cards });
  }

  /** One card alone: as a rule too light. */
  private light(hand: readonly string[]): unknown[] {
    const [first = 'A'] = [...hand].sort((a, b) => valueOf(a) - valueOf(b));
    return [first === 'COPY' ? { card: first, dir: 'next' } : first];
  }

  private returnSome(seat: number, hand: readonly string[], whim: number): void {
    const found: { value: number; layout: readonly LayoutItem[] }[] = [];
    search.kept(
      this.state.open.table,
      hand,
      ({ value, layout }) => found.push({ value, layout: [...layout] }),
      BOUNDS,
    );
    const heavy = found.filter(({ value }) => value >= 5).sort((a, b) => b.value - a.value);
    const chosen = heavy[whim % Math.min(heavy.length, 5)];
    if (chosen !== undefined) this.do(seat, { type: 'return', layout: wire(chosen.layout) });
    else if (whim < 40) this.bluff(seat, hand);
    else this.say(seat, 'pass');
  }

  /** The heaviest letters behind what lies there. */
  private bluff(seat: number, hand: readonly string[]): void {
    const letters = hand.filter((card) => !isJoker(card)).sort((a, b) => valueOf(b) - valueOf(a));
    const kept = this.state.open.table.map((_, table) => ({ table }));
    if (letters.length === 0) this.say(seat, 'pass');
    else this.do(seat, { type: 'return', layout: [...kept, ...letters.slice(0, 2)] });
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
  'Chloé',
];
const FOUR = ['Ana', 'Bilal', 'Chloé', 'David'];

/** Hands for every kind of shot over TRI. */
const ANA = 'TRIOCH*';
const BILAL = 'COE-SRA';
const two = (options: JsonObject = {}): TaleStage => new TaleStage([deck(ANA, BILAL, 'TOVU+<ANE')], options);
const random = (seed: string, options: JsonObject = {}, players?: readonly string[]): TaleStage =>
  new TaleStage(
    [mixed(DECK, seed), mixed(DECK, `${seed} 2`), mixed(DECK, `${seed} 3`), mixed(DECK, `${seed} 4`)],
    options,
    players,
  );
const served = (options?: JsonObject): TaleStage => two(options).serve(0, 'TRI');

/** Bilal has made TRICO of TRI, whatever words there are. */
export const tricoAmong = (dictionary: Dictionary): TaleStage =>
  new TaleStage([deck(ANA, BILAL, 'TOVU+<ANE')], {}, undefined, dictionary).serve(0, 'TRI').back(1, '012CO');

/** Plays on until it is so, at most so far. */
export function until(stage: TaleStage, is: (view: ReturnType<TaleStage['view']>) => boolean): TaleStage {
  for (let i = 0; i < 3000 && !is(stage.view('public')); i++) stage.playOn(1);
  if (!is(stage.view('public'))) throw new Error('it never came to that');
  return stage;
}

/** The first set comes to a tie, by the referee's correction just before its last action. */
function tied(seed: string, options: JsonObject = {}): TaleStage {
  const count = (is: (stage: TaleStage) => boolean): number => {
    const stage = random(seed, options);
    for (let n = 1; n < 3000; n++) if (is(stage.playOn(1))) return n;
    throw new Error('it never came to that');
  };
  const ends = count(({ state }) => state.open.setScores.length > 0);
  const [[ana = 0, bilal = 0] = []] = random(seed, options).playOn(ends).state.open.setScores;
  const stage = random(seed, options).playOn(ends - 1);
  return stage.do('referee', { type: 'adjust', seat: 0, points: bilal - ana, reason: '' }, 0).playOn(1);
}

/** By name; each makes a new one. */
export const TALES: Readonly<Record<string, () => TaleStage>> = {
  first: () => two(),
  serve: () => served(),
  servedOnLine: () => served({ line: 6 }),
  fault: () => two().serve(0, 'RI'),
  double: () => two().serve(0, 'RI').serve(0, 'O'),
  coupDroit: () => served().back(1, '012CO'),
  revers: () => served({ weight: 1 }).back(1, 'S012'),
  lifte: () => served({ weight: 1 }).back(1, '0E1R2'),
  reversLifte: () => served({ weight: 1 }).back(1, '021O'),
  smash: () => served({ weight: 1 }).back(1, '-:012SE'),
  lob: () => served().back(1, 'COR'),
  net: () => served().back(1, '012A'),
  amorti: () => served({ weight: 6 }).back(1, '012CO'),
  ligne: () => served({ line: 6 }).back(1, '012CO'),
  passed: () => served().say(1, 'pass'),
  ace: () => served().say(1, 'pass').say(0, 'collect'),
  duel: () => served({ answerSeconds: 30 }).back(1, '012CO').say(0, 'challenge'),
  duelNet: () => served().back(1, '012A').say(0, 'challenge'),
  holds: () => served().say(1, 'challenge').do(0, { type: 'answer', word: 'triste' }),
  fails: () => served().back(1, '012CO').say(0, 'challenge').do(1, { type: 'answer', word: 'trico' }),
  conceded: () => served().back(1, '012CO').say(0, 'challenge').say(1, 'concede'),
  setWon: () => until(random('s0'), ({ set }) => set === 2),
  setWonFour: () => until(random('s0', {}, LONG_NAMES), ({ set }) => set === 2),
  tieBreak: () => tied('s0'),
  ahead: () => until(tied('s0'), ({ tieBreak, phase }) => tieBreak?.ahead != null && phase === 'play'),
  tieWon: () => until(tied('s0', { setsToWin: 1 }), ({ phase }) => phase === 'finished'),
  setBall: () => until(random('b0'), ({ setBall }) => setBall),
  game: () => random('s3', {}, FOUR).playOn(60),
  names: () => random('s2', { turnSeconds: 90 }, LONG_NAMES).playOn(70),
  over: () => random('s0').playOn(3000),
  overFour: () => random('s3', {}, LONG_NAMES).playOn(3000),
  wholeMatch: () => random('s0', { setsToWin: 4 }).playOn(3000),
  stopped: () => random('s0').playOn(100).do('referee', { type: 'endGame' }),
  late: () => served().back(1, '012CO').say(0, 'challenge').do('clock', { type: 'tick' }, 30_000),
};
