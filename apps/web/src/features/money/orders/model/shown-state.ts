import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';

/** What an order is said to be: no money went back of one that cost nothing. */
export const shownState = ({ state, total }: Pick<Order, 'state' | 'total'>): OrderState =>
  state === 'refunded' && total.amount === 0 ? 'cancelled' : state;
