/** The preview in sentences. Pure. */
import type { Face } from '#engine/core/cards';
import { ERASER, SHORTEST } from '#engine/games/rondo/figures';
import { refusalSentence } from '../../../refusals';
import { AREA, type Say } from '../table/text';
import { snagKey, type Snagged } from './play';
import { isUnfinished, type Preview } from './preview';
import type { Setting } from './slots';

export interface SaidOf {
  readonly preview: Preview;
  readonly snagged: Snagged | null;
  readonly kind: Setting['kind'];
  /** Whether one can act now. */
  readonly now: boolean;
  /** The clock stands still, and nobody can act. */
  readonly paused: boolean;
  /** A slot is chosen. */
  readonly cursor: boolean;
  /** A card is held up. */
  readonly held: boolean;
  /** There may be a keyboard: it is told of. */
  readonly keys: boolean;
}

export interface SaidPreview {
  readonly tone: 'info' | 'notYet' | 'bad' | 'asking' | 'good' | 'waiting';
  readonly text: string;
}

function firstSteps({ kind, now, cursor, held, keys }: SaidOf): string {
  const on = keys ? 'keys' : 'touch';
  if (held) return 'hint.held';
  if (kind === 'opening') return `hint.opening.${on}`;
  if (cursor) return `hint.slot.${on}`;
  return now ? `hint.begin.${on}` : 'hint.wait';
}

/** « S, O et 2 gommes » */
function missingText(missing: readonly Face[], say: Say): string {
  const letters = missing.filter((face) => face !== ERASER);
  const erasers = missing.length - letters.length;
  return [...letters, ...(erasers === 0 ? [] : [say('why.erasers', { n: erasers }, erasers)])].join(', ');
}

function unfinishedText({ preview: { word, missing }, kind }: SaidOf, say: Say): string {
  const left = SHORTEST - word.length;
  if (kind === 'opening') return say('why.opening', { n: left }, left);
  return word.length < SHORTEST || missing.length === 0
    ? say('why.unfinished', { word })
    : say('why.unfinishedOr', { word, cards: missingText(missing, say) });
}

function faultText(of: SaidOf, say: Say): string {
  const { fault, word, missing } = of.preview;
  switch (fault) {
    case 'unfinished':
      return unfinishedText(of, say);
    case 'missing':
      return say('why.missing', { word, cards: missingText(missing, say) });
    case 'tooLong':
    case 'NOT_IN_LEXICON':
    case 'CLASS_NOT_ALLOWED':
      return say(`why.${fault}`, { word });
  }
  return refusalSentence(fault ?? '', undefined, AREA);
}

export function sayPreview(of: SaidOf, say: Say): SaidPreview {
  const { preview, snagged, kind } = of;
  if (snagged !== null)
    return { tone: 'bad', text: say(snagKey(snagged.snag, kind), { letter: snagged.letter }) };
  const { word, standing, swapped } = preview;
  switch (standing) {
    case 'none':
      return { tone: 'info', text: say(firstSteps(of)) };
    case 'faulty':
      return { tone: isUnfinished(preview) ? 'notYet' : 'bad', text: faultText(of, say) };
    case 'asking':
      return { tone: 'asking', text: say('preview.asking', { word }) };
    case 'waiting':
      return { tone: 'waiting', text: say(of.paused ? 'preview.paused' : 'preview.waiting', { word }) };
    case 'ready':
      return {
        tone: 'good',
        text: say(swapped > 0 ? 'preview.readySwap' : 'preview.ready', { word, n: swapped }, swapped),
      };
  }
}
