import { randomUUID } from 'node:crypto';
import { walletHeld, walletReleased } from '@souk/shared/money/ledger/wallet.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Entry } from '../ledger/index.ts';
import { type OrderRow, updateOrder } from './order.repo.ts';
import { orderNumber } from './order-words.ts';

// What an order's buyer pays of it from their wallet is set aside when paying begins, and then taken or given back.

/** Sets aside what the wallet pays of these orders, as each of them names it. */
export const heldCredit = (orders: readonly OrderRow[], now: Date): Entry[] =>
  orders.flatMap((order) => (order.credit_hold ? [held(order, order.credit_hold, now)] : []));

/** Takes it once more, for orders that are paid after it was given back. */
export const heldAgain = (orders: readonly OrderRow[], now: Date): Entry[] =>
  orders.filter(lacksCredit).map((order) => held(order, randomUUID(), now));

/** Its wallet's part is not there, as when it was given back. */
export const lacksCredit = ({ credit, credit_hold }: OrderRow): boolean => credit > 0 && credit_hold === null;

/** Gives back what is set aside for these, once; what the books have to say of it is for their caller to post. */
export async function returnCredit(tx: Db, orders: readonly OrderRow[], now: Date): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const order of orders) {
    if (!order.credit_hold) continue;
    await updateOrder(tx, order.id, { credit_hold: null });
    entries.push({
      ...about(order, now),
      key: `credit-released:${order.credit_hold}`,
      kind: 'wallet-released',
      postings: walletReleased(order.buyer_id, order.credit),
    });
  }
  return entries;
}

const held = (order: OrderRow, hold: string, now: Date): Entry => ({
  ...about(order, now),
  key: `credit-held:${hold}`,
  kind: 'wallet-held',
  postings: walletHeld(order.buyer_id, order.credit),
});

const about = ({ id, number, currency }: OrderRow, at: Date) => ({
  ...{ at, currency },
  about: { orderId: id, order: orderNumber(number) },
});
