/** Moments of games, made by the real rules: what the page is tested with and looked at with. */
import type { JsonObject } from '#engine/core/read';
import { classSet, type Dictionary, type WordClass } from '#engine/core/words';
import { attrapeMoa } from '#engine/games/attrape-moa/index';
import type { Review, View } from '#engine/games/attrape-moa/model';
import { fromEntries } from '#dict/memory';
import { GAMES } from '#engine/games/registry';
import { GameStage } from '#test/support/scenes/stage';

const LIST: readonly (readonly [string, WordClass, readonly string[]])[] = [
  ['SALADES', 'noun', ['salades']],
  ['SALADE', 'noun', ['salade']],
  ['MAISONS', 'noun', ['maisons']],
  ['MAISON', 'noun', ['maison']],
  ['SALE', 'adj', ['salé', 'sale']],
  ['TRENTE', 'adj', ['trente']],
  ['UTERINES', 'adj', ['utérines']],
  ['ENTRE', 'tool', ['entre']],
  ['DANSE', 'noun', ['danse', 'dansé']],
  ['INSTANT', 'noun', ['instant']],
];

function canLay(word: string, letters: string, jokers: number): boolean {
  let rest = letters;
  let missing = 0;
  for (const letter of word) {
    if (rest.includes(letter)) rest = rest.replace(letter, '');
    else missing++;
  }
  return missing <= jokers;
}

export const DICTIONARY: Dictionary = {
  classes: (word) => classSet(LIST.filter(([known]) => known === word).map(([, name]) => name)),
  forms: (word) => LIST.find(([known]) => known === word)?.[2] ?? [],
  lemmas: (word) => [word],
  rank: (word) => LIST.findIndex(([known]) => known === word) + 1 || null,
  proposable: () => true,
  clean: () => true,
  fromLetters: (letters, jokers, { min, max }) =>
    LIST.map(([word]) => word).filter(
      (word) => word.length >= min && word.length <= max && canLay(word, letters, jokers),
    ),
  graph: (choice) => fromEntries(LIST.map(([word, name]) => ({ word, classes: [name] }))).graph(choice),
};

export const NAMES = ['Ana', 'Bilal', 'Chloé', 'David'];
/** Hands of the three who play in round 1 (Bilal, Chloé, David), then the common cards. */
const CLASSIC_CARDS = [...'SALAD', ...'MAISO', ...'TRENU', ...'ESNIT'];
const CLASS_CARDS = [...'DALNESITAS'];

/** A match under way, with the time of its last action. */
export class Stage extends GameStage<View, Review> {
  constructor(options: JsonObject = {}, players: readonly string[] = NAMES) {
    const cards = options['variant'] === 'class' ? CLASS_CARDS : CLASSIC_CARDS;
    super(game(), { players, options, seed: 'scene', shuffles: [cards] }, DICTIONARY);
  }
}

function game() {
  const found = GAMES.get(attrapeMoa.id);
  if (found === undefined) throw new Error('Attrape Môa is not registered');
  return found;
}

const start = { type: 'startRound' };
const PUPILS =
  'Ana Bilal Chloé David Emma Farid Gaël Hana Ines Jules Kenza Léo Maya Noé Olga Paul Rose Sami'.split(' ');

function searching(options: JsonObject = {}): Stage {
  return new Stage(options).do('referee', start);
}

function announcing(options: JsonObject = {}): Stage {
  return searching(options)
    .do(1, { type: 'grab', length: 7 }, 20_000)
    .do(1, { type: 'draft', word: 'SALADES' })
    .do(3, { type: 'announce', length: 6 }, 5000);
}

function verifying(options: JsonObject = {}): Stage {
  return announcing(options).do(2, { type: 'announce', length: 7 }, 9000);
}

function shown(options: JsonObject = {}): Stage {
  return verifying(options)
    .do(1, { type: 'reveal', word: 'SALADES' })
    .do(2, { type: 'reveal', word: 'MAISONX', jokers: [6] })
    .do(3, { type: 'reveal', word: 'TRENTE' });
}

function inClass(options: JsonObject = {}): Stage {
  return new Stage({ variant: 'class', ...options }, PUPILS)
    .do('referee', start)
    .do(1, { type: 'submit', word: 'SALADES' }, 9000)
    .do(4, { type: 'submit', word: 'DANSE' })
    .do(6, { type: 'submit', word: 'LADINS' })
    .do(1, { type: 'grab' }, 12_000);
}

/** As many pupils as a class may have, whose names repeat; all but one in five hand a word in. */
function wholeClass(pupils = 40): Stage {
  const names = Array.from({ length: pupils }, (_, seat) => {
    const name = PUPILS[seat % PUPILS.length] ?? '';
    return seat < PUPILS.length ? name : `${name} ${'Benoît Castellane-Dupré Martin'.split(' ')[seat % 3]}`;
  });
  const stage = new Stage({ variant: 'class' }, names).do('referee', start);
  names.forEach((_, seat) => {
    const word = ['SALADES', 'SALADE', 'DANSE', 'SALE', null][seat % 5];
    if (word) stage.do(seat, { type: 'submit', word });
  });
  return stage.do(5, { type: 'grab' });
}

/** By name; each makes a new one. */
export const SCENES: Readonly<Record<string, () => Stage>> = {
  ready: () => new Stage(),
  search: () => searching(),
  announce: () => announcing(),
  verify: () => verifying(),
  ruling: () => shown({ validation: 'referee' }),
  result: () => shown(),
  nobody: () => searching().do('clock', { type: 'tick' }, 80_000),
  paused: () => announcing().do('referee', { type: 'pause' }),
  finished: () => shown().do('referee', { type: 'endGame' }),
  express: () => new Stage({ variant: 'express' }).do(0, start).do(2, { type: 'pass' }),
  expressGrab: () => new Stage({ variant: 'express' }).do(0, start).do(1, { type: 'grab' }, 9000),
  expressResult: () =>
    new Stage({ variant: 'express' })
      .do(0, start)
      .do(1, { type: 'grab' }, 9000)
      .do(1, { type: 'reveal', word: 'TRENTE' }),
  class: () => inClass(),
  classRuling: () => inClass({ validation: 'referee' }).do('clock', { type: 'tick' }, 90_000),
  classSearch: () => new Stage({ variant: 'class' }, PUPILS).do('referee', start),
  wholeClass: () => wholeClass(),
  wholeClassResult: () => wholeClass().do('clock', { type: 'tick' }, 90_000),
  dozenResult: () => wholeClass(12).do('clock', { type: 'tick' }, 90_000),
  classResult: () => inClass().do('clock', { type: 'tick' }, 90_000),
};
