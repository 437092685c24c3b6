/**
 * A game's components, loaded when first needed. The host that serves them may be out of reach just then: they are
 * fetched ahead when a table is entered, and asked for again until they come.
 */
import { defineAsyncComponent, type Component } from 'vue';
import type { GamePage } from './contract';

type Loader = () => Promise<{ default: Component }>;

const RETRY_MS = 2_000;
const made = new WeakMap<Loader, Component>();

/** The component behind a loader; the same one each time. */
export function lazyComponent(loader: Loader): Component {
  const known = made.get(loader);
  if (known) return known;
  const component = defineAsyncComponent({
    loader,
    onError: (_error, retry) => setTimeout(retry, RETRY_MS),
  });
  made.set(loader, component);
  return component;
}

/** Fetches what a table of this game will show, so that a lost connection does not hold it up. */
export function fetchAhead(page: GamePage): void {
  for (const loader of [page.table, page.ending, page.rules, page.emblem]) {
    loader().catch(() => undefined); // it is asked for again when it is needed
  }
}
