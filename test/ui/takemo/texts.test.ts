// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { handleKey, type KeyActions } from '#page/games/takemo/place/keys';
import { clampSquare, fitWidth, squareOf, widthOf } from '#page/games/takemo/board/zoom';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { refusalSentence } from '#page/refusals';

/** Every code with which the page of the rules refuses something of this game. */
const CODES = [
  'OUT_OF_BOARD',
  'TOO_SHORT',
  'LETTER_MISMATCH',
  'NOTHING_LAID',
  'NOT_WHOLE_WORD',
  'FIRST_WORD',
  'NOT_CONNECTED',
  'OVERLAP_MISMATCH',
  'CARD_NOT_IN_HAND',
  'NOT_IN_LEXICON',
  'CLASS_NOT_ALLOWED',
  'BAG_TOO_SMALL',
];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CODES)('%s has a sentence of this game', (code) => {
    setLanguage(language);
    expect(i18n.global.te(`takemo.refusals.${code}`)).toBe(true);
    expect(refusalSentence(code, undefined, 'takemo')).toMatch(/\.$/);
    setLanguage('fr');
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
      turn: () => done.push('turn'),
      move: (step) => done.push(`move ${step.join()}`),
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
    [' ', 'turn'],
    ['ArrowUp', 'move -1,0'],
    ['ArrowRight', 'move 0,1'],
  ])('%s: %s', (key, done) => {
    expect(press({ key })).toEqual([done]);
  });

  it.each(['Tab', 'Shift', 'F5', '3', 'Dead', 'Unidentified'])('%s is left to the browser', (key) => {
    expect(press({ key })).toEqual([]);
  });

  it('a shortcut is left alone, and a key held down lays nothing twice', () => {
    expect(press({ key: 'a', ctrlKey: true })).toEqual([]);
    expect(press({ key: 'Enter', repeat: true })).toEqual([]);
    expect(press({ key: 'a', repeat: true })).toEqual(['type a']);
  });

  it('a button takes Enter and space for itself; a text field and a dialog take all', () => {
    const button = document.createElement('button');
    const field = document.createElement('input');
    document.body.append(button, field);
    expect(press({ key: 'Enter' }, button)).toEqual([]);
    expect(press({ key: 'a' }, button)).toEqual(['type a']);
    expect(press({ key: 'a' }, field)).toEqual([]);
  });
});

describe('the board in its room', () => {
  it('is never wider than the room, nor higher with the names of its lines', () => {
    expect(fitWidth(600, 2000)).toBe(600);
    for (const height of [200, 400, 800]) {
      const width = fitWidth(2000, height);
      expect(width + 2 * Math.max(21.6, 0.62 * squareOf(width))).toBeLessThanOrEqual(height);
    }
    expect(fitWidth(0, 0)).toBe(0);
  });

  it('enlarges between all of it and the largest square', () => {
    expect(widthOf(squareOf(366))).toBe(366);
    expect(clampSquare(10, 366)).toBe(24);
    expect(clampSquare(500, 366)).toBe(72);
  });
});
