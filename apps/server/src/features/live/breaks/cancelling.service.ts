import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { cancelLocked, lockOrder, tellOfOrders } from '../../money/orders/index.ts';
import { tellOfStage } from '../shows/index.ts';
import { spotUnpaid } from './breaks.failures.ts';
import { tellOfBreak } from './breaks.live.ts';
import { type Break, findBought, findProgress, updateBreak } from './breaks.repo.ts';
import { holdOpen, keepUnsold, stopSelling } from './hosting.service.ts';

/** Calls it off before the draw: buyers of spots get all they paid back, and nothing is drawn. */
export async function cancelBreak(
  { db: tx, actor, clock }: UserCtx,
  id: BreakId,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const one = await holdOpen(tx, actor, id);
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
  await callOff(tx, one);
  await tellOfBreak(tx, id, now);
  await tellOfStage(tx, one.showId, now);
}

/** Nothing is drawn for its spots, and so none of them is sold, run again or handed on. */
export async function callOff(tx: Db, one: Pick<Break, 'id' | 'spots'>): Promise<void> {
  await updateBreak(tx, one.id, { state: 'cancelled' });
  await keepUnsold(tx, one.spots);
}
