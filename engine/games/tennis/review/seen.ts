/** What a beginning could have become, and the best shots that a hand had. */
import type { Face } from '../../../core/cards';
import { allowedClasses, type Dictionary } from '../../../core/words';
import { searchIn } from '../bot/choices';
import { costOf } from '../bot/worth';
import type { Config, SeenReturn, ShotKind, TableCard } from '../model';
import { countBeginning, wordsBeginning } from '../search/beginnings';
import type { Bounds, FoundShot } from '../search/shots';

/** So many words come to mind, of which the most usual are told. */
const THOUGHT_OF = 300;
const TOLD_WORDS = 4;
const TOLD_SHOTS = 4;
/** A whole match is looked through at once: less than a bot looks for, and some 5 ms a stroke. */
const BOUNDS: Bounds = { jokers: 1, cards: 5, steps: 12_000, rearranged: true };

function usualFirst(words: readonly string[], dictionary: Dictionary): string[] {
  const rank = (word: string): number => dictionary.rank(word) ?? Infinity;
  return [...words].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** A folded word as it is spelled, the everyday way. */
function spelled(word: string, dictionary: Dictionary): string {
  return dictionary.forms(word)[0] ?? word;
}

export interface Began {
  /** Everyday words that begin so, the most usual first, as they are spelled. */
  readonly words: readonly string[];
  /** How many words this table plays with begin so. */
  readonly possible: number;
}

export function began(reads: readonly TableCard[], config: Config, dictionary: Dictionary): Began {
  const classes = allowedClasses(config);
  const proposable = dictionary.graph({ among: 'proposable', classes });
  const words = usualFirst(wordsBeginning(proposable, reads, THOUGHT_OF), dictionary);
  return {
    words: words.slice(0, TOLD_WORDS).map((word) => spelled(word, dictionary)),
    possible: countBeginning(dictionary.graph({ among: 'accepted', classes }), reads),
  };
}

/** A hand and what it has to send back; nothing: it serves. */
export interface Asked {
  readonly table: readonly TableCard[];
  readonly hand: readonly Face[];
  readonly config: Config;
}

interface Kept extends Omit<SeenReturn, 'form'> {
  readonly cost: number;
  readonly words: number;
}

/** Whether a shot leaves the hand better than another of its kind; of equals the one that more words go on from. */
function isBetter(shot: Kept, than: Kept | undefined): boolean {
  return than === undefined || shot.cost < than.cost || (shot.cost === than.cost && shot.words > than.words);
}

/** Of each kind of shot the one that leaves the strongest hand, the best of all first. Proposable words only. */
export function bestSeen({ table, hand, config }: Asked, dictionary: Dictionary): SeenReturn[] {
  const graph = dictionary.graph({ among: 'proposable', classes: allowedClasses(config) });
  const best = new Map<ShotKind, Kept>();
  const visit = ({ kind, value, words, reads, faces }: FoundShot): void => {
    if (value < config.weight) return;
    const shot = { kind, value, words, reads, cost: costOf(faces, faces.length, config.weight) };
    if (isBetter(shot, best.get(kind))) best.set(kind, { ...shot, reads: [...reads] });
  };
  const search = searchIn(graph);
  if (table.length === 0) search.fresh('SERVICE', hand, visit, BOUNDS);
  else {
    search.kept(table, hand, visit, BOUNDS);
    search.fresh('LOB', hand, visit, BOUNDS);
  }
  const sorted = [...best.values()].sort((a, b) => a.cost - b.cost || b.words - a.words);
  return sorted.slice(0, TOLD_SHOTS).map(({ kind, value, reads }) => {
    const [word = ''] = usualFirst(wordsBeginning(graph, reads, THOUGHT_OF), dictionary);
    return { kind, value, reads, form: spelled(word, dictionary) };
  });
}
