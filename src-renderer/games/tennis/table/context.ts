/** What every component of the table needs to know: the view, who looks at it, and how to act. Provided once. */
import { computed, inject, provide, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import type { CommonView, Seat } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import type { Review, TableCard, View } from '#engine/games/tennis/model';
import { useRemaining } from '../../../composables/useRemaining';
import { useToasts } from '../../../stores/toasts';
import type { GameProps } from '../../contract';
import type { Calling } from '../logic/call';
import { useCalling } from '../logic/calling';
import { momentOf, type Moment } from '../logic/moment';
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
  /** The cards on the table. */
  readonly cards: ComputedRef<readonly TableCard[]>;
  readonly moment: ComputedRef<Moment>;
  readonly calling: ComputedRef<Required<Calling>>;
  /** Milliseconds left; null when no clock runs. */
  readonly remaining: Readonly<Ref<number | null>>;
  /** The whole time that the clock began with, in ms, for its disc; null without one. */
  readonly total: ComputedRef<number | null>;
  readonly tryOut: Props['tryOut'];
  nameOf(seat: Seat): string;
  /** Acts from one's seat, and tells a refusal to the person. Whether it was done. */
  send(action: JsonObject & { readonly type: string }): Promise<boolean>;
}

const KEY: InjectionKey<TableContext> = Symbol('tennis');

/** The cards of a view's table, each with its direction where it has one. */
export function cardsOf({ table }: Pick<View, 'table'>): TableCard[] {
  return table.map((card) => (typeof card === 'string' ? { card } : card));
}

/** Makes the context from the props of a page's root component, and provides it to everything inside. */
export function provideTable(props: Props): TableContext {
  const toasts = useToasts();
  const seat = computed(() => (typeof props.audience === 'number' ? props.audience : null));
  const calling = useCalling(() => props.view);
  const context: TableContext = {
    view: computed(() => props.view),
    table: computed(() => props.table),
    audience: computed(() => props.audience),
    seat,
    mine: computed(() => seat.value !== null && props.view.turn === seat.value && !props.view.paused),
    cards: computed(() => cardsOf(props.view)),
    moment: computed(() => momentOf(props.view)),
    calling,
    remaining: useRemaining(() => props.clock),
    total: computed(() => {
      const { phase, options } = props.view;
      const seconds = phase === 'answer' ? options.answerSeconds : options.turnSeconds;
      return seconds === 0 ? null : seconds * 1000;
    }),
    tryOut: (action) => props.tryOut(action),
    nameOf: (of) => calling.value.nameOf(of),
    async send(action) {
      const answer = await props.act(action, 'seat', 'asShown');
      toasts.refused(answer, AREA);
      return answer.ok;
    },
  };
  provide(KEY, context);
  return context;
}

export function useTable(): TableContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a table of Tennis');
  return context;
}
