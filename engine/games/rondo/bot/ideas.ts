/** The plays that come to a bot's mind, best first. */
import type { HeldCard, LaidCard } from '../model';
import { countHand, type HandCounts } from '../search/hand';
import { PlaySearch, type FoundPlay } from '../search/plays';
import { THOUGHT, type Turn } from './turn';
import { worthOf, type Stage } from './worth';

export interface Idea {
  readonly cards: readonly LaidCard[];
  readonly holder: readonly HeldCard[];
  readonly word: string;
  readonly points: number;
  readonly worth: number;
  /** What it leaves of the hand, jokers swapped included. */
  readonly left: HandCounts;
}

/** The next search goes on from the play: it must be written down at once. */
export function writeDown(play: FoundPlay, worth: number): Idea {
  const { letters, jokers, erasers } = play.left;
  return {
    cards: play.cards(),
    holder: play.holder(),
    word: play.word(),
    points: play.points,
    worth,
    left: { letters: letters.slice(), jokers: jokers + play.swapped, erasers },
  };
}

/** Of all plays the so many best; of equal ones those found earlier. */
class Best {
  readonly list: Idea[] = [];

  constructor(private readonly most: number) {}

  offer(play: FoundPlay, worth: number): void {
    const { list, most } = this;
    const last = list.at(-1);
    if (list.length === most && last !== undefined && last.worth >= worth) return;
    if (list.length === most) list.pop();
    const at = list.findIndex((idea) => idea.worth < worth);
    list.splice(at < 0 ? list.length : at, 0, writeDown(play, worth));
  }
}

export function stageOf({ view }: Turn): Stage {
  return { deck: view.options.deck, players: view.handSizes.length, pile: view.pile };
}

/** What it looks for among all that could be laid. */
export interface Looking {
  /** So many of the best are of interest. */
  readonly most: number;
  readonly longest: number;
  /** At least so many cards must stay in the hand. */
  readonly keeps: number;
}

function look(turn: Turn, { most, longest, keeps }: Looking): Idea[] {
  const { view, hand, character, graph } = turn;
  const { holder, word, exchanges, options } = view;
  const stage = stageOf(turn);
  const random = turn.random('ideas');
  const counted = countHand(hand);
  const worth = (play: FoundPlay) => (character.mindsCards ? worthOf(play, stage) : play.points);
  const fits = (play: FoundPlay): boolean =>
    longest >= play.length && hand.length - play.lettersLaid - play.jokersLaid - play.erasersLaid >= keeps;
  const best = new Best(most);
  const search = new PlaySearch(graph, options);
  const each = (visit: (play: FoundPlay) => void): void =>
    search.search(
      { holder, word, exchanges },
      counted,
      (play) => (fits(play) ? visit(play) : undefined),
      THOUGHT,
    );
  if (character.ideas === Infinity) {
    each((play) => best.offer(play, worth(play)));
    return best.list;
  }
  // Of all that could be laid so many come to mind, each as likely as any other.
  let all = 0;
  each(() => all++);
  let open = character.ideas;
  each((play) => {
    const comes = random.below(all) < open;
    all--;
    if (!comes) return;
    open--;
    best.offer(play, worth(play));
  });
  return best.list;
}

/** So many of the best plays that come to mind; of long words only where nothing shorter does. */
export function ideasOf(turn: Turn, most: number, keeps = 0): Idea[] {
  const { longest } = turn.character;
  const short = look(turn, { most, longest, keeps });
  return short.length > 0 ? short : look(turn, { most, longest: Infinity, keeps });
}
