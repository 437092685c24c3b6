/** What every component of the table needs to know: the view, who looks at it, and how to act. Provided once. */
import { computed, inject, provide, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import type { CommonView, Seat } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import { campOf } from '#engine/games/takemo/board';
import type { Camp, Review, View } from '#engine/games/takemo/model';
import { useRemaining } from '../../../composables/useRemaining';
import { useToasts } from '../../../stores/toasts';
import type { GameProps } from '../../contract';
import { AREA } from './text';

export type Props = GameProps<View, Review>;
export type GameView = View & CommonView;

export interface TableContext {
  readonly view: ComputedRef<GameView>;
  readonly table: ComputedRef<Props['table']>;
  readonly audience: ComputedRef<Props['audience']>;
  readonly review: ComputedRef<Review | null>;
  /** One's own; null for who watches or referees. */
  readonly seat: ComputedRef<Seat | null>;
  readonly camp: ComputedRef<Camp | null>;
  /** Whether it is one's own turn, and the game runs. */
  readonly mine: ComputedRef<boolean>;
  /** Milliseconds left; null when no clock runs. */
  readonly remaining: Readonly<Ref<number | null>>;
  /** The whole time of a turn in ms, for the clock's disc; null without one. */
  readonly total: ComputedRef<number | null>;
  readonly tryOut: Props['tryOut'];
  nameOf(seat: Seat): string;
  /** Acts from one's seat, and tells a refusal to the person. Whether it was done. */
  send(action: JsonObject & { readonly type: string }): Promise<boolean>;
}

const KEY: InjectionKey<TableContext> = Symbol('takemo');

/** Makes the context from the props of a page's root component, and provides it to everything inside. */
export function provideTable(props: Props): TableContext {
  const toasts = useToasts();
  const seat = computed(() => (typeof props.audience === 'number' ? props.audience : null));
  const context: TableContext = {
    view: computed(() => props.view),
    table: computed(() => props.table),
    audience: computed(() => props.audience),
    review: computed(() => props.review),
    seat,
    camp: computed(() => (seat.value === null ? null : campOf(seat.value))),
    mine: computed(() => seat.value !== null && props.view.turn === seat.value && !props.view.paused),
    remaining: useRemaining(() => props.clock),
    total: computed(() =>
      props.view.options.turnSeconds === 0 ? null : props.view.options.turnSeconds * 1000,
    ),
    tryOut: (action) => props.tryOut(action),
    nameOf: (of) => props.view.players[of] ?? '?',
    async send(action) {
      const answer = await props.act(action, 'seat');
      toasts.refused(answer, AREA);
      return answer.ok;
    },
  };
  provide(KEY, context);
  return context;
}

export function useTable(): TableContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a table of Takemo');
  return context;
}
