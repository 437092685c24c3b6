/** Short notes: what went well, and in a whole sentence what did not. */
import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { Answer } from '../games/contract';
import { refusalSentence } from '../refusals';
import { useAnnouncer } from './announcer';

export type ToastKind = 'info' | 'good' | 'bad';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
}

const MOST = 3;
/** Long enough to be read by who reads slowly. */
const SHOWN_MS = { info: 6_000, good: 5_000, bad: 9_000 } as const;

export const useToasts = defineStore('toasts', () => {
  const shown = ref<readonly Toast[]>([]);
  let last = 0;

  function show(text: string, kind: ToastKind = 'info'): void {
    const toast: Toast = { id: ++last, text, kind };
    shown.value = [...shown.value.filter((other) => other.text !== text), toast].slice(-MOST);
    useAnnouncer().announce(text, { urgent: kind === 'bad' });
    setTimeout(() => dismiss(toast.id), SHOWN_MS[kind]);
  }

  function dismiss(id: number): void {
    shown.value = shown.value.filter((toast) => toast.id !== id);
  }

  /** Puts away what needs no doing: whoever opens something wants to read that. */
  function tidy(): void {
    shown.value = shown.value.filter(({ kind }) => kind === 'bad');
  }

  /** Tells a refusal in its sentence, and does nothing for what was done. `area`: the game's, for its own codes. */
  function refused(answer: Answer, area?: string): void {
    if (!answer.ok) show(refusalSentence(answer.code, answer.detail, area), 'bad');
  }

  return { shown, show, dismiss, tidy, refused };
});
