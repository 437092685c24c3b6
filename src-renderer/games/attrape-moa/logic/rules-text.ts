/** Which sentences of the rules a table needs, and their figures: what its options switch off is not explained. */
import { readOptions } from '#engine/core/options';
import { playerBounds, readConfig } from '#engine/games/attrape-moa/config';
import {
  CLASS_CARDS,
  COMMON_CARDS,
  EXPRESS_GOAL,
  EXPRESS_LETTERS,
  HAND_CARDS,
  POINTS,
} from '#engine/games/attrape-moa/figures';
import { OPTIONS, type Config } from '#engine/games/attrape-moa/model';

export interface RuleLine {
  /** Under `attrape-moa.rules.<section>`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, number | string>>;
  /** Chooses the plural's form. */
  readonly count?: number;
}

export interface RuleSection {
  readonly key: string;
  readonly lines: readonly RuleLine[];
}

type Maybe = RuleLine | false;

function section(key: string, ...lines: readonly Maybe[]): RuleSection {
  return { key, lines: lines.filter((line) => line !== false) };
}

/** « −1 », with the sign of typography. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

function cardsSection({ variant, jokers }: Config): RuleSection {
  if (variant === 'class') return section('cards', { key: 'class', named: { n: CLASS_CARDS } });
  return section(
    'cards',
    { key: 'text', named: { hand: HAND_CARDS, common: COMMON_CARDS } },
    jokers > 0 ? { key: 'jokers', named: { n: jokers }, count: jokers } : { key: 'noJokers' },
  );
}

function classicSections(config: Config): RuleSection[] {
  const rotating = config.referee === 'rotating';
  return [
    section(
      'round',
      { key: rotating ? 'referee' : 'permanent' },
      { key: 'search', named: { n: config.searchSeconds } },
      { key: 'announce', named: { n: config.announceSeconds } },
      { key: 'verify', named: { n: config.revealSeconds } },
      rotating ? { key: 'nobodyReferee', named: { n: POINTS.refereeUndisturbed } } : { key: 'nobody' },
    ),
    section(
      'points',
      { key: 'first' },
      { key: 'second', named: { n: POINTS.second } },
      { key: 'third', named: { n: POINTS.third } },
      { key: 'invalid', named: { n: signed(POINTS.invalid) } },
      { key: 'moaWon', named: { n: POINTS.holderFirst } },
      { key: 'moaLost', named: { n: signed(POINTS.holderBeaten) } },
    ),
  ];
}

function classSections({ searchSeconds, announceSeconds }: Config): RuleSection[] {
  return [
    section(
      'class',
      { key: 'search', named: { n: searchSeconds } },
      { key: 'grab', named: { n: announceSeconds } },
      { key: 'end' },
    ),
    section(
      'points',
      { key: 'found' },
      { key: 'moaWonClass', named: { n: POINTS.holderFirst } },
      { key: 'moaLost', named: { n: signed(POINTS.holderBeaten) } },
    ),
  ];
}

function expressSections({ revealSeconds }: Config): RuleSection[] {
  return [
    section(
      'express',
      { key: 'text', named: { letters: EXPRESS_LETTERS, n: revealSeconds } },
      { key: 'points' },
      { key: 'pass' },
      { key: 'end', named: { n: EXPRESS_GOAL } },
    ),
  ];
}

const OF_VARIANT = { classic: classicSections, express: expressSections, class: classSections } as const;

function endSection({ variant }: Config, rounds: number | null): RuleSection {
  const tie: RuleLine = { key: 'tie' };
  if (variant === 'express') return section('end', tie);
  return section(
    'end',
    rounds === null ? { key: 'roundsOpen' } : { key: 'rounds', named: { n: rounds } },
    tie,
  );
}

/** The rules for these raw options; with options that can't be read, for the usual ones. `players`: null, not known. */
export function rulesOf(options: Readonly<Record<string, unknown>>, players: number | null): RuleSection[] {
  const readable = readOptions(OPTIONS, options).ok ? options : {};
  const { min, max } = playerBounds(readable);
  const seats = Math.min(max, Math.max(min, players ?? min));
  const read = readConfig(readable, seats);
  if (!read.ok) throw new Error('options that were read before');
  const config = read.value;
  const roundsKnown =
    config.referee === 'permanent' || (players !== null && players >= min && players <= max);
  return [
    section('goal', { key: 'text' }),
    cardsSection(config),
    ...OF_VARIANT[config.variant](config),
    section(
      'words',
      { key: 'yes' },
      { key: 'no' },
      { key: config.toolWords ? 'tools' : 'noTools' },
      { key: config.validation },
    ),
    endSection(config, roundsKnown ? config.rounds : null),
    section('keys', { key: 'text' }),
  ];
}
