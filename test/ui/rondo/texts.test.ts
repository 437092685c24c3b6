// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { PLAY_REFUSALS } from '#engine/games/rondo/play';
import GameTable from '#page/games/rondo/GameTable.vue';
import { handleKey, type KeyActions } from '#page/games/rondo/place/keys';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { refusalSentence } from '#page/refusals';
import { SCENES } from '#test/support/rondo/scenes';
import { mountScene } from '#test/support/scenes/mount';

/** Every code with which the page of the rules refuses something of this game. */
const CODES = [
  ...PLAY_REFUSALS,
  'ALREADY_BID',
  'WRONG_LENGTH',
  'MUST_BURY',
  'PILE_EMPTY',
  'NO_EXCHANGE_LEFT',
  'CARD_NOT_IN_HAND',
  'NOT_IN_LEXICON',
  'CLASS_NOT_ALLOWED',
];

afterEach(() => setLanguage('fr'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CODES)('%s has a sentence of this game', (code) => {
    setLanguage(language);
    expect(i18n.global.te(`rondo.refusals.${code}`)).toBe(true);
    expect(refusalSentence(code, undefined, 'rondo')).toMatch(/\.$/);
  });

  it.each(Object.keys(SCENES))('nothing is missing in the scene « %s », whoever looks', async (scene) => {
    setLanguage(language);
    for (const audience of [0, 1, 'referee', 'public'] as const) {
      const { wrapper } = await mountScene(GameTable, SCENES[scene]!(), audience);
      expect(wrapper.html()).not.toMatch(/rondo\.[a-z]+\.|parts\.[a-z]+\.|\{\w+\}/);
      wrapper.unmount();
    }
  });
});

describe('keys', () => {
  function press(init: KeyboardEventInit, target: EventTarget = document.body): string[] {
    const done: string[] = [];
    const actions: KeyActions = {
      type: (letter) => done.push(`type ${letter}`),
      backspace: () => done.push('backspace'),
      clear: () => done.push('clear'),
      lay: () => done.push('lay'),
      erase: () => done.push('erase'),
      move: (by) => done.push(`move ${by}`),
    };
    const listen = (event: Event): void => void handleKey(event as KeyboardEvent, actions);
    target.addEventListener('keydown', listen);
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    target.removeEventListener('keydown', listen);
    return done;
  }

  it.each([
    ['é', 'type é'],
    ['Backspace', 'backspace'],
    ['Escape', 'clear'],
    ['Enter', 'lay'],
    [' ', 'erase'],
    ['ArrowLeft', 'move -1'],
    ['ArrowRight', 'move 1'],
  ])('%s: %s', (key, done) => {
    expect(press({ key })).toEqual([done]);
  });

  it.each(['Tab', 'Shift', 'F5', '3', 'Dead', 'ArrowUp'])('%s is left to the browser', (key) => {
    expect(press({ key })).toEqual([]);
  });

  it('a key held down plays nothing twice; a button takes Enter and space for itself', () => {
    expect(press({ key: 'Enter', repeat: true })).toEqual([]);
    const button = document.createElement('button');
    document.body.append(button);
    expect(press({ key: 'Enter' }, button)).toEqual([]);
    expect(press({ key: ' ' }, button)).toEqual([]);
    expect(press({ key: 'a' }, button)).toEqual(['type a']);
  });
});
