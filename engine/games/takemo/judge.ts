/** Whether a placement may be laid: the tiles it takes from the hand, its structure, its words. Pure. */
import { takeCards, type Face } from '../../core/cards';
import type { Refused } from '../../core/game';
import { allowedClasses, isFolded, lexiconRefusal, type Words } from '../../core/words';
import type { Config, Placement } from './model';
import { inspect, type Ground, type Inspection } from './placement';

/** What a player lays from. */
export interface Holding {
  /** Letters; Takemo tiles are not among them. */
  readonly hand: readonly Face[];
  /** Takemo tiles held. */
  readonly takemo: number;
}

export type Judgement =
  | {
      readonly ok: true;
      readonly inspection: Inspection;
      /** The letters left in the hand. */
      readonly rest: Face[];
    }
  | Refused;

/** The letters left once those that the word wants are laid; `null` where the hand does not serve it. */
function lettersLeft(
  { word, takemo }: Placement,
  wanted: readonly number[],
  holding: Holding,
): Face[] | null {
  if (takemo.length > holding.takemo) return null;
  const letters = wanted.filter((i) => !takemo.includes(i)).map((i) => word[i] ?? '');
  return takeCards(holding.hand, letters);
}

/** What a placement would do, or the first code that refuses it, in the order of the page. */
export function judge(
  ground: Ground & { readonly config: Pick<Config, 'words'> },
  placement: Placement,
  holding: Holding,
  words: Words,
): Judgement {
  const refuse = (code: string): Judgement => ({ ok: false, code });
  if (!isFolded(placement.word)) return refuse('NOT_IN_LEXICON');
  const inspection = inspect(ground, placement);
  const { wanted, refusal } = inspection;
  if (placement.takemo.some((position) => !wanted.includes(position))) return refuse('BAD_ACTION');
  const rest = lettersLeft(placement, wanted, holding);
  if (rest === null) return refuse('CARD_NOT_IN_HAND');
  if (refusal !== null) return refuse(refusal);
  const formed = inspection.words.map(({ word }) => word);
  return lexiconRefusal(formed, allowedClasses(ground.config), words) ?? { ok: true, inspection, rest };
}
