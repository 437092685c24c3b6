/** Whether a bot challenges a shot, and what it answers when it is challenged itself. */
import { countBeginning, begins, wordsBeginning } from '../search/beginnings';
import type { BotPlan } from '../../../core/game';
import type { Challengeable } from '../model';
import type { Turn } from './turn';
import { acceptedGraph, knownGraph } from './vocabulary';

/** With so few words that it may be known to nobody, one doubts. */
const FEW = 3;
/** A challenge that costs nothing is made so much sooner. */
const FREELY = 2;

function doubtOf(turn: Turn, { reads, net, ligne }: Challengeable): number {
  const { character, dictionary, view } = turn;
  const possible = countBeginning(acceptedGraph(dictionary, view.options), reads);
  if (possible === 0) return character.notices;
  if (possible > FEW || begins(knownGraph(dictionary, view.options, character.vocabulary), reads)) return 0;
  return character.doubts * (net || ligne ? FREELY : 1);
}

/** Whether it challenges what can be challenged now. It makes up its mind about a shot once. */
export function challenges(turn: Turn): boolean {
  const { view, seat } = turn;
  const shot = view.challengeable;
  if (shot === null || !view.challengers.includes(seat)) return false;
  const doubt = doubtOf(turn, shot);
  return doubt > 0 && turn.random(`doubt ${JSON.stringify(shot.reads)}`).unit() < doubt;
}

/** So many words come to mind, of which the most usual is said. */
const THOUGHT_OF = 400;

/** A word, or none: one it knows, or in need one that it never uses. */
export function answerOf(turn: Turn): BotPlan['action'] {
  const { view, character, dictionary } = turn;
  const reads = view.contest?.reads ?? [];
  const graphs = [character.vocabulary, Infinity].map((rank) => knownGraph(dictionary, view.options, rank));
  for (const graph of graphs) {
    const words = wordsBeginning(graph, reads, THOUGHT_OF);
    const rank = (word: string): number => dictionary.rank(word) ?? Infinity;
    const [first] = words;
    if (first === undefined) continue;
    return {
      type: 'answer',
      word: words.reduce((best, word) => (rank(word) < rank(best) ? word : best), first),
    };
  }
  return { type: 'concede' };
}
