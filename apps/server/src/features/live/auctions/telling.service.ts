import type { LotId } from '@souk/shared/ids.ts';
import { lotLogPage, lotOrdersPage } from '@souk/shared/live/settlement/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notify, notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findLotNews, type LotNews } from './lots.repo.ts';

/** Tells the winners of lots that are over, and their sellers; each hears of theirs once, with the end of its log. */
export async function tellOfSold(tx: Db, { lotIds }: AuctionFacts['lots.closed'], now: Date): Promise<void> {
  const lots = (await findLotNews(tx, lotIds)).filter(({ state }) => state === 'sold');
  const news: ToTell[] = [];
  for (const lot of lots) {
    const { leaderId, leader, ownerId, head, title: product, price: amount, currency } = lot;
    if (!leaderId) continue;
    const own = newsOf(lot);
    const data = { product, price: { amount, currency }, head: head ?? '', path: lotLogPage(lot.id) };
    const mail = { template: 'auction-won' as const, data };
    news.push({ to: leaderId, notification: { text: 'won', ...own, mail } });
    const sold = { template: 'auction-sold' as const, data: { ...data, buyer: leader ?? '' } };
    news.push({
      to: ownerId,
      notification: { text: 'lotSold', ...own, to: lotOrdersPage(lot.id), by: leaderId, mail: sold },
    });
  }
  await notifyAll(tx, news, now);
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
