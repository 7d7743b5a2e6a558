import type { LotId } from '@souk/shared/ids.ts';
import { lotLogPage, lotOrdersPage } from '@souk/shared/live/settlement/paths.ts';
import type { NotificationText } from '@souk/shared/talk/notifications/texts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify, notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findLotNews, type LotNews } from './lots.repo.ts';

type PreBidText = Extract<NotificationText, `preBid${string}`>;

/**
 * Tells the winners of lots that are over, and their sellers; each hears of theirs once, with the end of its log. A seller
 * also hears of what did not come to its reserve, which they may sell all the same.
 */
export async function tellOfClosed(
  tx: Db,
  { lotIds }: AuctionFacts['lots.closed'],
  now: Date,
): Promise<void> {
  const news: ToTell[] = [];
  for (const lot of await findLotNews(tx, lotIds)) {
    const { leaderId, leader, ownerId } = lot;
    if (!leaderId || lot.stopped) continue;
    // Not by whom: who reads it could tell from that who an alias is.
    const own = { ...newsOf(lot), to: lotOrdersPage(lot.id) };
    if (lot.state === 'sold') {
      news.push({ to: leaderId, notification: wonNews(lot) });
      const sold = { template: 'auction-sold' as const, data: { ...logOf(lot), buyer: leader ?? '' } };
      news.push({ to: ownerId, notification: { text: 'lotSold', ...own, mail: sold } });
    } else if (lot.state === 'passed')
      news.push({ to: ownerId, notification: { text: 'lotBelowReserve', ...own } });
  }
  await notifyAll(tx, news, now);
}

/** Tells who led a lot below its reserve that they have it all the same. */
export async function tellAccepted(tx: Db, lotId: LotId, now: Date): Promise<void> {
  const [lot] = await findLotNews(tx, [lotId]);
  if (lot?.leaderId) await notify(tx, lot.leaderId, wonNews(lot), now);
}

const wonNews = (lot: LotNews): Notification => ({
  ...{ text: 'won', ...newsOf(lot), mail: { template: 'auction-won', data: logOf(lot) } },
});

const logOf = ({ id, title, price: amount, currency, head }: LotNews) => ({
  ...{ product: title, price: { amount, currency }, head: head ?? '', path: lotLogPage(id) },
});

/** Unless they lead again by now. Who was outbid several times is told as often as if each were told alone. */
export async function tellOutbid(
  tx: Db,
  outbid: ReadonlyArray<AuctionFacts['lot.outbid']>,
  now: Date,
): Promise<void> {
  const found = await findLotNews(tx, [...new Set(outbid.map(({ lotId }) => lotId))]);
  const lots = new Map(found.map((lot) => [lot.id, lot]));
  const news = outbid.flatMap(({ lotId, userId }): ToTell[] => {
    const lot = lots.get(lotId);
    if (lot?.state !== 'running' || lot.leaderId === userId) return [];
    return [{ to: userId, notification: { text: 'outbid', ...newsOf(lot) } }];
  });
  await notifyAll(tx, news, now);
}

/** Tells who bid on a lot before it began that this did not count, and why, while there is something to do about it. */
export async function tellPreBidRefused(
  tx: Db,
  { lotId, userId, why }: AuctionFacts['lot.pre-bid-refused'],
  now: Date,
): Promise<void> {
  const [lot] = await findLotNews(tx, [lotId]);
  if (!lot) return;
  const { params, ...news } = newsOf(lot);
  const text = preBidTexts[why] ?? 'preBidNotCounted';
  await notify(tx, userId, { text, params: { product: params.product }, ...news }, now);
}

const preBidTexts: Readonly<Record<string, PreBidText>> = {
  bidding_blocked: 'preBidNotWanted',
  bidder_rejected: 'preBidNotWanted',
  bidder_approval_pending: 'preBidNotApproved',
  over_bidder_limit: 'preBidOverLimit',
  cooling_down: 'preBidOnBreak',
  spending_limit_reached: 'preBidOverOwnLimit',
  currency_not_counted: 'preBidOverOwnLimit',
  bid_card_needed: 'preBidNoCard',
  bid_address_needed: 'preBidNoAddress',
  bid_not_sent: 'preBidNotSent',
  confirm_bid: 'preBidNotConfirmed',
};

const newsOf = ({ id, showId, productId, title, price, currency, picture }: LotNews) => ({
  params: { product: title, price: { amount: price, currency } },
  ...{ about: id, to: showId ? `/live/${showId}` : `/product/${productId}`, picture },
});
