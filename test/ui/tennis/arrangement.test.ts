import { describe, expect, it } from 'vitest';
import { DECK } from '#engine/games/tennis/figures';
import { inspectReturn } from '#engine/games/tennis/shot';
import * as arranging from '#page/games/tennis/shot/arrangement';
import type { Arrangement, Change, Setting } from '#page/games/tennis/shot/arrangement';
import { readKept, writeKept, type Kept } from '#page/games/tennis/shot/kept';
import { inspect, previewOf } from '#page/games/tennis/shot/preview';
import { fitCards, gapAt, ontoAt, type Box } from '#page/games/tennis/court/gaps';
import { Random } from '#engine/core/random';

const setting: Setting = {
  table: [{ card: 'T' }, { card: 'R' }, { card: 'I' }],
  hand: ['C', 'O', 'T', 'E', 'S', 'VOWEL', 'COPY'],
};
const config = { weight: 5, line: 13 };
const base = arranging.untouched(setting);
const read = ({ items }: Arrangement): string =>
  items.map((item) => arranging.cardOf(item, setting.table).card.charAt(0)).join('');
const done = ({ to, snag }: Change): Arrangement => {
  expect(snag).toBeNull();
  return to;
};
const lay = (to: Arrangement, card: string, gap: number): Arrangement =>
  done(arranging.lay(setting, to, { card }, { gap }));
const kind = (to: Arrangement): string => {
  const shot = inspect(setting, to, config);
  return shot.ok ? shot.kind : shot.code;
};

describe('cards of the hand', () => {
  it('go before, between and after those of the table, and the caret goes on behind them', () => {
    expect(read(lay(base, 'C', 0))).toBe('CTRI');
    expect(read(lay(base, 'C', 1))).toBe('TCRI');
    const after = lay(lay(base, 'C', 3), 'O', 4);
    expect(read(after)).toBe('TRICO');
    expect(after.caret).toBe(5);
  });

  it('are each laid once; nothing is lost by one that is not there', () => {
    const once = lay(base, 'C', 3);
    expect(arranging.lay(setting, once, { card: 'C' }, { gap: 4 })).toEqual({ to: once, snag: 'noCard' });
    expect(arranging.freeFaces(setting, once)).toEqual(['O', 'T', 'E', 'S', 'VOWEL', 'COPY']);
  });

  it('come back one by one; those of the table stay', () => {
    const laid = lay(base, 'C', 1);
    expect(read(done(arranging.backspace(laid)))).toBe('TRI');
    expect(arranging.backspace(base)).toEqual({ to: base, snag: 'tableStays' });
  });
});

describe('a joker over a table card', () => {
  const over = done(arranging.lay(setting, base, { card: 'VOWEL' }, { onto: 2 }));

  it('takes its place, and gives it back', () => {
    expect(read(over)).toBe('TRV');
    expect(read(done(arranging.takeBack(over, 2)))).toBe('TRI');
  });

  it('is a joker: a letter is told so', () => {
    expect(arranging.lay(setting, base, { card: 'C' }, { onto: 0 }).snag).toBe('notJoker');
  });

  it('may have been laid beside it before', () => {
    const beside = lay(base, 'VOWEL', 0);
    expect(read(done(arranging.moveOnto(beside, 0, 3)))).toBe('TRV');
  });

  it('lies with its direction when it copies', () => {
    const copy = done(arranging.lay(setting, base, { card: 'COPY', dir: 'next' }, { onto: 0 }));
    expect(arranging.actionOf(setting, copy)).toEqual({
      type: 'return',
      layout: [{ card: 'COPY', over: 0, dir: 'next' }, { table: 1 }, { table: 2 }],
    });
  });
});

describe('every way to arrange has its name', () => {
  it.each([
    ['COUP_DROIT', lay(base, 'C', 3)],
    ['REVERS', lay(base, 'C', 0)],
    ['COUP_DROIT_LIFTE', lay(base, 'C', 1)],
    ['REVERS_LIFTE', lay(arranging.move(base, 0, 3), 'C', 0)],
    ['SMASH', done(arranging.lay(setting, base, { card: 'VOWEL' }, { onto: 2 }))],
    ['LOB', lay(arranging.clearTable(base), 'C', 0)],
    ['NO_CARD', arranging.move(base, 0, 3)],
  ])('%s', (name, to) => {
    expect(kind(to)).toBe(name);
  });

  it('a serve is arranged on an empty table, and sent as its cards', () => {
    const empty: Setting = { ...setting, table: [] };
    const to = done(
      arranging.lay(empty, arranging.untouched(empty), { card: 'COPY', dir: 'next' }, { gap: 0 }),
    );
    expect(arranging.actionOf(empty, to)).toEqual({ type: 'serve', cards: [{ card: 'COPY', dir: 'next' }] });
    expect(inspect(empty, to, config)).toMatchObject({ ok: true, kind: 'SERVICE', below: true });
  });
});

it('whatever is pressed, dragged or typed, no layout breaks the form that the engine asks for', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(`layout ${seed}`);
    const pick = (n: number): number => random.below(n);
    const table = Array.from({ length: 1 + pick(5) }, () => ({ card: DECK[pick(96)] ?? 'A' }));
    const hand = Array.from({ length: 7 }, () => DECK[pick(107)] ?? 'A');
    const on: Setting = { table, hand };
    let to = arranging.untouched(on);
    for (let step = 0; step < 12; step++) {
      const face = hand[pick(7)] ?? 'A';
      const card = face === 'COPY' ? { card: face, dir: 'prev' as const } : { card: face };
      const at = pick(to.items.length + 1);
      const acts: (() => Arrangement)[] = [
        () => arranging.lay(on, to, card, { gap: at }).to,
        () => arranging.lay(on, to, card, { onto: at }).to,
        () => arranging.move(to, at, pick(to.items.length + 1)),
        () => arranging.moveOnto(to, at, pick(to.items.length + 1)).to,
        () => arranging.takeBack(to, at).to,
        () => arranging.backspace(to).to,
        () => (pick(8) === 0 ? arranging.clearTable(to) : to),
      ];
      to = acts[pick(acts.length)]!();
      const free = arranging.freeFaces(on, to);
      expect([...free, ...arranging.laidFaces(to)].sort(), `seed ${seed}`).toEqual([...hand].sort());
      const shot = inspectReturn(table, to.items, config);
      expect(shot.ok || ['NO_CARD', 'ORDER'].includes(shot.code), `seed ${seed}: ${JSON.stringify(to)}`).toBe(
        true,
      );
    }
  }
});

describe('what stands', () => {
  const stands = (to: Arrangement, mine = true, verdict = { kind: 'idle' } as const) =>
    previewOf(setting, to, inspect(setting, to, config), { mine, verdict }).standing;

  it('tells nothing done, only moved about, all cleared, a shot, and a shot for later apart', () => {
    expect(stands(base)).toBe('none');
    expect(stands(arranging.move(base, 0, 2))).toBe('noCard');
    expect(stands(arranging.clearTable(base))).toBe('empty');
    expect(stands(lay(base, 'C', 3))).toBe('ready');
    expect(stands(lay(base, 'C', 3), false)).toBe('waiting');
  });

  it('a smash that also changes the order is told', () => {
    const over = done(arranging.lay(setting, base, { card: 'VOWEL' }, { onto: 2 }));
    const to = arranging.move(over, 0, 2);
    expect(
      previewOf(setting, to, inspect(setting, to, config), { mine: true, verdict: { kind: 'idle' } }),
    ).toEqual({
      standing: 'faulty',
      shot: null,
      code: 'ORDER',
    });
  });
});

describe('what a window keeps', () => {
  const kept: Kept = {
    arrangement: done(arranging.lay(setting, lay(base, 'C', 1), { card: 'COPY', dir: 'prev' }, { onto: 3 })),
    rack: ['S', 'C', 'O', 'T', 'E', 'VOWEL', 'COPY'],
  };

  it('is read again as it was written', () => {
    expect(readKept(setting, writeKept(setting, kept))).toEqual(kept);
  });

  it('belongs to its table and its hand', () => {
    const written = writeKept(setting, kept);
    expect(readKept({ ...setting, table: setting.table.slice(1) }, written)).toBeNull();
    expect(readKept({ ...setting, hand: ['C', 'O', 'T', 'E', 'S', 'VOWEL', 'ANY'] }, written)).toBeNull();
    expect(readKept({ ...setting, hand: [...setting.hand].reverse() }, written)).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another form', '{"of":1}'],
    ['a card the hand has not', writeKept(setting, kept).replace('"card":"C"', '"card":"Z"')],
    ['a copy without direction', writeKept(setting, kept).replace(',"dir":"prev"', '')],
    ['a place the table has not', writeKept(setting, kept).replace('"table":1', '"table":7')],
    ['a table card twice', writeKept(setting, kept).replace('"table":1', '"table":0')],
    ['a caret outside', writeKept(setting, kept).replace(/"caret":\d/, '"caret":9')],
  ])('is worth nothing when it is %s', (_, text) => {
    expect(readKept(setting, text)).toBeNull();
  });
});

describe('the row on the court', () => {
  /** Cards of 20×24 with gaps of 10, so many on a line. */
  const boxes = (count: number, perLine = count): Box[] =>
    Array.from({ length: count }, (_, i) => {
      const left = (i % perLine) * 30;
      const top = Math.floor(i / perLine) * 40;
      return { left, right: left + 20, top, bottom: top + 24 };
    });

  it('a point means the nearest gap, on its own line', () => {
    expect(gapAt(-5, 10, boxes(4))).toBe(0);
    expect(gapAt(25, 10, boxes(4))).toBe(1);
    expect(gapAt(500, 10, boxes(4))).toBe(4);
    expect(gapAt(25, 55, boxes(6, 3))).toBe(4);
    expect(gapAt(0, 0, [])).toBe(0);
  });

  it('only the middle of a card is the card itself', () => {
    expect(ontoAt(40, 10, boxes(4))).toBe(1);
    expect(ontoAt(31, 10, boxes(4))).toBeNull();
    expect(ontoAt(40, 60, boxes(4))).toBeNull();
  });

  it('is in one line while that can be read, and 20 cards still fit a phone', () => {
    expect(fitCards(5, 360, 300, 34)).toBeGreaterThan(20);
    const size = fitCards(20, 360, 300, 34);
    expect(size).toBeGreaterThanOrEqual(15);
    expect(Math.ceil(20 / 3) * 2.9 * size).toBeLessThanOrEqual(360);
    expect(fitCards(3, 2000, 2000, 34)).toBe(34);
    expect(fitCards(3, 0, 0, 34)).toBe(0);
  });
});
