// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { h, nextTick, type Component } from 'vue';
import { i18n } from '#page/i18n';
import AppButton from '#page/parts/AppButton.vue';
import AppDialog from '#page/parts/AppDialog.vue';
import AppStepper from '#page/parts/AppStepper.vue';
import AppSwitch from '#page/parts/AppSwitch.vue';
import ChoiceGroup from '#page/parts/ChoiceGroup.vue';
import ClockFace from '#page/parts/ClockFace.vue';
import IconButton from '#page/parts/IconButton.vue';
import LetterCard from '#page/parts/LetterCard.vue';
import LiveRegion from '#page/parts/LiveRegion.vue';
import ScoreTag from '#page/parts/ScoreTag.vue';
import SeatBadge from '#page/parts/SeatBadge.vue';
import { seatLook } from '#page/parts/seat-figures';
import TextField from '#page/parts/TextField.vue';
import ToastRegion from '#page/parts/ToastRegion.vue';
import { announce } from '#page/stores/announcer';
import { useToasts } from '#page/stores/toasts';

function show(part: Component, props: Record<string, unknown> = {}, slots: Record<string, string> = {}) {
  return mount(
    { render: () => h(TooltipProvider, null, () => h(part, props, slotted(slots))) },
    { global: { plugins: [i18n] }, attachTo: document.body },
  );
}
const slotted = (slots: Record<string, string>) =>
  Object.fromEntries(Object.entries(slots).map(([name, text]) => [name, () => text]));

beforeEach(() => {
  document.body.replaceChildren();
  setActivePinia(createPinia());
});

describe('a button', () => {
  it('that is blocked stays in reach, says why, and does nothing', async () => {
    const pressed: string[] = [];
    const part = show(
      AppButton,
      {
        blocked: 'Il manque un joueur.',
        onPress: () => pressed.push('press'),
        onBlocked: () => pressed.push('blocked'),
      },
      { default: 'Jouer' },
    );
    const button = part.find('button');
    expect(button.attributes('disabled')).toBeUndefined();
    expect(button.attributes('aria-disabled')).toBe('true');
    expect(part.find(`[id="${button.attributes('aria-describedby')}"]`).text()).toBe('Il manque un joueur.');
    await button.trigger('click');
    expect(pressed).toEqual(['blocked']);
  });

  it('that waits for an answer takes no second press', async () => {
    const pressed: string[] = [];
    const part = show(AppButton, { busy: true, onPress: () => pressed.push('press') }, { default: 'Jouer' });
    await part.find('button').trigger('click');
    expect(pressed).toEqual([]);
  });

  it('with only an icon has a name, and is a toggle only when it is one', () => {
    const plain = show(IconButton, { label: 'Règles' }).find('button');
    expect(plain.attributes('aria-label')).toBe('Règles');
    expect(plain.attributes('aria-pressed')).toBeUndefined();
    expect(show(IconButton, { label: 'Son', pressed: false }).find('button').attributes('aria-pressed')).toBe(
      'false',
    );
  });
});

describe('a card', () => {
  it('is a picture with its letter as name, or a button that says it', async () => {
    expect(show(LetterCard, { face: 'A' }).find('[role=img]').attributes('aria-label')).toBe('A');
    const pressed: string[] = [];
    const card = show(LetterCard, { face: 'B', pressable: true, onPress: () => pressed.push('B') }).find(
      'button',
    );
    expect(card.attributes('aria-label')).toBe('B');
    await card.trigger('click');
    expect(pressed).toEqual(['B']);
  });

  it('a joker says what it stands for', () => {
    expect(show(LetterCard, { face: 'JOKER' }).find('[role=img]').attributes('aria-label')).toBe('Joker');
    const standing = show(LetterCard, { face: 'JOKER', standsFor: 'T' });
    expect(standing.find('[role=img]').attributes('aria-label')).toBe('Joker à la place de T');
    expect(standing.text()).toBe('T');
  });

  it('that is used can’t be pressed; choice is told only where there is one', () => {
    const used = show(LetterCard, { face: 'A', pressable: true, used: true }).find('button');
    expect(used.attributes('disabled')).toBeDefined();
    expect(used.attributes('aria-pressed')).toBeUndefined();
    const chosen = show(LetterCard, { face: 'A', pressable: true, selected: true }).find('button');
    expect(chosen.attributes('aria-pressed')).toBe('true');
  });
});

describe('the clock', () => {
  it.each([
    [75_000, '1:15', 'Il reste 75 secondes'],
    [9_200, '10', 'Il reste 10 secondes'],
    [1_000, '1', 'Il reste 1 seconde'],
    [0, '0', 'Il reste 0 seconde'],
  ])('%i ms read %s', (remaining, text, label) => {
    const part = show(ClockFace, { remaining, total: 75_000 });
    expect(part.text()).toBe(text);
    expect(part.find('[role=timer]').attributes('aria-label')).toBe(label);
    expect(part.find('.clock').classes('urgent')).toBe(remaining <= 10_000);
  });

  it('says that it stands still, or that none runs', () => {
    const paused = show(ClockFace, { remaining: 3_000, paused: true });
    expect(paused.find('[role=timer]').attributes('aria-label')).toBe('Le temps est arrêté');
    expect(paused.find('.clock').classes('urgent')).toBe(false);
    expect(show(ClockFace, { remaining: null }).text()).toBe('–');
  });
});

describe('seats and scores', () => {
  it('the first 72 seats all look different, by shape and colour', () => {
    const looks = Array.from({ length: 72 }, (_, seat) => seatLook(seat));
    expect(new Set(looks.map(({ figure, colour }) => `${figure} ${colour.name}`)).size).toBe(72);
  });

  it('who is away is told in words; a bot never is', () => {
    const away = (props: object) =>
      show(SeatBadge, { seat: 0, name: 'Zoé', ...props }).find('[aria-label^=Absent]');
    expect(away({ here: false }).exists()).toBe(true);
    expect(away({}).exists()).toBe(false);
    expect(away({ here: false, bot: 2 }).exists()).toBe(false);
  });

  it('a name is text, whatever it holds', () => {
    const part = show(SeatBadge, { seat: 0, name: '<b onclick=x>Zoé</b>' });
    expect(part.find('.name').text()).toBe('<b onclick=x>Zoé</b>');
    expect(part.find('b').exists()).toBe(false);
  });

  it('points have a sign where they were gained or lost', () => {
    expect(show(ScoreTag, { points: 7, signed: true }).text()).toContain('+7');
    expect(show(ScoreTag, { points: -2, signed: true }).text()).toContain('−2');
    expect(show(ScoreTag, { points: 7 }).text()).not.toContain('+');
    expect(show(ScoreTag, { points: -1 }).find('.visually-hidden').text()).toBe('−1 point');
  });
});

describe('fields', () => {
  it('of text have a label, and an error that is read out', () => {
    const part = show(TextField, { modelValue: '', label: 'Ton nom', error: 'Déjà pris.' });
    const input = part.find('input');
    expect(part.find('label').attributes('for')).toBe(input.attributes('id'));
    expect(input.attributes('aria-invalid')).toBe('true');
    expect(part.find(`[id="${input.attributes('aria-describedby')}"]`).attributes('role')).toBe('alert');
  });

  it('switches and choices have roles, names and states', () => {
    const field = show(AppSwitch, { modelValue: true, label: 'Ouvrir', hint: 'Pour tous' });
    const control = field.find('[role=switch]');
    expect(control.attributes('aria-checked')).toBe('true');
    expect(field.find('label').attributes('for')).toBe(control.attributes('id'));
    const choices = [
      { value: 'a', label: 'Un' },
      { value: 'b', label: 'Deux', hint: 'Plus long' },
    ];
    const group = show(ChoiceGroup, { modelValue: 'b', label: 'Choix', choices });
    expect(group.findAll('[role=radio]').map((radio) => radio.attributes('aria-checked'))).toEqual([
      'false',
      'true',
    ]);
    const name = group.find('[role=radiogroup]').attributes('aria-labelledby');
    expect(group.find(`[id="${name}"]`).text()).toBe('Choix');
  });

  it('a stepper keeps within its bounds', async () => {
    const values: number[] = [];
    const part = show(AppStepper, {
      modelValue: 9,
      label: 'Manches',
      min: 1,
      max: 10,
      step: 5,
      'onUpdate:modelValue': (value: number) => values.push(value),
    });
    const input = part.find('input');
    await input.setValue('99');
    await input.trigger('blur');
    expect(values.at(-1)).toBe(10);
    await input.setValue('');
    await input.trigger('blur');
    expect(values.every((value) => value >= 1 && value <= 10)).toBe(true);
  });
});

describe('what is laid over the page', () => {
  it('a dialog has its title as name, and closes by its cross', async () => {
    const updates: boolean[] = [];
    show(AppDialog, {
      open: true,
      title: 'Les règles',
      'onUpdate:open': (value: boolean) => updates.push(value),
    });
    await flushPromises();
    const dialog = document.querySelector('[role=dialog]');
    const name = dialog?.getAttribute('aria-labelledby');
    expect(document.getElementById(name ?? '')?.textContent).toBe('Les règles');
    dialog?.querySelector<HTMLButtonElement>('[aria-label=Fermer]')?.click();
    await nextTick();
    expect(updates).toEqual([false]);
  });

  it('a refusal is shown in its sentence and said at once; what was done is not', async () => {
    const region = show(ToastRegion);
    const live = show(LiveRegion);
    useToasts().refused({ ok: true });
    useToasts().refused({ ok: false, code: 'PAUSED' });
    await nextTick();
    expect(region.findAll('.toast').map((toast) => toast.text())).toEqual(['La partie est en pause.']);
    expect(live.find('[role=alert]').text()).toBe('La partie est en pause.');
  });

  it('the same announcement twice is said twice', async () => {
    const live = show(LiveRegion);
    const status = () => live.find('[role=status]').element.textContent;
    announce('Dix secondes');
    await nextTick();
    const first = status();
    announce('Dix secondes');
    await nextTick();
    expect(first).toBe('Dix secondes');
    expect(status()).not.toBe(first);
    expect(status()?.trim()).toBe('Dix secondes');
  });
});
