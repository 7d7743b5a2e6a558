import type { LotId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { lockWon } from '../../money/checkout/index.ts';
import { lapse } from './sale.service.ts';
import { findSalesOf, lockClosedLot } from './sales.repo.ts';
import { nothingToPay } from './settlement.failures.ts';

/** Who was offered a lot does not want it; nobody holds that against them. */
export async function declineOffer(ctx: UserCtx, id: LotId): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const lot = await lockClosedLot(tx, id);
  const mine = lot && (await findSalesOf(tx, id)).find(({ buyer_id }) => buyer_id === actor.userId);
  if (!lot || !mine) throw notFound('lot');
  if (mine.state === 'over' && mine.ending === 'declined') return;
  const checkout = mine.checkout_id && (await lockWon(tx, mine.checkout_id));
  if (mine.state !== 'offered' || !checkout || checkout.state !== 'open') throw nothingToPay();
  await lapse({ tx, lot, now: clock.now() }, mine, 'declined');
}
