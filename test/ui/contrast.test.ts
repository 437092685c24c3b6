import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEAT_COLOURS } from '#page/parts/seat-figures';

const css = readFileSync(new URL('../../src-renderer/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of a block of tokens.css, by name. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(':root');
const dark = { ...light, ...colours(":root[data-theme='dark']") };

const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ...['ground', 'ground-deep', 'paper', 'sun-soft', 'sky-soft', 'leaf-soft', 'brick-soft'].map(
    (on) => ['ink', on] as const,
  ),
  ...['ground', 'ground-deep', 'paper'].map((on) => ['ink-soft', on] as const),
  ...['slate', 'slate-deep'].flatMap((on) => [['chalk', on] as const, ['chalk-soft', on] as const]),
  ['on-sun', 'sun'],
  ...['sky', 'leaf', 'brick'].map((on) => ['on-crayon', on] as const),
  ...['sky', 'leaf', 'brick'].flatMap(
    (hue) =>
      [
        [`${hue}-text`, `${hue}-soft`],
        [`${hue}-text`, 'paper'],
      ] as const,
  ),
  ['card-ink', 'card'],
  ['card-ink', 'joker'],
  ['white-tile-ink', 'white-tile'],
  ['black-tile-ink', 'black-tile'],
  ['black-tile-ink', 'black-tile-hatch'],
  ['chalk', 'board-frame'],
];
/** Borders of what can be pressed, and the ring of the focus. */
const EDGES: typeof TEXT = [
  ['line', 'paper'],
  ['line', 'ground'],
  ['chalk-line', 'slate'],
  ['focus', 'paper'],
  ['focus', 'ground'],
  // Takemo: tiles stand out from the squares and the lines of defence, the marks of what is taken from both.
  ['white-tile', 'board-square'],
  ['black-tile-edge', 'board-square'],
  ['black-tile-edge', 'board-black'],
  ['board-taken', 'board-square'],
  ['board-taken-edge', 'white-tile'],
  ['sun', 'board-square'],
];

describe.each([
  ['in the light', light],
  ['at dusk', dark],
] as const)('%s', (_, tokens) => {
  const pair = ([a, b]: readonly [string, string]) => contrast(tokens[a] ?? '', tokens[b] ?? '');

  it.each(TEXT)('%s on %s is read: 4.5 : 1', (a, b) => {
    expect(pair([a, b])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s on %s is seen: 3 : 1', (a, b) => {
    expect(pair([a, b])).toBeGreaterThanOrEqual(3);
  });
});

it('white stands out on every crayon of a seat', () => {
  for (const { value } of SEAT_COLOURS) expect(contrast('#ffffff', value)).toBeGreaterThanOrEqual(4.5);
});
