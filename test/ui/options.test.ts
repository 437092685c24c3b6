// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionSpec } from '#engine/core/options';
import { i18n } from '#page/i18n';
import AppStepper from '#page/parts/AppStepper.vue';
import OptionsForm from '#page/screens/lobby/OptionsForm.vue';
import {
  countRange,
  isDefault,
  presetOf,
  shownOptions,
  valueOf,
  withOption,
} from '#page/screens/lobby/options';

const SPECS: readonly OptionSpec[] = [
  { key: 'variant', kind: 'choice', values: ['long', 'short'], default: 'long' },
  { key: 'referee', kind: 'choice', values: ['us', 'teacher'], default: 'us', when: { variant: ['long'] } },
  {
    key: 'rounds',
    kind: 'count',
    min: 1,
    offered: 40,
    default: 10,
    when: [{ variant: ['short'] }, { variant: ['long'], referee: ['teacher'] }],
  },
  { key: 'cycles', kind: 'count', min: 1, offered: 9, default: null, when: { referee: ['us'] } },
  { key: 'seconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 75 },
  { key: 'small', kind: 'flag', default: false },
  { key: 'swaps', kind: 'count', min: 0, offered: 9, unlimited: true, default: 1 },
];
const PRESETS = [
  { key: 'usual', options: {} },
  { key: 'gentle', options: { small: true, seconds: 120 } },
];
const keys = (options: Record<string, unknown>) => shownOptions(SPECS, options).map(({ key }) => key);
const spec = (key: string) => SPECS.find((one) => one.key === key)!;

describe('which options show', () => {
  it('follows from the values others have, or have by default', () => {
    expect(keys({})).toEqual(['variant', 'referee', 'cycles', 'seconds', 'small', 'swaps']);
    expect(keys({ referee: 'teacher' })).toEqual([
      'variant',
      'referee',
      'rounds',
      'seconds',
      'small',
      'swaps',
    ]);
  });

  it('one that depends on an option that does not show does not show either', () => {
    expect(keys({ variant: 'short', referee: 'us' })).toEqual([
      'variant',
      'rounds',
      'seconds',
      'small',
      'swaps',
    ]);
  });
});

describe('values', () => {
  it('a default is left out of what is sent', () => {
    expect(withOption({ small: true }, spec('seconds'), 90)).toEqual({ small: true, seconds: 90 });
    expect(withOption({ small: true, seconds: 90 }, spec('seconds'), 75)).toEqual({ small: true });
    expect(withOption({ cycles: 3 }, spec('cycles'), null)).toEqual({});
  });

  it('are the given ones, else the defaults', () => {
    expect(valueOf(spec('seconds'), {})).toBe(75);
    expect(valueOf(spec('cycles'), {})).toBeNull();
    expect(isDefault(spec('small'), { small: true })).toBe(false);
  });

  it('a form offers what the description offers, seconds by fives', () => {
    expect(countRange({ key: 'n', kind: 'count', min: 0, offered: 5, default: 2 })).toEqual({
      min: 0,
      max: 5,
      step: 1,
    });
    expect(
      countRange({ key: 'n', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 75 }),
    ).toEqual({
      min: 5,
      max: 600,
      step: 5,
    });
    expect(countRange({ key: 'n', kind: 'count', min: 1, max: 3, offered: 9, default: 2 }).max).toBe(3);
  });
});

describe('a preset', () => {
  it('is the one whose values are in force, defaults written or not; with others it is none', () => {
    expect(presetOf(PRESETS, SPECS, {})?.key).toBe('usual');
    expect(presetOf(PRESETS, SPECS, { seconds: 75 })?.key).toBe('usual');
    expect(presetOf(PRESETS, SPECS, { small: true, seconds: 120 })?.key).toBe('gentle');
    expect(presetOf(PRESETS, SPECS, { small: true })).toBeUndefined();
  });
});

describe('the form', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const words = {
    label: 'label',
    hint: 'hint',
    values: { long: 'Long', short: 'Court', us: 'Nous', teacher: 'Prof' },
  };
  i18n.global.mergeLocaleMessage('fr', {
    test: {
      options: Object.fromEntries(SPECS.map(({ key }) => [key, { ...words, label: `Option ${key}` }])),
      presets: { usual: { label: 'Normal', hint: '' }, gentle: { label: 'Doux', hint: 'Pour commencer' } },
    },
  });
  const make = (options = {}, disabled = false, presets: typeof PRESETS = []) =>
    mount(OptionsForm, {
      props: { specs: SPECS, presets, options, area: 'test', disabled },
      global: { plugins: [i18n] },
      attachTo: document.body,
    });

  it('marks the usual value, and tells all options as soon as one is chosen', async () => {
    const form = make({ seconds: 90 });
    expect(form.find('[role=radio]').text()).toContain('d’habitude');
    await form.findAll('[role=radio]')[1]?.trigger('click');
    expect(form.emitted('change')).toEqual([[{ seconds: 90, variant: 'short' }]]);
  });

  /** Counts the seconds up, so many times by five. */
  async function countUp(form: ReturnType<typeof make>, times: number): Promise<void> {
    await form.find('.more').trigger('click');
    const seconds = form.findAllComponents(AppStepper).find((one) => one.props('label') === 'Option seconds');
    for (let n = 1; n <= times; n++) await seconds?.setValue(75 + 5 * n);
  }

  it('tells a number a little after the last change of it', async () => {
    const form = make();
    await countUp(form, 3);
    expect(form.emitted('change')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')).toEqual([[{ seconds: 90 }]]);
  });

  it('keeps a number that is not told yet when the host answers with other options', async () => {
    const form = make();
    await countUp(form, 3);
    await form.setProps({ options: { small: true } });
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')).toEqual([[{ small: true, seconds: 90 }]]);
    await form.setProps({ options: { seconds: 100 } });
    expect(form.findAllComponents(AppStepper).map((one) => one.props('modelValue'))).toContain(100);
  });

  it('tells a number at once, and only once, when asked to or when it goes', async () => {
    const form = make();
    await countUp(form, 2);
    form.vm.flush();
    expect(form.emitted('change')).toEqual([[{ seconds: 85 }]]);
    await vi.advanceTimersByTimeAsync(300);
    form.vm.flush();
    expect(form.emitted('change')).toHaveLength(1);
    await form
      .findAllComponents(AppStepper)
      .find((one) => one.props('label') === 'Option seconds')
      ?.setValue(80);
    const told = vi.fn();
    await form.setProps({ onChange: told });
    form.unmount();
    expect(told).toHaveBeenCalledExactlyOnceWith({ seconds: 80 });
  });

  it('says how many were changed, and puts all back', async () => {
    const form = make({ seconds: 90, small: true });
    expect(form.find('.changed').text()).toBe('2 changés');
    await form.find('.more').trigger('click');
    const reset = form.findAll('button').find((button) => button.text().includes('Tout remettre'));
    await reset?.trigger('click');
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')).toEqual([[{}]]);
  });

  it('a count that follows from the players is a switch until someone wants a number', async () => {
    const form = make();
    await form.find('.more').trigger('click');
    const label = form.findAll('label').find((one) => one.text().startsWith('Option cycles'));
    expect(form.find(`[id="${label?.attributes('for')}"]`).attributes('role')).toBe('switch');
    await form.find(`[id="${label?.attributes('for')}"]`).trigger('click');
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')).toEqual([[{ cycles: 1 }]]);
  });

  it('a preset sets all options at once, and says when they are nobody’s preset', async () => {
    const form = make({ variant: 'short' }, false, PRESETS);
    const groups = () => form.findAll('[role=radiogroup]')[0]?.findAll('[role=radio]') ?? [];
    expect(groups().map((radio) => radio.attributes('aria-checked'))).toEqual(['false', 'false']);
    expect(form.text()).toContain('À votre façon');
    await groups()[1]?.trigger('click');
    expect(form.emitted('change')).toEqual([[{ small: true, seconds: 120 }]]);
    expect(groups()[1]?.attributes('aria-checked')).toBe('true');
    expect(form.text()).not.toContain('À votre façon');
  });

  it('a count without end is a switch, and has a number again when it is put off', async () => {
    const form = make();
    await form.find('.more').trigger('click');
    const find = () => {
      const label = form.findAll('label').find((one) => one.text().includes('autant qu’on veut'));
      return form.find(`[id="${label?.attributes('for')}"]`);
    };
    await find().trigger('click');
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')?.at(-1)).toEqual([{ swaps: 'unlimited' }]);
    expect(form.findAllComponents(AppStepper).some((one) => one.props('label') === 'Option swaps')).toBe(
      false,
    );
    await find().trigger('click');
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')?.at(-1)).toEqual([{}]);
  });

  it('takes nothing from who may not change it', async () => {
    const form = make({}, true);
    await form.findAll('[role=radio]')[1]?.trigger('click');
    await vi.advanceTimersByTimeAsync(300);
    expect(form.emitted('change')).toBeUndefined();
  });
});
