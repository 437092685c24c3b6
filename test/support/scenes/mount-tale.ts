/** Mounts what is told of a game at a scene, and finds one's way in it. Needs a DOM. */
import type { Component } from 'vue';
import type { Audience } from '#engine/core/game';
import { mountScene, type Mounted } from './mount';
import type { GameStage } from './stage';

export interface MountedTale extends Mounted {
  /** The first button whose label or text matches. */
  button(name: RegExp): HTMLButtonElement;
  /** All that is written, with ordinary spaces. */
  text(): string;
}

export async function mountTale<View extends object, Review>(
  component: Component,
  stage: GameStage<View, Review>,
  audience: Audience,
): Promise<MountedTale> {
  const mounted = await mountScene(component, stage, audience);
  return {
    ...mounted,
    button(name) {
      const found = [...document.querySelectorAll('button')].find((one) =>
        name.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replace(/\s+/g, ' ')),
      );
      if (found === undefined) throw new Error(`no button ${String(name)}`);
      return found;
    },
    text: () => mounted.wrapper.text().replace(/[\u00a0\u202f\s]+/g, ' '),
  };
}
