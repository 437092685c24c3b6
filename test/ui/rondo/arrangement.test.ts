import { describe, expect, it } from 'vitest';
import type { Face } from '#engine/core/cards';
import type { Holder } from '#engine/games/rondo/model';
import * as arranging from '#page/games/rondo/place/arrangement';
import { EMPTY, type Arrangement } from '#page/games/rondo/place/arrangement';
import { readKept, writeKept } from '#page/games/rondo/place/kept';
import type { Setting } from '#page/games/rondo/place/slots';

const PORT: Holder = Array.from('PORT', (card) => ({ card }));
const JOKER_AS_E: Holder = [...PORT, { card: 'JOKER', as: 'E' }];
function setting(hand: readonly Face[], holder = PORT, kind: Setting['kind'] = 'turn'): Setting {
  return { kind, holder, hand, jokerSwap: true };
}
const at = (cursor: number, from: Arrangement = EMPTY): Arrangement => ({ ...from, cursor });

/** Types letters one after the other; the last snag counts. */
function type(on: Setting, from: Arrangement, letters: string) {
  let change: arranging.Change = { to: from, snag: null };
  for (const letter of letters) change = arranging.typeLetter(on, change.to, letter);
  return change;
}

describe('letters typed into the chosen slot', () => {
  it('cover what is there, keep it where it is the same, and open a slot at the end', () => {
    const { to, snag } = type(setting([...'SE']), at(0), 'SORTE');
    expect(snag).toBeNull();
    expect(to).toEqual({
      cards: [
        { at: 0, card: 'S' },
        { at: 4, card: 'E' },
      ],
      cursor: 5,
      draft: '',
    });
    expect(type(setting([...'SES']), to, 'S').snag).toBe('edge');
  });

  it('are served by a joker where the hand lacks them, else refused', () => {
    const on = setting(['JOKER', 'E']);
    const { to } = type(on, at(0), 'S');
    expect(to.cards).toEqual([{ at: 0, card: 'JOKER', as: 'S' }]);
    expect(type(on, to, 'X')).toEqual({ to, snag: 'noCard' });
  });

  it('take a joker back where the hand has the letter it stands for, and leave it else', () => {
    expect(type(setting(['E'], JOKER_AS_E), at(4), 'E').to.cards).toEqual([{ at: 4, card: 'E' }]);
    expect(type(setting(['A'], JOKER_AS_E), at(4), 'E').to).toEqual({ cards: [], cursor: 5, draft: '' });
    const noSwap = { ...setting(['E'], JOKER_AS_E), jokerSwap: false };
    expect(type(noSwap, at(4), 'E').to.cards).toEqual([]);
  });

  it('open no slot beside a full holder', () => {
    const full: Holder = Array.from('ANTICIPER', (card) => ({ card }));
    expect(arranging.moveCursor(setting([], full), at(8), 1).cursor).toBe(8);
    expect(arranging.moveCursor(setting([], full), at(0), -1).cursor).toBe(0);
    expect(arranging.moveCursor(setting([]), at(0), -1).cursor).toBe(-1);
  });
});

describe('the space bar', () => {
  it('erases the letter in the chosen slot with an eraser of the hand', () => {
    const { to } = arranging.erase(setting(['ERASER']), at(3));
    expect(to).toEqual({ cards: [{ at: 3, card: 'ERASER' }], cursor: 4, draft: '' });
    expect(arranging.erase(setting(['ERASER']), to).snag).toBe('nothingHere');
    expect(arranging.erase(setting(['E']), at(3)).snag).toBe('noEraser');
    expect(arranging.erase(setting(['ERASER']), EMPTY).snag).toBe('noSlot');
  });
});

describe('the opening word', () => {
  const on = setting([...'POTE'], [], 'opening');

  it('fills three slots from the left without one being chosen, and no fourth', () => {
    const { to } = type(on, EMPTY, 'POT');
    expect(to.cards.map(({ at: slot, card }) => `${slot}${card}`)).toEqual(['0P', '1O', '2T']);
    expect(type(on, to, 'E').snag).toBe('edge');
  });

  it('goes on where a card was taken back', () => {
    const { to } = type(on, EMPTY, 'POT');
    const without = arranging.takeBack(to, 1);
    expect(type(on, without, 'E').to.cards.map(({ at: slot, card }) => `${slot}${card}`)).toEqual([
      '0P',
      '2T',
      '1E',
    ]);
    expect(arranging.backspace(on, to).cards).toHaveLength(2);
  });
});

describe('cards put and taken by hand', () => {
  const on = setting([...'SE']);
  const put = arranging.layCard(on, EMPTY, { card: 'S', from: null }, 0).to;

  it('move from slot to slot, and come back when pressed', () => {
    const moved = arranging.layCard(on, put, { card: 'S', from: 0 }, 4).to;
    expect(moved.cards).toEqual([{ at: 4, card: 'S' }]);
    expect(arranging.pressSlot(moved, 4)).toEqual({ cards: [], cursor: 4, draft: '' });
    expect(arranging.layCard(on, put, { card: 'S', from: 0 }, 6)).toEqual({ to: put, snag: 'edge' });
  });

  it('a slot pressed is chosen, and left when pressed again', () => {
    expect(arranging.pressSlot(EMPTY, 2).cursor).toBe(2);
    expect(arranging.pressSlot(at(2), 2).cursor).toBeNull();
  });

  it('go back one by one from the chosen slot', () => {
    const { to } = type(on, at(0), 'SORTE');
    const one = arranging.backspace(on, to);
    expect(one.cards).toEqual([{ at: 0, card: 'S' }]);
    const stepped = arranging.backspace(on, arranging.backspace(on, arranging.backspace(on, one)));
    expect(stepped.cards).toEqual([{ at: 0, card: 'S' }]);
    expect(arranging.backspace(on, stepped).cards).toEqual([]);
  });
});

describe('when holder or hand change', () => {
  const cards = [
    { at: 0, card: 'S' },
    { at: 4, card: 'E' },
  ];

  it('on the same holder stays what the hand still has', () => {
    expect(arranging.reconcile(setting([...'SAB']), cards, true)).toEqual({ kept: [cards[0]], back: [] });
  });

  it('on another one all come back that the hand still has', () => {
    expect(arranging.reconcile(setting([...'SAB']), cards, false)).toEqual({ kept: [], back: [cards[0]] });
  });
});

describe('what a window keeps', () => {
  const on = setting(['S', 'E', 'JOKER']);
  const kept = {
    arrangement: { cards: [{ at: 4, card: 'JOKER', as: 'S' }], cursor: 5, draft: '' },
    rack: ['JOKER', 'E', 'S'],
  };

  it('is read again as it was written, on the same holder', () => {
    expect(readKept(on, writeKept(on, kept))).toEqual({ ...kept, sameHolder: true });
  });

  it('belongs to its hand, and tells of another holder', () => {
    expect(readKept(setting([...'SEA']), writeKept(on, kept))).toBeNull();
    const other = setting(['S', 'E', 'JOKER'], JOKER_AS_E);
    expect(readKept(other, writeKept(on, kept))).toMatchObject({ sameHolder: false });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another form', '{"of":1}'],
    ['a card without a slot', writeKept(on, kept).replace('"at":4', '"at":"4"')],
    ['a card the hand has not', writeKept(on, kept).replace('"card":"JOKER"', '"card":"Z"')],
    ['a draft that is no word', writeKept(on, kept).replace('"draft":""', '"draft":"<b>"')],
  ])('is worth nothing when it is %s', (_, text) => {
    expect(readKept(on, text)).toBeNull();
  });
});
