/** What every component of the table needs to know: the view, who looks at it, and how to act. Provided once. */
import { computed, inject, provide, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import type { JsonObject } from '#engine/core/read';
import type { Review, View } from '#engine/games/attrape-moa/model';
import { useRemaining } from '../../../composables/useRemaining';
import { useToasts } from '../../../stores/toasts';
import type { Capacity, GameProps } from '../../contract';
import { stanceOf, type GameView, type Stance } from '../logic/stance';

export type Props = GameProps<View, Review>;
export const AREA = 'attrape-moa';

export interface TableContext {
  readonly view: ComputedRef<GameView>;
  readonly table: ComputedRef<Props['table']>;
  readonly audience: ComputedRef<Props['audience']>;
  readonly review: ComputedRef<Review | null>;
  readonly stance: ComputedRef<Stance>;
  /** Milliseconds left; null when no clock runs. */
  readonly remaining: Readonly<Ref<number | null>>;
  /** The whole time of the running phase in ms, for the clock's disc; null without one. */
  readonly total: ComputedRef<number | null>;
  nameOf(seat: number): string;
  /**
   * Acts, and tells a refusal to the person. `told`: a sentence of its own for a code, or null where the page shows it
   * by other means. Whether it was done.
   */
  send(
    action: JsonObject & { readonly type: string },
    as?: Capacity,
    told?: Readonly<Record<string, string | null>>,
  ): Promise<boolean>;
}

const KEY: InjectionKey<TableContext> = Symbol('attrape-moa');

function totalOf({ phase, options }: GameView): number | null {
  switch (phase) {
    case 'search':
      return options.searchSeconds * 1000;
    case 'announce':
      return options.announceSeconds * 1000;
    case 'verify':
      return options.revealSeconds * 1000;
    default:
      return null;
  }
}

/** Makes the context from the props of a page's root component, and provides it to everything inside. */
export function provideTable(props: Props): TableContext {
  const toasts = useToasts();
  const context: TableContext = {
    view: computed(() => props.view),
    table: computed(() => props.table),
    audience: computed(() => props.audience),
    review: computed(() => props.review),
    stance: computed(() => stanceOf(props.view, props.audience, props.table.you.referee)),
    remaining: useRemaining(() => props.clock),
    total: computed(() => totalOf(props.view)),
    nameOf: (seat) => props.view.players[seat] ?? '?',
    async send(action, as, told = {}) {
      const answer = await props.act(action, as);
      const own = answer.ok ? undefined : told[answer.code];
      if (own === undefined) toasts.refused(answer, AREA);
      else if (own !== null) toasts.show(own, 'info');
      return answer.ok;
    },
  };
  provide(KEY, context);
  return context;
}

export function useTable(): TableContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a table of Attrape Môa');
  return context;
}

type Named = Readonly<Record<string, string | number>>;

/** This game's own strings: `say('board.round', { n: 2 })`. With a count, the plural's form is chosen by it. */
export function useText(): (key: string, named?: Named, count?: number) => string {
  const { t } = useI18n();
  return (key, named = {}, count) =>
    count === undefined ? t(`${AREA}.${key}`, named) : t(`${AREA}.${key}`, named, count);
}
