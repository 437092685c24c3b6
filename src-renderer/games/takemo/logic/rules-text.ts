/** Which sentences and pictures of the rules a table needs, and their figures: what its options switch off is not told. */
import { readOptions } from '#engine/core/options';
import { readConfig } from '#engine/games/takemo/config';
import { HAND_SIZE, idleLimit, TAKEMO_TILES } from '#engine/games/takemo/figures';
import { OPTIONS, type Config } from '#engine/games/takemo/model';
import type { PictureKey } from '../rules/pictures';

export interface RuleLine {
  /** Under `takemo.rules.<section>`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, number | string>>;
  /** Chooses the plural's form. */
  readonly count?: number;
}

export interface RuleSection {
  readonly key: string;
  readonly lines: readonly RuleLine[];
  /** A picture, and the line that says what it shows. */
  readonly picture?: { readonly key: PictureKey; readonly says: string };
}

export interface Rules {
  readonly config: Config;
  readonly sections: readonly RuleSection[];
}

function section(key: string, picture: RuleSection['picture'] | null, ...lines: RuleLine[]): RuleSection {
  return { key, lines, ...(picture && { picture }) };
}

function captureSections({ overlap, keepCrossedLetters }: Config): RuleSection[] {
  const same = overlap === 'identical';
  return [
    section(
      'across',
      same ? { key: 'acrossSame', says: 'pictureSame' } : { key: 'across', says: 'picture' },
      { key: 'text' },
      { key: same ? 'same' : 'any' },
      { key: 'crossed' },
    ),
    section('along', { key: 'along', says: 'picture' }, { key: 'text' }),
    section(
      'crossing',
      same ? null : { key: 'crossing', says: keepCrossedLetters ? 'pictureKeep' : 'pictureLeave' },
      { key: keepCrossedLetters ? 'keep' : 'leave' },
    ),
  ];
}

function turnSection({ turnSeconds }: Config): RuleSection {
  const time: RuleLine =
    turnSeconds > 0 ? { key: 'time', named: { n: turnSeconds }, count: turnSeconds } : { key: 'noTime' };
  return section('turn', null, { key: 'hand', named: { n: HAND_SIZE } }, { key: 'refused' }, time);
}

/** The rules for these raw options; with options that can't be read, for the usual ones. `players`: null, not known. */
export function rulesOf(options: Readonly<Record<string, unknown>>, players: number | null): Rules {
  const readable = readOptions(OPTIONS, options).ok ? options : {};
  const seats = players === 4 ? 4 : 2;
  const read = readConfig(readable, seats);
  if (!read.ok) throw new Error('options that were read before');
  const config = read.value;
  const pairs: RuleLine[] = players === 2 ? [] : [{ key: 'pairs' }];
  const sections = [
    section('goal', null, { key: 'text' }, ...pairs),
    section('start', { key: 'start', says: 'picture' }, { key: 'text' }),
    section('join', { key: 'join', says: 'picture' }, { key: 'text' }, { key: 'cross' }),
    ...captureSections(config),
    section('takemo', { key: 'line', says: 'picture' }, { key: 'text', named: { n: TAKEMO_TILES } }),
    turnSection(config),
    section('words', null, { key: config.words }, { key: 'accents' }),
    section(
      'end',
      null,
      { key: 'bag', named: { n: HAND_SIZE } },
      players === 2 || players === 4
        ? { key: 'idle', named: { n: idleLimit(players) } }
        : { key: 'idleOpen', named: { two: idleLimit(2), four: idleLimit(4) } },
      { key: 'win' },
    ),
  ];
  return { config, sections };
}
