/**
 * What comes to a bot's mind in a round, and when: a list of finds fixed by its cards and its chance numbers, so
 * that asking again, after whatever change, finds the same mind.
 */
import type { Face } from '../../../core/cards';
import type { Random } from '../../../core/random';
import type { Dictionary } from '../../../core/words';
import { allowedClasses } from '../judge';
import type { Config } from '../model';
import type { Character } from './character';
import { candidates, type Candidate } from './search';
import { slip } from './slips';

export interface Find {
  readonly word: string;
  readonly jokers: number;
  /** Seconds since the cards were dealt. */
  readonly at: number;
  /** Its length, less what the jokers in it are worth to the bot. */
  readonly value: number;
}

export interface MindOf {
  readonly character: Character;
  readonly dictionary: Dictionary;
  readonly config: Config;
  /** Hand and table. */
  readonly cards: readonly Face[];
  /** How many jokers it would spend in this round, and how many letters each has to bring. */
  readonly jokers: { readonly most: number; readonly worth: number };
  readonly random: Random;
}

/** Nobody sees a word before having read the cards. */
const READING_SECONDS = 3.5;
const JOKER_SLOWS_BY = 2.5;
/** A word of this rank takes twice as long as the most usual ones. */
const RARE_RANK = 15_000;
/** Of how many of the longest words in reach a slip may be the misspelling. */
const SLIPS_AMONG = 30;

function meanSeconds({ word, rank, jokers }: Candidate, { pace, perLetter }: Character): number {
  return pace * perLetter ** (word.length - 4) * (1 + rank / RARE_RANK) * JOKER_SLOWS_BY ** jokers;
}

/** When something with a constant chance in each moment happens first. */
function waiting(random: Random, mean: number): number {
  return READING_SECONDS - Math.log(1 - random.unit()) * mean;
}

function slips({ character, dictionary, cards, random }: MindOf, inReach: readonly Candidate[]): Find[] {
  if (random.unit() >= character.slips) return [];
  const longest = inReach
    .filter(({ jokers }) => jokers === 0)
    .sort((a, b) => b.word.length - a.word.length)
    .slice(0, SLIPS_AMONG)
    .map(({ word }) => word);
  const word = slip(longest, cards, dictionary, random);
  if (word === null) return [];
  return [{ word, jokers: 0, at: waiting(random, 20), value: word.length }];
}

/** Everything the bot will have seen, sooner or later, in the order in which it sees it. */
export function finds(mind: MindOf): Find[] {
  const { character, dictionary, config, cards, jokers, random } = mind;
  const inReach = candidates(dictionary, {
    letters: [...cards].sort().join(''),
    jokers,
    vocabulary: character.vocabulary,
    allowed: allowedClasses(config),
  });
  const seen = inReach.map((candidate): Find => {
    const at = waiting(random, meanSeconds(candidate, character));
    const value = candidate.word.length - candidate.jokers * (jokers.worth - 1);
    return { word: candidate.word, jokers: candidate.jokers, at, value };
  });
  return [...seen, ...slips(mind, inReach)].sort((a, b) => a.at - b.at);
}

/** The finds that were better than all before them. */
export function improvements(found: readonly Find[]): Find[] {
  const better: Find[] = [];
  for (const find of found) if (find.value > (better.at(-1)?.value ?? 0)) better.push(find);
  return better;
}

/** The best find by this second, or `null` when nothing has come yet. */
export function bestBy(better: readonly Find[], second: number): Find | null {
  return better.findLast(({ at }) => at <= second) ?? null;
}
