/** Moments of games of Takemo, made by the real rules. */
import { fromEntries } from '#dict/memory';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { DISTRIBUTION } from '#engine/games/takemo/figures';
import { takemo } from '#engine/games/takemo/index';
import type { Dir, Review, View } from '#engine/games/takemo/model';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { GameStage } from '#test/support/scenes/stage';

const MORE = ['ADMIRE', 'DEROUTE', 'ICI', 'AMIE', 'SAIT', 'TIROIRS'];
const EXTRA = fromEntries(MORE.map((word, i) => ({ word, classes: ['noun' as const], rank: 5000 + i })));
/** The small lexicon with the words these scenes are made of. */
export const DICTIONARY: Dictionary = Object.assign(Object.create(SMALL_LEXICON) as Dictionary, {
  classes: (word: string) => SMALL_LEXICON.classes(word) | EXTRA.classes(word),
  forms: (word: string) => [...SMALL_LEXICON.forms(word), ...EXTRA.forms(word)],
});

const BAG = DISTRIBUTION.split(' ').flatMap((entry) =>
  Array.from({ length: Number(entry.slice(1)) }, () => entry.charAt(0)),
);

/** A whole bag that is drawn in this order first. */
function bagFrom(first: string): string[] {
  const rest = [...BAG];
  for (const letter of first) {
    const at = rest.indexOf(letter);
    if (at < 0) throw new Error(`no ${letter} left for ${first}`);
    rest.splice(at, 1);
  }
  return [...first, ...rest];
}

export class Stage extends GameStage<View, Review> {
  constructor(
    white: string,
    black: string,
    options: JsonObject = {},
    players: readonly string[] = ['Ana', 'Bilal'],
  ) {
    super(
      takemo,
      { players, options, seed: 'scene', shuffles: [bagFrom(white), bagFrom(black)] },
      DICTIONARY,
    );
  }

  lay(by: number, row: number, col: number, dir: Dir, word: string, ...wild: number[]): this {
    return this.do(by, { type: 'place', row, col, dir, word, takemo: wild });
  }

  pass(by: number): this {
    return this.do(by, { type: 'pass' });
  }
}

const WHITE = 'LUNEROUTENARDTIROIRSAMIE';
const BLACK = 'TIGREIVIERETOILESCIADMREEROUTE';

/** Both camps have come out: White is about to take ETOILES across, with TIROIR. */
function middle(options: JsonObject = {}): Stage {
  return new Stage(WHITE, BLACK, options)
    .lay(0, 15, 6, 'H', 'LUNE')
    .lay(1, 1, 5, 'H', 'TIGRE')
    .lay(0, 11, 9, 'V', 'ROUTE')
    .lay(1, 1, 8, 'V', 'RIVIERE')
    .lay(0, 11, 9, 'H', 'RENARD')
    .lay(1, 7, 8, 'H', 'ETOILES');
}

function across(options: JsonObject = {}): Stage {
  return middle(options).lay(0, 6, 13, 'V', 'TIROIR');
}

/** Black is about to take ROUTE letter for letter, LUNE across, and to reach White's line, all with DEROUTE. */
function beforeAlong(options: JsonObject = {}): Stage {
  return new Stage(WHITE, BLACK, options)
    .lay(0, 15, 6, 'H', 'LUNE')
    .lay(1, 1, 5, 'H', 'TIGRE')
    .lay(0, 11, 9, 'V', 'ROUTE')
    .lay(1, 1, 8, 'V', 'RIVIERE')
    .pass(0)
    .lay(1, 7, 8, 'H', 'ETOILES')
    .pass(0)
    .lay(1, 7, 11, 'V', 'ICI')
    .pass(0)
    .lay(1, 9, 8, 'H', 'ADMIRE')
    .pass(0);
}

function along(options: JsonObject = {}): Stage {
  return beforeAlong(options).lay(1, 9, 9, 'V', 'DEROUTE');
}

function four(options: JsonObject = {}): Stage {
  return new Stage('LUNESAITROUTAMIEENARD', 'TIGREOSEIVIEREAI', options, ['Ana', 'Bilal', 'Chloé', 'David'])
    .lay(0, 15, 6, 'H', 'LUNE')
    .lay(1, 1, 5, 'H', 'TIGRE')
    .lay(2, 11, 9, 'V', 'ROUTE')
    .lay(3, 1, 8, 'V', 'RIVIERE');
}

/** By name; each makes a new one. */
export const SCENES: Readonly<Record<string, () => Stage>> = {
  first: () => new Stage(WHITE, BLACK),
  middle: () => middle(),
  across: () => across(),
  acrossKept: () => across({ keepCrossedLetters: true }),
  beforeAlong: () => beforeAlong(),
  along: () => along(),
  treasure: () => along().pass(0),
  idle: () => middle().pass(0).pass(1),
  clock: () => middle({ turnSeconds: 90 }),
  paused: () => middle({ turnSeconds: 90 }).do('referee', { type: 'pause' }),
  four: () => four(),
  finished: () => along().do('referee', { type: 'endGame' }),
};
