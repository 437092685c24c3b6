/** What a turn is spent on, one at a time: a word laid, letters exchanged, nothing. */
import { ref, type Ref } from 'vue';
import type { Face } from '#engine/core/cards';
import type { TableContext } from '../table/context';
import { actionOf, type Preview } from './preview';

export interface Acts {
  /** Waiting for the host's answer. */
  readonly busy: Readonly<Ref<boolean>>;
  lay(): Promise<void>;
  /** Whether it was done. */
  exchange(tiles: readonly Face[]): Promise<boolean>;
  pass(): Promise<void>;
}

/** `laid` is told when the host has taken the word; a word that is refused stays as it is. */
export function useActs({ send }: TableContext, preview: () => Preview, laid: () => void): Acts {
  const busy = ref(false);

  async function once(run: () => Promise<boolean>): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    try {
      return await run();
    } finally {
      busy.value = false;
    }
  }

  return {
    busy,
    async lay() {
      const { standing, placement } = preview();
      if (placement === null || (standing !== 'ready' && standing !== 'asking')) return;
      if (await once(() => send(actionOf(placement)))) laid();
    },
    exchange: (tiles) => once(() => send({ type: 'exchange', tiles: [...tiles] })),
    async pass() {
      await once(() => send({ type: 'pass' }));
    },
  };
}
