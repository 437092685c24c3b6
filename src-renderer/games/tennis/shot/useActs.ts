/** What a turn is spent on, one at a time, and the challenge of what another has played. */
import { ref, type Ref } from 'vue';
import type { JsonObject } from '#engine/core/read';
import type { TableContext } from '../table/context';
import type { Preview } from './preview';

export interface Acts {
  /** Waiting for the host's answer. */
  readonly busy: Readonly<Ref<boolean>>;
  /** Serves or returns what is arranged. */
  shoot(): Promise<void>;
  pass(): Promise<void>;
  collect(): Promise<void>;
  challenge(): Promise<void>;
  /** Whether it was taken. */
  answer(word: string): Promise<boolean>;
  concede(): Promise<void>;
}

interface Wiring {
  readonly action: () => JsonObject & { readonly type: string };
  readonly preview: () => Preview;
  /** A shot is on its way: that its cards leave the hand is no surprise. */
  readonly sending: Ref<boolean>;
  /** The host has taken the shot; one that is refused stays as it is. */
  readonly done: () => void;
}

export function useActs({ send }: TableContext, { action, preview, sending, done }: Wiring): Acts {
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
  const simply = (type: string) => async (): Promise<void> => {
    await once(() => send({ type }));
  };

  return {
    busy,
    async shoot() {
      const { standing } = preview();
      if (standing !== 'ready' && standing !== 'asking') return;
      sending.value = true;
      try {
        if (await once(() => send(action()))) done();
      } finally {
        sending.value = false;
      }
    },
    pass: simply('pass'),
    collect: simply('collect'),
    challenge: simply('challenge'),
    answer: (word) => once(() => send({ type: 'answer', word })),
    concede: simply('concede'),
  };
}
