import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { guardSpending } from '../../identity/self-limits/index.ts';
import { committedSince } from '../orders/index.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import { isWonByBid } from './won.repo.ts';

/**
 * Refuses what the buyer's own limits forbid. Wins were checked at the bid, and a gift costs nothing; a
 * runner-up is checked like any buyer, and so is who is sold below the reserve what bound them no more.
 */
export async function guardOwnLimits(
  tx: Db,
  { source, lot_id, buyer_id }: Pick<CheckoutRow, 'source' | 'lot_id' | 'buyer_id'>,
  prices: Promise<readonly Money[]>,
  now: Date,
): Promise<void> {
  if (
    source === 'giveaway' ||
    (lot_id !== null && (await isWonByBid(tx, { lotId: lot_id, userId: buyer_id })))
  )
    return;
  await guardSpending(tx, buyer_id, prices, now, committedSince(lot_id));
}
