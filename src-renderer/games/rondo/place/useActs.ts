/** What a player does with a turn, or in the opening; one at a time. */
import { ref, type Ref } from 'vue';
import type { Face } from '#engine/core/cards';
import type { JsonObject } from '#engine/core/read';
import type { TableContext } from '../table/context';
import type { Preview } from './preview';

export interface Acts {
  /** Waiting for the host's answer. */
  readonly busy: Readonly<Ref<boolean>>;
  /** Plays the word arranged, or chooses it in the opening. */
  lay(): Promise<void>;
  pass(): Promise<void>;
  bidPass(): Promise<void>;
  /** Whether it was done. */
  exchange(): Promise<boolean>;
  bury(card: Face): Promise<boolean>;
}

/** `laid` is told when the host has taken the word; a word that is refused stays as it is. */
export function useActs({ send }: TableContext, preview: () => Preview, laid: () => void): Acts {
  const busy = ref(false);

  async function once(action: JsonObject & { readonly type: string }): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    try {
      return await send(action);
    } finally {
      busy.value = false;
    }
  }

  return {
    busy,
    async lay() {
      const { standing, action } = preview();
      if (action === null || (standing !== 'ready' && standing !== 'asking')) return;
      if (await once(action)) laid();
    },
    async pass() {
      await once({ type: 'pass' });
    },
    async bidPass() {
      if (await once({ type: 'bidPass' })) laid();
    },
    exchange: () => once({ type: 'exchange' }),
    bury: (card) => once({ type: 'bury', card }),
  };
}
