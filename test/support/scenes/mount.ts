/** Mounts a component of a game at a scene, with an `act` that the real rules answer. Needs a DOM. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { defineComponent, h, shallowReactive, type Component } from 'vue';
import type { Audience } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import type { TableInfo } from '#engine/wire/from-host';
import type { Capacity, GameProps } from '#page/games/contract';
import { i18n } from '#page/i18n';
import type { By, GameStage } from './stage';

export interface Act {
  readonly action: JsonObject & { readonly type: string };
  readonly as: Capacity | undefined;
}

export interface Mounted {
  readonly wrapper: VueWrapper;
  /** What the page has asked for, in order. */
  readonly acts: Act[];
  /** Shows the stage as it is now, as the host would after every change. */
  update(): Promise<void>;
  /** A key pressed with the focus on the page itself, or on `target`. */
  press(key: string, target?: Element): Promise<void>;
}

export async function mountScene<View extends object, Review>(
  component: Component,
  stage: GameStage<View, Review>,
  audience: Audience,
  you: Partial<TableInfo['you']> = {},
): Promise<Mounted> {
  const acts: Act[] = [];
  const fresh = () => {
    const remaining = stage.remaining();
    return {
      view: stage.view(audience),
      table: stage.table(audience, you),
      clock:
        remaining === null
          ? ({ kind: 'none' } as const)
          : ({ kind: 'running', endsAt: performance.now() + remaining } as const),
      events: stage.events,
      review: stage.review(),
    };
  };
  const props = shallowReactive<GameProps<View, Review>>({
    ...fresh(),
    events: [],
    audience,
    act(action, as) {
      acts.push({ action, as });
      const by: By = as === 'referee' || audience === 'referee' ? 'referee' : Number(audience);
      const code = stage.try(by, action, 10);
      if (code === null) Object.assign(props, fresh());
      return Promise.resolve(code === null ? { ok: true } : { ok: false, code });
    },
    tryOut(action) {
      const code = stage.game.tries.includes(action.type)
        ? stage.ask(Number(audience), action, 10)
        : 'NOT_ALLOWED';
      return Promise.resolve(code === null ? { ok: true } : { ok: false, code });
    },
  });
  const pinia = createPinia();
  setActivePinia(pinia);
  const Root = defineComponent({ render: () => h(TooltipProvider, () => h(component, props)) });
  const wrapper = mount(Root, { global: { plugins: [pinia, i18n] }, attachTo: document.body });
  await flushPromises();
  return {
    wrapper,
    acts,
    async update() {
      Object.assign(props, fresh());
      await flushPromises();
    },
    async press(key, target = document.body) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await flushPromises();
    },
  };
}
