/** Mounts what is told of a game at a scene, as the host would show it to an audience. Needs a DOM. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { defineComponent, h, shallowReactive, type Component } from 'vue';
import type { Audience } from '#engine/core/game';
import { i18n } from '#page/i18n';
import type { Stage } from './scenes';

export interface MountedTale {
  readonly wrapper: VueWrapper;
  /** Shows the stage as it is now. */
  update(): Promise<void>;
  press(key: string, target?: Element): Promise<void>;
  /** The button whose text or label matches. */
  button(name: RegExp): HTMLButtonElement;
  /** All that is written, with ordinary spaces. */
  text(): string;
}

export async function mountTale(
  component: Component,
  stage: Stage,
  audience: Audience,
): Promise<MountedTale> {
  const fresh = () => ({
    view: stage.view(audience),
    table: stage.table(audience),
    clock: { kind: 'none' } as const,
    events: stage.events,
    review: stage.review(),
  });
  const props = shallowReactive({
    ...fresh(),
    audience,
    act: () => Promise.resolve({ ok: true } as const),
    tryOut: () => Promise.resolve({ ok: true } as const),
  });
  const Root = defineComponent({ render: () => h(TooltipProvider, () => h(component, props)) });
  const wrapper = mount(Root, { global: { plugins: [createPinia(), i18n] }, attachTo: document.body });
  await flushPromises();
  return {
    wrapper,
    async update() {
      Object.assign(props, fresh());
      await flushPromises();
    },
    async press(key, target = document.body) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await flushPromises();
    },
    button(name) {
      const found = [...document.querySelectorAll('button')].find((one) =>
        name.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replace(/\s+/g, ' ')),
      );
      if (found === undefined) throw new Error(`no button ${String(name)}`);
      return found;
    },
    text: () => wrapper.text().replace(/[\u00a0\u202f\s]+/g, ' '),
  };
}
