/** What every component of the table needs to know: the view, who looks at it, and how to act. Provided once. */
import { computed, inject, provide, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import type { CommonView, Seat } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import type { Review, View } from '#engine/games/rondo/model';
import { useRemaining } from '../../../composables/useRemaining';
import { useToasts } from '../../../stores/toasts';
import type { GameProps } from '../../contract';
import { facingSeat } from '../holder/facing';
import { AREA } from './text';

export type Props = GameProps<View, Review>;
export type GameView = View & CommonView;

export interface TableContext {
  readonly view: ComputedRef<GameView>;
  readonly table: ComputedRef<Props['table']>;
  readonly audience: ComputedRef<Props['audience']>;
  /** One's own; null for who watches or referees. */
  readonly seat: ComputedRef<Seat | null>;
  /** Whether it is one's own turn, and the game runs. */
  readonly mine: ComputedRef<boolean>;
  /** Whether one still has to choose for the opening, and the game runs. */
  readonly choosing: ComputedRef<boolean>;
  /** Milliseconds left; null when no clock runs. */
  readonly remaining: Readonly<Ref<number | null>>;
  /** The whole time of what runs in ms, for the clock's disc; null when nothing does. */
  readonly total: ComputedRef<number | null>;
  readonly tryOut: Props['tryOut'];
  nameOf(seat: Seat): string;
  /** Where a seat is, in degrees round the table: see `holder/facing.ts`. */
  angleOf(seat: Seat): number;
  /** Acts from one's seat, and tells a refusal to the person. Whether it was done. */
  send(action: JsonObject & { readonly type: string }): Promise<boolean>;
}

const KEY: InjectionKey<TableContext> = Symbol('rondo');

function totalOf({ phase, options }: GameView): number | null {
  if (phase === 'opening') return options.openingSeconds * 1000;
  return phase === 'turn' ? options.turnSeconds * 1000 : null;
}

/** Makes the context from the props of a page's root component, and provides it to everything inside. */
export function provideTable(props: Props): TableContext {
  const toasts = useToasts();
  const seat = computed(() => (typeof props.audience === 'number' ? props.audience : null));
  const context: TableContext = {
    view: computed(() => props.view),
    table: computed(() => props.table),
    audience: computed(() => props.audience),
    seat,
    mine: computed(() => seat.value !== null && props.view.turn === seat.value && !props.view.paused),
    choosing: computed(
      () =>
        seat.value !== null &&
        props.view.phase === 'opening' &&
        props.view.bid === null &&
        !props.view.paused,
    ),
    remaining: useRemaining(() => props.clock),
    total: computed(() => totalOf(props.view)),
    tryOut: (action) => props.tryOut(action),
    nameOf: (of) => props.view.players[of] ?? '?',
    // Who only watches looks over the shoulder of the first.
    angleOf: (of) => facingSeat(of, props.view.players.length, seat.value ?? 0),
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
  if (context === undefined) throw new Error('outside a table of Rondo');
  return context;
}
