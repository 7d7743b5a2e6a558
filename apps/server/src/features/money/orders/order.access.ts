import type { OrderId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { lockOrder, type OrderRow } from './order.repo.ts';

type Judged = Pick<OrderRow, 'buyer_id' | 'shop_id' | 'paid_at' | 'pay_until'>;

/**
 * This person's side of an order; to everybody else there is no such order. A shop has those that were paid,
 * or are to be paid to it.
 */
export function sideOf(actor: SignedInUser, order: Judged): 'buyer' | 'seller' | null {
  if (order.buyer_id === actor.userId) return 'buyer';
  const isOrdered = order.paid_at !== null || order.pay_until !== null;
  return order.shop_id === actor.shopId && isOrdered ? 'seller' : null;
}

/** An order for the side that may change it, locked. */
export async function lockOrderOf(
  tx: Db,
  actor: SignedInUser,
  id: OrderId,
  side: 'buyer' | 'seller',
): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order || sideOf(actor, order) !== side) throw notFound('order');
  return order;
}
