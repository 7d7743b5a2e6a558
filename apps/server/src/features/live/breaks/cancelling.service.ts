import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { cancelLocked, lockOrder, tellOfOrders } from '../../money/orders/index.ts';
import { tellOfStage } from '../shows/index.ts';
import { spotUnpaid } from './breaks.failures.ts';
import { tellOfBreak } from './breaks.live.ts';
import { findBought, findProgress, updateBreak } from './breaks.repo.ts';
import { holdOpen, stopSelling } from './hosting.service.ts';

/** Calls it off before the draw: buyers of spots get all they paid back, and nothing is drawn. */
export async function cancelBreak(
  { db: tx, actor, clock }: UserCtx,
  id: BreakId,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const { showId } = await holdOpen(tx, actor, id);
  await stopSelling(tx, id);
  if ((await findProgress(tx, id)).isUnsettled) throw spotUnpaid();
  const bought = await findBought(tx, id);
  const ids = bought.map(({ orderId }) => orderId).sort();
  for (const orderId of ids) {
    const order = await lockOrder(tx, orderId);
    if (!order) continue;
    const cancelled = await cancelLocked(tx, order, { by: 'seller', reason, now });
    await tellOfOrders(tx, [cancelled], 'cancelled', now);
  }
  await updateBreak(tx, id, { state: 'cancelled' });
  await tellOfBreak(tx, id, now);
  await tellOfStage(tx, showId, now);
}
