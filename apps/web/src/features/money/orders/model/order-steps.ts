import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { OrderState, orderPath } from '@souk/shared/money/orders/states.ts';
import { shownState } from './shown-state.ts';

export interface OrderStepShown {
  /** Of the path, or what the order came to instead. */
  key: (typeof orderPath)[number] | 'cancelled' | 'refunded' | 'returned';
  at: string | null;
  is: 'done' | 'now' | 'ahead';
}

const ends = ['cancelled', 'refunded', 'returned'] as const;
const isStopped = (state: OrderState) => state === 'disputed' || state === 'return-requested';
const isEnd = (state: OrderState): state is (typeof ends)[number] => ends.some((end) => end === state);

/** The way of an order: all its steps, or those it took before it ended otherwise. */
export function stepsOf(order: Pick<Order, 'path' | 'state' | 'total' | 'changedAt'>) {
  const { path, changedAt } = order;
  const state = shownState(order);
  // Tickets are neither packed nor sent; what is paid at pickup is ready before. Nobody knows whether and when it is completed
  // while something is wrong.
  const way = path.map(({ step }) => step).filter((step) => !(step === 'completed' && isStopped(state)));
  const reached = way.findLastIndex((step) => atOf(path, step) !== null);
  const steps = way.map((key, index): OrderStepShown => {
    const at = atOf(path, key);
    if (index > reached) return { key, at: null, is: 'ahead' };
    // A parcel that was sent at once was packed as well.
    return { key, at, is: index === reached && key !== 'completed' ? 'now' : 'done' };
  });
  if (!isEnd(state)) return steps;
  const taken = steps.slice(0, reached + 1).map((step): OrderStepShown => ({ ...step, is: 'done' }));
  return [...taken, { key: state, at: changedAt, is: 'now' } as const];
}

const atOf = (path: Order['path'], step: string) => path.find((one) => one.step === step)?.at ?? null;
