import type { OrderId } from '@souk/shared/ids.ts';
import type { CancelLateBody } from '@souk/shared/money/orders/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { saveSettings } from '../../../platform/settings/settings.repo.ts';
import { cancelLocked, giveUpRest } from './cancel.service.ts';
import { isLate, mayCancelLate, type Sent } from './late.policy.ts';
import { lockOrderOf } from './order.access.ts';
import { tellOfOrders } from './order.facts.ts';
import { findLines, insertEvent, type OrderRow, updateOrder } from './order.repo.ts';
import { orderMovedOn, orderNotLate } from './orders.failures.ts';
import { findParcels } from './parcel.repo.ts';
import { findLeft } from './parcel.service.ts';
import { chosenFor } from './refund-choice.ts';

/** A buyer need not wait for what was not shipped in time, nor ask its shop: their money for it goes back. */
export async function cancelLate(
  ctx: UserCtx,
  id: OrderId,
  { refundToWallet }: CancelLateBody,
): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'buyer');
  if (order.state !== 'paid' && order.state !== 'packed') throw orderMovedOn(order.state);
  if (!mayCancelLate(order, await sentOf(tx, order), now)) throw orderNotLate();
  const wanting = await updateOrder(tx, id, await chosenFor(tx, order, refundToWallet));
  const { isRest, after } = await cancelUnshipped(tx, wanting, 'buyer', now);
  await tellOfOrders(tx, [after], isRest ? 'late-rest-cancelled' : 'late-cancelled', now);
}

/**
 * All that was paid goes back; where a part of it was sent, or has tickets, what was paid for the rest. The pieces do not go
 * back on sale: a shop that did not ship them may not have them, or may not be there, and the next buyer would wait as
 * well. The order is locked.
 */
export async function cancelUnshipped(
  tx: Db,
  order: OrderRow,
  by: 'buyer' | 'market',
  now: Date,
): Promise<{ isRest: boolean; after: OrderRow }> {
  const { isPartHad: isRest } = await sentOf(tx, order);
  const after = isRest
    ? await giveUpRest(tx, order, { by, now })
    : await cancelLocked(tx, order, { by, reason: '', now, isLate: true });
  return { isRest, after };
}

/** Writes down that the day of an order is over, which is locked, and tells both. */
export async function noteLate(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const sent = await sentOf(tx, order);
  if (order.late_told_at || !isLate(order, sent, now)) return;
  const late = await updateOrder(tx, order.id, { late_told_at: now });
  await insertEvent(tx, order.id, { kind: 'late', state: order.state, at: now, by: 'market' });
  const fact = sent.isPartHad ? 'late-rest' : 'late';
  await tellOfOrders(tx, [late], mayCancelLate(order, sent, now) ? fact : 'late-to-wait', now);
}

export async function sentOf(tx: Db, order: OrderRow): Promise<Sent> {
  const lines = await findLines(tx, order.id);
  const hasTickets = lines.some(({ kind }) => kind === 'ticket');
  return {
    isLeft: (await findLeft(tx, order)).length > 0,
    isPartHad: hasTickets || (await findParcels(tx, order.id)).length > 0,
  };
}

/** After how many days of delay the market cancels by itself. */
export function setLateCancelDays({ db, clock, actor }: UserCtx, days: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await saveSettings(tx, { lateCancelDays: days });
    await record(tx, {
      actorId: actor.userId,
      action: 'late-orders.changed',
      subject: { kind: 'market', id: 'late-orders' },
      details: { days },
      now: clock.now(),
    });
  });
}
