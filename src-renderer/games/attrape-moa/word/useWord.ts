/** The word a player builds and the words they noted, kept through a reload. Nothing of it is sent from here. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Face } from '#engine/core/cards';
import type { GivenWord } from '#engine/core/given-word';
import { stored } from '../../../stored';
import { cardsKey, forget, note, readNotebook, type Notebook, type Try } from '../logic/tries';
import * as line from '../logic/word-line';

export interface WordSource {
  /** Where this player's notebook is kept in the window. */
  readonly name: string;
  readonly round: number;
  readonly own: readonly Face[];
  readonly common: readonly Face[];
  readonly jokers: number;
  /** What the host keeps for them: what a window without a notebook starts from. */
  readonly draft: GivenWord | null;
}

export interface WordState {
  readonly cards: ComputedRef<readonly line.TableCard[]>;
  readonly pieces: Readonly<ShallowRef<readonly line.Piece[]>>;
  readonly laid: ComputedRef<line.Laid>;
  readonly tries: Readonly<ShallowRef<readonly Try[]>>;
  /** Jokers not in the row. */
  readonly jokersFree: ComputedRef<number>;
  change(pieces: readonly line.Piece[]): void;
  type(input: string): void;
  edit(input: string): void;
  backspace(): void;
  clear(): void;
  /** Notes the word and makes room for the next one. */
  note(): void;
  /** Takes a noted word back up; the one in the row is noted in its place. */
  take(noted: Try): void;
  forget(word: string): void;
}

function asTry({ word, jokers }: line.Laid): Try {
  return { word, jokers };
}

export function useWord(source: () => WordSource): WordState {
  const pieces = shallowRef<readonly line.Piece[]>([]);
  const tries = shallowRef<readonly Try[]>([]);
  const cards = computed(() => line.tableCards(source().own, source().common));
  const laid = computed(() => line.lay(pieces.value, cards.value, source().jokers));
  const key = computed(() => cardsKey(source().round, source().own, source().common));

  function restore(): void {
    const { name, draft } = source();
    const notebook = readNotebook(stored.get('local', name), key.value);
    const row = notebook.row.word === '' && draft !== null ? draft : notebook.row;
    tries.value = notebook.tries;
    pieces.value = line.rowOf(row.word, row.jokers);
  }

  function save(): void {
    if (cards.value.length === 0) return; // between rounds there is nothing to keep
    const notebook: Notebook = { cards: key.value, tries: tries.value, row: asTry(laid.value) };
    stored.set('local', source().name, JSON.stringify(notebook));
  }

  watch([key, () => source().name], restore, { immediate: true });
  watch([pieces, tries], save);

  const state: WordState = {
    cards,
    pieces,
    laid,
    tries,
    jokersFree: computed(() => source().jokers - laid.value.pieces.filter(({ by }) => by === 'joker').length),
    change: (changed) => (pieces.value = changed),
    type: (input) => (pieces.value = line.typeLetters(pieces.value, input)),
    edit: (input) => (pieces.value = line.editText(pieces.value, input)),
    backspace: () => (pieces.value = pieces.value.slice(0, -1)),
    clear: () => (pieces.value = []),
    note() {
      tries.value = note(tries.value, asTry(laid.value));
      pieces.value = [];
    },
    take(noted) {
      tries.value = note(tries.value, asTry(laid.value));
      pieces.value = line.rowOf(noted.word, noted.jokers);
    },
    forget: (word) => (tries.value = forget(tries.value, word)),
  };
  return state;
}
