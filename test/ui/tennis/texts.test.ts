// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { refusalSentence } from '#page/refusals';
import { handleKey, type KeyActions } from '#page/games/tennis/shot/keys';
import { soundOf } from '#page/games/tennis/table/useTold';
import type { Event, Stroke } from '#engine/games/tennis/model';

/** Every code with which the page of the rules refuses something of this game. */
const CODES = [
  'NO_CARDS',
  'CARD_NOT_IN_HAND',
  'CARD_TWICE',
  'NO_CARD',
  'CARD_DROPPED',
  'ORDER',
  'NOT_A_JOKER',
  'NOT_A_BEGINNING',
];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CODES)('%s has a sentence of this game', (code) => {
    setLanguage(language);
    expect(i18n.global.te(`tennis.refusals.${code}`)).toBe(true);
    expect(refusalSentence(code, undefined, 'tennis')).toMatch(/\.$/);
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
      shoot: () => done.push('shoot'),
      moveCaret: (by) => done.push(`caret ${by}`),
      shiftCard: (by) => done.push(`shift ${by}`),
    };
    const listen = (event: globalThis.Event): void => void handleKey(event as KeyboardEvent, actions);
    target.addEventListener('keydown', listen);
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    target.removeEventListener('keydown', listen);
    return done;
  }

  it.each([
    [{ key: 'é' }, 'type é'],
    [{ key: 'Backspace' }, 'backspace'],
    [{ key: 'Escape' }, 'clear'],
    [{ key: 'Enter' }, 'shoot'],
    [{ key: 'ArrowLeft' }, 'caret -1'],
    [{ key: 'ArrowRight' }, 'caret 1'],
    [{ key: 'ArrowLeft', shiftKey: true }, 'shift -1'],
    [{ key: 'ArrowRight', shiftKey: true }, 'shift 1'],
  ])('%o: %s', (init, done) => {
    expect(press(init)).toEqual([done]);
  });

  it.each(['Tab', 'Shift', 'F5', '3', ' ', 'ArrowUp'])('%s is left to the browser', (key) => {
    expect(press({ key })).toEqual([]);
  });

  it('Enter held down shoots nothing, and presses the button it is on', () => {
    const button = document.body.appendChild(document.createElement('button'));
    expect(press({ key: 'Enter', repeat: true })).toEqual([]);
    expect(press({ key: 'Enter' }, button)).toEqual([]);
    expect(press({ key: 'c' }, button)).toEqual(['type c']);
  });
});

describe('sounds', () => {
  const shot = (more: object): Event => ({
    type: 'stroke',
    stroke: {
      type: 'shot',
      seat: 0,
      kind: 'SERVICE',
      value: 6,
      net: false,
      amorti: false,
      ligne: false,
      reads: [],
      played: [],
      dropped: [],
      ...more,
    } as Stroke,
  });

  it('tell a shot, one in the net and one on the line apart', () => {
    expect(soundOf(shot({}), 1)).toBe('card');
    expect(soundOf(shot({ net: true }), 1)).toBe('bad');
    expect(soundOf(shot({ ligne: true }), 1)).toBe('good');
  });

  it('are the same whether the beginning is one or not: nothing of it is known', () => {
    expect(soundOf(shot({ reads: [{ card: 'X' }, { card: 'Z' }] }), 1)).toBe(soundOf(shot({}), 1));
  });
});
