/** The preview in sentences. Pure. */
import { refusalSentence } from '../../../refusals';
import { flagsOf } from '../logic/call';
import { AREA, type Say } from '../table/text';
import type { Play } from './play';
import type { Preview } from './preview';

export interface SaidOf {
  readonly preview: Preview;
  readonly snagged: { readonly snag: string; readonly letter: string } | null;
  readonly usable: boolean;
  readonly mine: boolean;
  readonly serving: boolean;
  readonly inRally: boolean;
  readonly collecting: boolean;
  /** A table card is picked up. */
  readonly selected: boolean;
  readonly weight: number;
}

export interface SaidPreview {
  readonly tone: 'info' | 'bad' | 'net' | 'asking' | 'good';
  /** The shot's name; null while there is none. */
  readonly name: string | null;
  readonly flag: 'net' | 'amorti' | 'ligne' | 'fault' | null;
  readonly text: string;
}

function hint({ usable, mine, serving, inRally, collecting, selected }: SaidOf): string {
  if (selected) return 'hint.picked';
  if (collecting) return 'hint.collect';
  if (!inRally) return 'hint.out';
  if (!usable) return serving ? 'hint.waitServe' : 'hint.wait';
  if (!mine) return 'hint.prepare';
  return serving ? 'hint.serve' : 'hint.return';
}

function sayShot(shot: NonNullable<Preview['shot']>, of: SaidOf, say: Say): SaidPreview {
  const name = say(`call.kind.${shot.kind}`);
  const points = say('shot.points', { n: shot.value }, shot.value);
  if (shot.below) {
    const fault = shot.kind === 'SERVICE';
    const text = say(fault ? 'shot.fault' : 'shot.net', { n: shot.value, weight: of.weight }, shot.value);
    return { tone: 'net', name, flag: fault ? 'fault' : 'net', text };
  }
  const [flag = null] = flagsOf(shot).reverse(); // on the line says more than just enough
  if (of.preview.standing === 'asking') return { tone: 'asking', name, flag, text: say('shot.asking') };
  return { tone: 'good', name, flag, text: points };
}

export function sayPreview(of: SaidOf, say: Say): SaidPreview {
  const { preview, snagged } = of;
  const plain = (tone: SaidPreview['tone'], text: string): SaidPreview => ({
    tone,
    name: null,
    flag: null,
    text,
  });
  if (snagged !== null) return plain('bad', say(`shot.snag.${snagged.snag}`, { letter: snagged.letter }));
  switch (preview.standing) {
    case 'none':
      return plain('info', say(hint(of)));
    case 'empty':
      return plain('info', say('hint.cleared'));
    case 'noCard':
      return plain('info', say(of.selected ? 'hint.picked' : 'hint.noCard'));
    case 'faulty':
      return {
        ...plain('bad', refusalSentence(preview.code ?? '', undefined, AREA)),
        name: preview.shot === null ? null : say(`call.kind.${preview.shot.kind}`),
      };
    default:
      return preview.shot === null ? plain('info', '') : sayShot(preview.shot, of, say);
  }
}

/** What is said of a player's arrangement as it is. */
export function saidOf(
  play: Play,
  facts: Pick<SaidOf, 'mine' | 'serving' | 'inRally' | 'collecting' | 'weight'>,
): SaidOf {
  return {
    ...facts,
    preview: play.preview.value,
    snagged: play.snagged.value,
    usable: play.usable.value,
    selected: play.selected.value !== null,
  };
}
