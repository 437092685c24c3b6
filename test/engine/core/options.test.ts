import { describe, expect, it } from 'vitest';
import { readOptions, type OptionSpec } from '#engine/core/options';

const SPECS = [
  { key: 'mode', kind: 'choice', values: ['calm', 'wild'], default: 'calm' },
  { key: 'early', kind: 'flag', default: true },
  { key: 'seconds', kind: 'count', min: 1, max: 99, offered: 60, default: 20 },
  { key: 'cycles', kind: 'count', min: 1, offered: 9, default: null },
  { key: 'swaps', kind: 'count', min: 0, offered: 9, unlimited: true, default: 1 },
] as const satisfies readonly OptionSpec[];

describe('options of a setup', () => {
  it('fills in defaults', () => {
    expect(readOptions(SPECS, {})).toEqual({
      ok: true,
      value: { mode: 'calm', early: true, seconds: 20, cycles: null, swaps: 1 },
    });
  });

  it('a count may be without end where its description says so', () => {
    expect(readOptions(SPECS, { swaps: 'unlimited' })).toMatchObject({ value: { swaps: 'unlimited' } });
    expect(readOptions(SPECS, { swaps: 0 })).toMatchObject({ value: { swaps: 0 } });
  });

  it.each([
    [{ seconds: 'unlimited' }, 'seconds'],
    [{ swaps: 'endless' }, 'swaps'],
    [{ unknown: 1 }, 'unknown'],
    [JSON.parse('{"__proto__":1}') as object, '__proto__'],
    [{ mode: 'other' }, 'mode'],
    [{ mode: null }, 'mode'],
    [{ early: 1 }, 'early'],
    [{ seconds: 0 }, 'seconds'],
    [{ seconds: 100 }, 'seconds'],
    [{ seconds: 1.5 }, 'seconds'],
    [{ seconds: '20' }, 'seconds'],
    [{ cycles: null }, 'cycles'],
    [[], 'options'],
    [null, 'options'],
  ])('names the option at fault in %j', (raw, option) => {
    expect(readOptions(SPECS, raw)).toEqual({ ok: false, error: { option } });
  });
});
