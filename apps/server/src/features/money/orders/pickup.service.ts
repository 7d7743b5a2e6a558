import type { OrderId } from '@souk/shared/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { takeMoney } from './arranged.service.ts';
import { deliver } from './life.service.ts';
import { lockOrderOf } from './order.access.ts';
import { orderMovedOn } from './orders.failures.ts';

/** Its buyer came, paid and took it along. Said again it is the same; whether it had been told to be ready does not matter. */
export async function receiveAndHandOver(ctx: UserCtx, id: OrderId): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (order.way !== 'pickup') throw orderMovedOn(order.state);
  if (order.delivered_at) return;
  if (order.paid_at) return deliver(tx, order, 'handOver', 'seller', now);
  const paid = await takeMoney(tx, order, now);
  await deliver(tx, paid, 'handOver', 'seller', now, 'paid-and-fetched');
}
