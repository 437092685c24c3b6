// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { h } from 'vue';
import { MOODS, moodOf, type Mood, type MoaScene } from '#page/games/attrape-moa/moa/moods';
import { leap } from '#page/games/attrape-moa/table/flight';
import { gapAt } from '#page/games/attrape-moa/word/useDrag';
import Moa from '#page/games/attrape-moa/moa/Moa.vue';

const searching: MoaScene = { phase: 'search', held: false, paused: false, remaining: 75_000 };

describe('Môa', () => {
  it.each<[Partial<MoaScene>, Mood]>([
    [{}, 'calm'],
    [{ remaining: 30_000 }, 'watchful'],
    [{ remaining: 10_000 }, 'nervous'],
    [{ remaining: null }, 'watchful'],
    [{ phase: 'announce', held: true, remaining: 5000 }, 'caught'],
    [{ phase: 'ready', remaining: null }, 'calm'],
    [{ phase: 'finished', remaining: null }, 'proud'],
    [{ paused: true, remaining: 5000 }, 'asleep'],
  ])('in %o is %s', (scene, mood) => {
    expect(moodOf({ ...searching, ...scene })).toBe(mood);
  });

  it('has a face of its own for each mood, and ids of its own for each drawing', () => {
    const drawn = MOODS.map((mood) => mount(Moa, { props: { mood } }));
    expect(new Set(drawn.map((moa) => moa.find('.face').html())).size).toBe(MOODS.length);
    const both = mount({ render: () => [h(Moa), h(Moa)] });
    const ids = both.findAll('radialGradient').map((one) => one.attributes('id'));
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is decoration without a name, and an image with one', () => {
    expect(mount(Moa).find('svg').attributes('aria-hidden')).toBe('true');
    const named = mount(Moa, { props: { label: 'Môa' } }).find('svg');
    expect([named.attributes('role'), named.attributes('aria-label')]).toEqual(['img', 'Môa']);
  });

  it('leaps from where it sat to where it sits, and ends there', () => {
    const from = { x: 100, y: 300, width: 120, height: 132 } as DOMRect;
    const to = { x: 10, y: 20, width: 48, height: 52 } as DOMRect;
    const frames = leap(from, to);
    expect(frames[0]?.['transform']).toBe('translate(126px, 320px) scale(2.5)');
    expect(frames.at(-1)?.['transform']).toBe('none');
  });
});

describe('dropping into the word', () => {
  const pieces = [0, 50, 100].map((left) => ({ left, right: left + 40 }));

  it.each([
    [-10, 0],
    [10, 0],
    [30, 1],
    [75, 2],
    [500, 3],
  ])('at %i px the gap is %i', (x, gap) => {
    expect(gapAt(x, pieces)).toBe(gap);
  });
});
