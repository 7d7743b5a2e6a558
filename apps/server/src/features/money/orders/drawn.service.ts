import type { OrderId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findParties } from './order.facts.ts';
import { showOrders } from './order.live.ts';
import { lockOrder, updateOrder } from './order.repo.ts';

/** What was drawn for what a buyer bought, by what it was drawn in. */
export interface DrawnFor {
  orderId: OrderId;
  from: string;
  drawn: string;
}

/** An order says what was drawn as it says which variant was chosen, on its page and its papers. */
export async function noteDrawn(tx: Db, all: readonly DrawnFor[], now: Date): Promise<void> {
  const latest = new Map<UserId, string>();
  for (const { orderId, from, drawn } of all.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    await lockOrder(tx, orderId);
    await tx
      .updateTable('order_lines')
      .set({ options: JSON.stringify({ [from]: drawn }) })
      .where('order_id', '=', orderId)
      .execute();
    const order = await updateOrder(tx, orderId, { drawn_at: now });
    const { owner } = await findParties(tx, order);
    latest.set(order.buyer_id, order.id).set(owner, order.id);
  }
  await showOrders(tx, latest, now);
}
