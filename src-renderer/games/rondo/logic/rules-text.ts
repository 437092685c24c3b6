/** Which sentences and pictures of the rules a table needs, and their figures: what its options switch off is not told. */
import { readOptions, UNLIMITED } from '#engine/core/options';
import { playerBounds, readConfig } from '#engine/games/rondo/config';
import {
  CARDS_WITHOUT_BONUS,
  ERASER_POINTS,
  EXCHANGE_POINTS,
  FULL_HOLDER,
  HAND_SIZE,
  JOKER_POINTS,
  SHORTEST,
} from '#engine/games/rondo/figures';
import { OPTIONS, type Config } from '#engine/games/rondo/model';
import type { PictureKey } from '../rules/pictures';

export interface RuleLine {
  /** Under `rondo.rules.<section>`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, number | string>>;
  /** Chooses the plural's form. */
  readonly count?: number;
}

export interface RuleSection {
  readonly key: string;
  readonly lines: readonly RuleLine[];
  /** A picture, and the line that says what it shows. */
  readonly picture?: {
    readonly key: PictureKey;
    readonly says: string;
    /** Whether its points are what it is about. */
    readonly points?: boolean;
  };
}

export interface Rules {
  readonly config: Config;
  readonly sections: readonly RuleSection[];
}

function section(key: string, picture: RuleSection['picture'] | null, ...lines: RuleLine[]): RuleSection {
  return { key, lines, ...(picture && { picture }) };
}

const counted = (key: string, n: number, named: Readonly<Record<string, number>> = {}): RuleLine => ({
  key,
  named: { n, ...named },
  count: n,
});

function exchangeSections({ exchanges }: Config): RuleSection[] {
  if (exchanges === 0) return [];
  const often: RuleLine = exchanges === UNLIMITED ? { key: 'often' } : counted('times', exchanges);
  return [section('exchange', null, { key: 'text' }, often, counted('cost', Math.abs(EXCHANGE_POINTS)))];
}

function scoreSection({ bonus }: Config): RuleSection {
  const picture =
    bonus === 0
      ? ({ key: 'scoreFew', says: 'pictureFew', points: true } as const)
      : ({ key: 'score', says: 'picture', points: true } as const);
  const extra = bonus === 0 ? [] : [counted('bonus', bonus, { free: CARDS_WITHOUT_BONUS })];
  return section('score', picture, { key: 'text' }, ...extra, { key: 'less' });
}

function jokerSection({ jokerSwap }: Config): RuleSection {
  const text = counted('text', Math.abs(JOKER_POINTS));
  return jokerSwap
    ? section('joker', { key: 'swap', says: 'pictureSwap' }, text, { key: 'swap' })
    : section('joker', { key: 'joker', says: 'picture' }, text, { key: 'noSwap' });
}

/** The rules for these raw options; with options that can't be read, for the usual ones. */
export function rulesOf(options: Readonly<Record<string, unknown>>): Rules {
  const readable = readOptions(OPTIONS, options).ok ? options : {};
  const read = readConfig(readable, playerBounds().min);
  if (!read.ok) throw new Error('options that were read before');
  const config = read.value;
  const sections = [
    section('goal', null, { key: 'text' }),
    section(
      'opening',
      { key: 'opening', says: 'picture' },
      { key: 'text', named: { cards: HAND_SIZE, n: SHORTEST } },
      { key: 'best' },
      counted('time', config.openingSeconds),
    ),
    section('turn', null, { key: 'text' }, { key: 'keep' }, counted('time', config.turnSeconds)),
    section('cover', { key: 'cover', says: 'picture' }, { key: 'text' }, { key: 'different' }),
    section('extend', { key: 'extend', says: 'picture' }, { key: 'text', named: { n: FULL_HOLDER } }),
    section(
      'erase',
      { key: 'erase', says: 'picture' },
      { key: 'text' },
      counted('cost', Math.abs(ERASER_POINTS)),
    ),
    jokerSection(config),
    ...exchangeSections(config),
    scoreSection(config),
    section('draw', null, { key: 'text', named: { n: HAND_SIZE } }, { key: 'pass' }),
    section('words', null, { key: config.words }, { key: 'accents', named: { n: SHORTEST } }),
    section(
      'end',
      null,
      { key: 'text' },
      {
        key: 'left',
        named: { joker: Math.abs(JOKER_POINTS), eraser: Math.abs(ERASER_POINTS) },
      },
      { key: 'win' },
    ),
  ];
  return { config, sections };
}
