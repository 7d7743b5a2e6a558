import type { LotId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { BidOnLot } from './taking-down.repo.ts';

/** What lots announce through the outbox. */
export interface AuctionFacts {
  /** These stand alone and run from now on. */
  'lots.started': { lotIds: LotId[] };
  /** These are over, all closed together. */
  'lots.closed': { lotIds: LotId[] };
  /** The team stopped one that stands alone; these bid on it. */
  'lot.stopped-alone': { lotId: LotId; bidders: UserId[] };
  /** A bid that was given before a lot began did not count. */
  'lot.pre-bid-refused': { lotId: LotId; userId: UserId; why: string };
  /** A lot that these bid on beforehand never begins; it may be gone by now. */
  'pre-bids.dropped': BidOnLot & { why: 'taken-down' | 'off-list' | 'not-reached' };
  /** A lot that stands alone begins at another time than it was to. */
  'pre-bids.moved': { lotId: LotId };
  /** Who led a lot does not any more, or bid on it before it began. Who is in its show’s room sees it at once. */
  'lot.outbid': { lotId: LotId; userId: UserId };
}

export const announceLots = <Topic extends keyof AuctionFacts>(
  tx: Db,
  topic: Topic,
  fact: AuctionFacts[Topic],
): Promise<void> => publish(tx, topic, fact);
