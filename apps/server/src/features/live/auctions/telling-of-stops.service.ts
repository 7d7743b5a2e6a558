import type { LotId, UserId } from '@souk/shared/ids.ts';
import { lotLogPage } from '@souk/shared/live/settlement/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publishAll } from '../../../platform/outbox/outbox.ts';
import { notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findBiddersOf, findLotNews } from './lots.repo.ts';

type Stopped = AuctionFacts['lot.stopped-alone'];

const TOLD_AT_ONCE = 200;

/** That a lot apart from shows was stopped, for all who ever bid on it. */
export async function announceStop(tx: Db, lotId: LotId): Promise<void> {
  const bidders = await findBiddersOf(tx, lotId);
  const facts = Array.from({ length: Math.ceil(bidders.length / TOLD_AT_ONCE) }, (_, at): Stopped => {
    return { lotId, bidders: bidders.slice(at * TOLD_AT_ONCE, (at + 1) * TOLD_AT_ONCE) };
  });
  await publishAll(tx, 'lot.stopped-alone' satisfies keyof AuctionFacts, facts);
}

/** Where they read why is its log. */
export async function tellOfStop(tx: Db, { lotId, bidders }: Stopped, now: Date): Promise<void> {
  const [lot] = await findLotNews(tx, [lotId]);
  if (!lot) return;
  const tell = (to: UserId): ToTell => ({
    to,
    notification: {
      ...{ text: 'lotStoppedForBidders', params: { product: lot.title } },
      ...{ about: lotId, to: lotLogPage(lotId), picture: lot.picture },
    },
  });
  await notifyAll(tx, bidders.map(tell), now);
}
