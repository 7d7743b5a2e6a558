import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish, publishAll } from '../../../platform/outbox/outbox.ts';

/** What bidders announce through the outbox. */
export interface BidderFacts {
  /** A bidder who has to be approved first has bid, which asks their seller. */
  'bidder.asking': { shopId: ShopId; userId: UserId };
  /** A seller let someone bid, or not. */
  'bidder.decided': { userId: UserId };
}

/** Each once, however often they bid. */
export function announceAsking(tx: Db, asking: readonly BidderFacts['bidder.asking'][]): Promise<void> {
  const each = new Map(asking.map(({ shopId, userId }) => [userId, { shopId, userId }]));
  return publishAll(tx, 'bidder.asking', [...each.values()]);
}

export const announceDecided = (tx: Db, userId: UserId): Promise<void> =>
  publish(tx, 'bidder.decided' satisfies keyof BidderFacts, { userId });
