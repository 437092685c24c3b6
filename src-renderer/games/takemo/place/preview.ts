/** What a player is told of the tiles arranged: which words, what they would take, and why they can't be laid. Pure. */
import type { Placement, Run, Square } from '#engine/games/takemo/model';
import { inspect, type Ground, type Inspection, type StructureRefusal } from '#engine/games/takemo/placement';
import type { Verdict } from '../../../composables/useTry';
import type { Marks } from '../board/marks';
import type { Assembly, Tentative } from './arrangement';

/** Why the tiles are no word that could be laid: the page's own reasons, or a code of the rules. */
export type Fault = 'scattered' | 'holes' | StructureRefusal | (string & {});

/**
 * `none`: nothing arranged · `faulty`: it can't be laid · `asking`: the lexicon is being asked · `ready`: it can be laid
 * now · `waiting`: nothing is wrong with it, and it is not one's turn.
 */
export type Standing = 'none' | 'faulty' | 'asking' | 'ready' | 'waiting';

export interface Preview {
  readonly standing: Standing;
  readonly fault: Fault | null;
  /** The words of which one is not accepted, where the lexicon is at fault; only one: it is this one. */
  readonly suspects: readonly string[];
  readonly placement: Placement | null;
  /** Its own first. */
  readonly words: readonly Run[];
  readonly taken: readonly Run[];
  readonly captured: readonly Square[];
  /** Whether it would win a Takemo tile. */
  readonly award: boolean;
  readonly holes: readonly Square[];
}

const NOTHING: Preview = {
  standing: 'none',
  fault: null,
  suspects: [],
  placement: null,
  words: [],
  taken: [],
  captured: [],
  award: false,
  holes: [],
};
/** More letters, or letters elsewhere, may still make it right. */
const UNFINISHED: readonly Fault[] = [
  'scattered',
  'holes',
  'TOO_SHORT',
  'NOT_WHOLE_WORD',
  'FIRST_WORD',
  'NOT_CONNECTED',
];
const LEXICON_CODES: readonly string[] = ['NOT_IN_LEXICON', 'CLASS_NOT_ALLOWED'];

export function isUnfinished({ fault }: Pick<Preview, 'fault'>): boolean {
  return fault !== null && UNFINISHED.includes(fault);
}

/** What the engine says of the tiles, the lexicon left aside; `null` while they make no word. */
export function inspectAssembly(ground: Ground, assembly: Assembly): Inspection | null {
  return assembly.kind === 'word' ? inspect(ground, assembly.placement) : null;
}

/** The action to ask the host about, or to send. */
export function actionOf({ row, col, dir, word, takemo }: Placement) {
  return { type: 'place', row, col, dir, word, takemo: [...takemo] };
}

interface Asked {
  /** What the host said of it; idle where it was not asked. */
  readonly verdict: Verdict;
  /** Whether it could be laid now: one's turn, and the game runs. */
  readonly mine: boolean;
  /** Takemo tiles that the camp may still win. */
  readonly takemoLeft: number;
}

function faultOf(inspection: Inspection, { verdict }: Asked): Fault | null {
  if (inspection.refusal !== null) return inspection.refusal;
  return verdict.kind === 'refused' ? verdict.code : null;
}

function standingOf(fault: Fault | null, { verdict, mine }: Asked): Standing {
  if (fault !== null) return 'faulty';
  if (!mine) return 'waiting';
  return verdict.kind === 'taken' ? 'ready' : 'asking';
}

/** The word the host names; where it names none, all of them. */
function suspectsOf(words: readonly Run[], { verdict }: Asked): string[] {
  const named = verdict.kind === 'refused' ? verdict.detail : undefined;
  return named === undefined ? words.map(({ word }) => word) : [named];
}

export function previewOf(assembly: Assembly, inspection: Inspection | null, asked: Asked): Preview {
  if (assembly.kind === 'none') return NOTHING;
  if (assembly.kind === 'scattered') return { ...NOTHING, standing: 'faulty', fault: 'scattered' };
  if (assembly.kind === 'holes')
    return { ...NOTHING, standing: 'faulty', fault: 'holes', holes: assembly.holes };
  if (assembly.kind !== 'word' || inspection === null) return NOTHING;
  const { words, taken, captured, reachesLine } = inspection;
  const fault = faultOf(inspection, asked);
  return {
    standing: standingOf(fault, asked),
    fault,
    suspects: fault !== null && LEXICON_CODES.includes(fault) ? suspectsOf(words, asked) : [],
    placement: assembly.placement,
    words,
    taken,
    captured,
    award: reachesLine && asked.takemoLeft > 0,
    holes: [],
  };
}

/** The preview as marks on the board. */
export function marksOfPreview(
  { camp }: Pick<Ground, 'camp'>,
  tiles: readonly Tentative[],
  preview: Preview,
): Marks {
  const { standing, words, taken, captured, holes } = preview;
  const kind = standing === 'faulty' ? ('wrong' as const) : ('formed' as const);
  const shown = isUnfinished(preview) ? [] : words;
  return {
    ghosts: tiles.map(({ square, letter, wild }) => ({ square, letter, wild, camp })),
    doomed: captured,
    holes,
    outlines: [
      ...taken.map((run) => ({ run, kind: 'taken' as const })),
      ...shown.filter(({ word }) => word.length > 1).map((run) => ({ run, kind })),
    ],
  };
}
