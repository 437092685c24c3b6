/** The pictures of the rules: shots made by the engine's own rules, so that each is what it is said to be. */
import { inspectReturn, inspectServe, type Inspected } from '#engine/games/tennis/shot';
import { ANY, CONSONANT, COPY, JOKERS, valueOf, VOWEL } from '#engine/games/tennis/figures';
import type { Config, CopyDir, LayoutItem, ReturnKind, TableCard } from '#engine/games/tennis/model';

export const RETURN_KINDS: readonly ReturnKind[] = [
  'COUP_DROIT',
  'REVERS',
  'COUP_DROIT_LIFTE',
  'REVERS_LIFTE',
  'SMASH',
  'LOB',
];

const letters = (word: string): TableCard[] => [...word].map((card) => ({ card }));

/** What lies there before each of the shots: the beginning of « tricot » … */
export const SERVED: readonly TableCard[] = letters('TRI');

const fromHand = (word: string): LayoutItem[] => [...word].map((card) => ({ from: 'hand', card }));
const kept = (...places: number[]): LayoutItem[] => places.map((table) => ({ from: 'table', table }));

const LAYOUTS: Readonly<Record<ReturnKind, readonly LayoutItem[]>> = {
  COUP_DROIT: [...kept(0, 1, 2), ...fromHand('CO')],
  REVERS: [...fromHand('E'), ...kept(0, 1, 2)],
  COUP_DROIT_LIFTE: [...kept(0), ...fromHand('E'), ...kept(1), ...fromHand('R'), ...kept(2)],
  REVERS_LIFTE: [...kept(0, 2, 1), ...fromHand('O')],
  SMASH: [{ from: 'over', over: 0, card: CONSONANT }, ...kept(1, 2), ...fromHand('S')],
  LOB: fromHand('CHA'),
};

/** What the pictures show is a matter of form: whether it has the weight is told elsewhere. */
const LIGHTEST = { weight: 0, line: 99 } as const;

export function pictureOf(kind: ReturnKind): Inspected {
  const seen = inspectReturn(SERVED, LAYOUTS[kind], LIGHTEST);
  if (!seen.ok) throw new Error(`the picture « ${kind} » shows what the rules refuse: ${seen.code}`);
  return seen;
}

/** Serves with an everyday word that begins so; the first that has the weight is shown. */
const SERVES = [
  { cards: letters('TRI'), word: 'tricot' },
  { cards: letters('MYS'), word: 'mystère' },
] as const;

export interface ServePicture {
  readonly cards: readonly TableCard[];
  /** « 3 + 2 + 1 = 6 » */
  readonly sum: string;
  readonly word: string;
}

export function servePicture(config: Pick<Config, 'weight' | 'line'>): ServePicture {
  const shown = SERVES.find(({ cards }) => !inspectServe(cards, config).below);
  if (shown === undefined) throw new Error(`no serve of the pictures has the weight ${config.weight}`);
  const { value } = inspectServe(shown.cards, config);
  const sum = `${shown.cards.map(({ card }) => valueOf(card)).join(' + ')} = ${value}`;
  return { ...shown, sum };
}

export interface JokerPicture {
  readonly card: string;
  readonly dir?: CopyDir;
  /** Under `tennis.rules.jokers`. */
  readonly key: string;
}

/** Every joker, the copy both ways round. */
export const JOKER_PICTURES: readonly JokerPicture[] = JOKERS.flatMap((card): JokerPicture[] =>
  card === COPY
    ? (['prev', 'next'] as const).map((dir) => ({ card, dir, key: `${card}_${dir}` }))
    : [{ card, key: card }],
);

/** Beginnings with jokers in them, and a word each could be. */
export const JOKER_EXAMPLES: Readonly<
  Record<string, { readonly cards: readonly TableCard[]; readonly word: string }>
> = {
  ANY: { cards: [{ card: 'P' }, { card: ANY }, { card: 'N' }], word: 'panier' },
  CONSONANT: { cards: [{ card: CONSONANT }, { card: 'O' }, { card: 'U' }], word: 'soupe' },
  VOWEL: { cards: [{ card: 'L' }, { card: VOWEL }, { card: 'N' }], word: 'lune' },
  COPY_prev: { cards: [...letters('BAL'), { card: COPY, dir: 'prev' }], word: 'ballon' },
  COPY_next: {
    cards: [{ card: 'P' }, { card: 'O' }, { card: COPY, dir: 'next' }, { card: 'M' }],
    word: 'pomme',
  },
};
