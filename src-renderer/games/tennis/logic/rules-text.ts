/** Which sentences and pictures of the rules a table needs, and their figures: what its options switch off is not told. */
import { readOptions } from '#engine/core/options';
import { HAND_SIZE, PENALTY_CARDS } from '#engine/games/tennis/figures';
import { OPTIONS, type Config } from '#engine/games/tennis/model';

export interface RuleLine {
  /** Under `tennis.rules.<section>`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, number | string>>;
  /** Chooses the plural's form. */
  readonly count?: number;
}

/** What is drawn beside or below the lines of a section. */
export type RulePicture = 'serve' | 'shots' | 'jokers' | 'zones';

export interface RuleSection {
  readonly key: string;
  readonly lines: readonly RuleLine[];
  readonly picture: RulePicture | null;
}

export interface Rules {
  readonly config: Config;
  readonly sections: readonly RuleSection[];
}

const plain = (...keys: string[]): RuleLine[] => keys.map((key) => ({ key }));
const counted = (key: string, n: number): RuleLine => ({ key, named: { n }, count: n });

function section(key: string, picture: RulePicture | null, ...lines: RuleLine[]): RuleSection {
  return { key, lines, picture };
}

function serveSection({ weight }: Config): RuleSection {
  const fault = { key: 'fault', named: { n: PENALTY_CARDS }, count: PENALTY_CARDS };
  return section(
    'serve',
    'serve',
    { key: 'text', named: { max: HAND_SIZE } },
    counted('weight', weight),
    fault,
  );
}

function zonesSection({ weight, line }: Config): RuleSection {
  return section('zones', 'zones', counted('net', weight), counted('amorti', weight), {
    key: 'ligne',
    named: { line },
  });
}

function challengeSection({ answerSeconds, bluff }: Config): RuleSection {
  return section(
    'challenge',
    null,
    ...plain(bluff === 'blocked' ? 'blocked' : 'text', 'when'),
    answerSeconds > 0 ? counted('time', answerSeconds) : { key: 'noTime' },
    ...plain('holds', 'fails', 'free'),
  );
}

function setSection({ setsToWin }: Config): RuleSection {
  return section('set', null, ...plain('score', 'tie'), counted('match', setsToWin));
}

/** The rules for these raw options; with options that can't be read, for the usual ones. `players`: null, not known. */
export function rulesOf(options: Readonly<Record<string, unknown>>, players: number | null): Rules {
  const read = readOptions(OPTIONS, options);
  const usual = readOptions(OPTIONS, {});
  if (!usual.ok) throw new Error('a game whose usual options can’t be read');
  const config: Config = { ...(read.ok ? read.value : usual.value), players: players ?? 2 };
  const { bluff, turnSeconds, words } = config;
  const sections = [
    section('goal', null, { key: 'text' }, { key: 'hand', named: { n: HAND_SIZE } }),
    serveSection(config),
    section(
      'return',
      null,
      { key: 'text' },
      counted('weight', config.weight),
      { key: bluff },
      { key: 'pass' },
    ),
    section('shots', 'shots', { key: 'text' }),
    section('jokers', 'jokers', ...plain('text', 'open')),
    zonesSection(config),
    challengeSection(config),
    section('rally', null, ...plain('end', 'next')),
    section('ace', null, { key: 'text' }, { key: 'bonus', named: { n: HAND_SIZE } }, { key: 'sudden' }),
    section('last', null, ...plain('text', 'pass')),
    setSection(config),
    section('words', null, { key: words }, ...plain('whole', 'accents')),
    section('time', null, turnSeconds > 0 ? counted('turn', turnSeconds) : { key: 'noTurn' }),
  ];
  return { config, sections };
}
