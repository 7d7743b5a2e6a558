import { shareOut } from '@souk/shared/money/fees/share-out.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderRow } from './order.repo.ts';
import { cardLeft, sumRefunds } from './refund.repo.ts';

/** Of each order of a payment what its card has left of it, or its share of that where less was taken or given back. */
export async function splitOver(
  tx: Db,
  orders: readonly OrderRow[],
  amount: number,
): Promise<Array<{ order: OrderRow; amount: number }>> {
  const paid = orders.filter(({ paid_at, chargeback_id }) => paid_at !== null && chargeback_id === null);
  const left: number[] = [];
  for (const order of paid) left.push(cardLeft(order, await sumRefunds(tx, order.id)));
  const all = left.reduce((sum, one) => sum + one, 0);
  const shares = amount >= all ? left : shareOut(amount, left);
  return paid
    .map((order, place) => ({ order, amount: shares[place] ?? 0 }))
    .filter((share) => share.amount > 0);
}
