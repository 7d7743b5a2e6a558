import type { DisputeId, OrderId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { isStaff, type SignedInUser } from '../../../platform/session/actor.ts';
import { findOrder, lockOrder, type OrderRow, sideOf } from '../orders/index.ts';
import { type DisputeRow, findDispute } from './dispute.repo.ts';

export type Side = 'buyer' | 'seller' | 'staff';

export interface Matter {
  order: OrderRow;
  dispute: DisputeRow;
  as: Side;
}

/** Which side of an order this person is on; null where it does not concern them. */
export const sideOfMatter = (actor: SignedInUser, order: OrderRow): Side | null =>
  sideOf(actor, order) ?? (isStaff(actor) ? 'staff' : null);

export async function findMatter(db: Db, actor: SignedInUser, id: DisputeId): Promise<Matter> {
  const dispute = await findDispute(db, id);
  const order = dispute && (await findOrder(db, dispute.order_id));
  const as = order && sideOfMatter(actor, order);
  if (!as) throw notFound('dispute');
  return { order, dispute, as };
}

/** The same for a change: everything that is done about an order waits for its turn. */
export async function lockMatter(tx: Db, actor: SignedInUser, id: DisputeId): Promise<Matter> {
  const seen = await findDispute(tx, id);
  const order = seen && (await lockOrder(tx, seen.order_id));
  const as = order && sideOfMatter(actor, order);
  // Read again, as it stands now that nobody else changes it.
  const dispute = as && (await findDispute(tx, id));
  if (!dispute) throw notFound('dispute');
  return { order, dispute, as };
}

/** As a gift does: there is nothing to give back for it. */
export const costNothing = ({ total }: Pick<OrderRow, 'total'>): boolean => total === 0;

export async function lockOrderAsBuyer(tx: Db, actor: SignedInUser, id: OrderId): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order || sideOf(actor, order) !== 'buyer') throw notFound('order');
  return order;
}
