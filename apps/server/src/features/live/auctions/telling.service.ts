import type { LotId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notify } from '../../talk/notifications/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findLotNews, type LotNews } from './lots.repo.ts';

/** Tells the winners of lots that are over; each hears of theirs once. */
export async function tellWinners(tx: Db, { lotIds }: AuctionFacts['lots.closed'], now: Date): Promise<void> {
  const lots = (await findLotNews(tx, lotIds)).filter(({ state }) => state === 'sold');
  // In one order, as everyone who tells several people.
  for (const lot of lots.toSorted((a, b) => (String(a.leaderId) < String(b.leaderId) ? -1 : 1)))
    if (lot.leaderId) await notify(tx, lot.leaderId, { text: 'won', ...newsOf(lot) }, now);
}

/** Unless they lead again by now. */
export async function tellOutbid(
  tx: Db,
  { lotId, userId }: AuctionFacts['lot.outbid'],
  now: Date,
): Promise<void> {
  const [lot] = await findLotNews(tx, [lotId]);
  if (lot?.state !== 'running' || lot.leaderId === userId) return;
  await notify(tx, userId, { text: 'outbid', ...newsOf(lot) }, now);
}

const newsOf = ({ id, showId, productId, title, price, currency, picture }: LotNews & { id: LotId }) => ({
  params: { product: title, price: { amount: price, currency } },
  ...{ about: id, to: showId ? `/live/${showId}` : `/product/${productId}`, picture },
});
