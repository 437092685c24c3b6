/** The preview in sentences. Pure. */
import { refusalSentence } from '../../../refusals';
import { AREA, type Say } from '../table/text';
import { isUnfinished, type Preview } from './preview';
import type { Snagged } from './play';

export interface SaidOf {
  readonly preview: Preview;
  readonly snagged: Snagged | null;
  readonly mine: boolean;
  /** Whether the camp has laid a word. */
  readonly begun: boolean;
  readonly cursor: boolean;
  /** A tile is held up. */
  readonly held: boolean;
}

export interface SaidPreview {
  readonly tone: 'info' | 'notYet' | 'bad' | 'asking' | 'good' | 'waiting';
  readonly text: string;
  readonly gains: readonly { readonly kind: 'taken' | 'award'; readonly text: string }[];
}

/** Words of a preview: « ROSE » or « ROSE, ES ». */
function wordsOf({ words }: Preview): string {
  return words.map(({ word }) => word).join(', ');
}

function firstSteps({ mine, begun, cursor, held }: SaidOf): string {
  if (held) return 'hint.held';
  if (!mine) return 'hint.wait';
  if (cursor) return 'hint.write';
  return begun ? 'hint.touch' : 'hint.first';
}

function faultText({ fault, suspects }: Preview, say: Say): string {
  const [only, ...others] = suspects;
  if (only !== undefined && others.length === 0) return say(`why.${fault}One`, { word: only });
  if (only !== undefined) return say(`why.${fault}Many`, { words: suspects.join(', ') });
  if (fault === 'scattered' || fault === 'holes') return say(`why.${fault}`);
  return refusalSentence(fault ?? '', undefined, AREA);
}

function gainsOf({ taken, captured, award }: Preview, say: Say): SaidPreview['gains'] {
  const n = captured.length;
  const words = taken.map(({ word }) => word).join(', ');
  return [
    ...(n > 0 ? [{ kind: 'taken' as const, text: say('preview.takes', { words, n }, n) }] : []),
    ...(award ? [{ kind: 'award' as const, text: say('preview.award') }] : []),
  ];
}

export function sayPreview(of: SaidOf, say: Say): SaidPreview {
  const { preview, snagged } = of;
  if (snagged !== null)
    return { tone: 'bad', text: say(`place.snag.${snagged.snag}`, { letter: snagged.letter }), gains: [] };
  const words = wordsOf(preview);
  switch (preview.standing) {
    case 'none':
      return { tone: 'info', text: say(firstSteps(of)), gains: [] };
    case 'faulty':
      return { tone: isUnfinished(preview) ? 'notYet' : 'bad', text: faultText(preview, say), gains: [] };
    case 'asking':
      return { tone: 'asking', text: say('preview.asking', { words }), gains: gainsOf(preview, say) };
    case 'waiting':
      return { tone: 'waiting', text: say('preview.waiting', { words }), gains: gainsOf(preview, say) };
    case 'ready':
      return {
        tone: 'good',
        text: say('preview.ready', { words }, preview.words.length),
        gains: gainsOf(preview, say),
      };
  }
}
