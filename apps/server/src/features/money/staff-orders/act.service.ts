import type { OrderId } from '@souk/shared/ids.ts';
import { unfrozen } from '@souk/shared/money/ledger/shop-money.ts';
import { shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { StaffActBody } from '@souk/shared/money/staff-orders/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { notify } from '../../talk/notifications/index.ts';
import { freezing } from '../disputes/index.ts';
import { ofShop, post } from '../ledger/index.ts';
import {
  cancelLocked,
  findParcels,
  findParties,
  insertEvent,
  lockOrder,
  type OrderRow,
  orderMovedOn,
  orderNumber,
  refundLocked,
  sideOf,
  staffActsFor,
  tellOfOrders,
  updateOrder,
} from '../orders/index.ts';

const actions = {
  refund: 'order.refunded',
  cancel: 'order.cancelled',
  hold: 'order.held',
  release: 'order.released',
} as const;

/** Staff step in, with a reason that is written down for good; the shop is told of each act. */
export async function actOnOrder(ctx: UserCtx, id: OrderId, body: StaffActBody): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  const order = await lockOrder(tx, id);
  if (!order) throw notFound('order');
  if (sideOf(actor, order) !== null) throw forbidden('This order is one of your own.');
  const isPartSent = (await findParcels(tx, id)).length > 0;
  if (!staffActsFor(order, { isPartSent }).includes(body.act)) throw orderMovedOn(order.state);
  const after = await act(tx, order, body, now);
  await record(tx, {
    actorId: actor.userId,
    action: actions[body.act],
    subject: { kind: 'user', id: order.buyer_id },
    details: {
      order: orderNumber(order.number),
      reason: body.reason,
      ...(body.act === 'refund' ? { amount: after.refunded - order.refunded, currency: order.currency } : {}),
    },
    now,
  });
  const { owner, picture } = await findParties(tx, order);
  const told = { text: 'orderByStaff' as const, params: { order: orderNumber(order.number) } };
  await notify(tx, owner, { ...told, about: id, to: shopOrderPage(id), picture }, now);
  await tellOfOrders(tx, [after], body.act === 'cancel' ? 'cancelled' : 'changed', now);
}

function act(tx: Db, order: OrderRow, body: StaffActBody, now: Date): Promise<OrderRow> {
  const { reason } = body;
  switch (body.act) {
    case 'refund': {
      const of = body.amount ? { kind: 'amount' as const, amount: body.amount } : { kind: 'all' as const };
      return refundLocked(tx, order, { of, reason, restock: false, by: 'staff', now });
    }
    case 'cancel':
      return cancelLocked(tx, order, { reason, by: 'staff', now });
    case 'hold':
      return hold(tx, order, reason, now);
    case 'release':
      return release(tx, order, reason, now);
  }
}

/** What its shop earned with it stays here until it is released. */
async function hold(tx: Db, order: OrderRow, reason: string, now: Date): Promise<OrderRow> {
  const entry = await freezing(tx, order, `held:${order.id}:${order.version}`, now);
  const held = await updateOrder(tx, order.id, { held_at: now });
  await insertEvent(tx, order.id, { kind: 'held', state: order.state, at: now, by: 'staff', note: reason });
  if (entry) await post(tx, entry);
  return held;
}

async function release(tx: Db, order: OrderRow, reason: string, now: Date): Promise<OrderRow> {
  // While it was held its shop could do nothing: it has all of its days again.
  const late_told_at = order.late_told_at && now;
  const released = await updateOrder(tx, order.id, { held_at: null, late_told_at });
  await insertEvent(tx, order.id, {
    kind: 'released',
    state: order.state,
    at: now,
    by: 'staff',
    note: reason,
  });
  const isStopped = order.state === 'disputed' || order.state === 'return-requested';
  // What something is open about stays frozen for that.
  if (isStopped) return released;
  await post(tx, {
    ...{ key: `released:${order.id}:${order.version}`, kind: 'unfrozen', at: now, currency: order.currency },
    about: { orderId: order.id },
    postings: ofShop(order.shop_id, unfrozen, order.state === 'completed' ? 'available' : 'pending'),
  });
  return released;
}
