import { healthDays, lowStock, type SellerHome, salesDays } from '@souk/shared/desk/seller-home/schema.ts';
import type { ShopId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { countPreBids } from '../../live/auctions/index.ts';
import { findNextShow, findShowsHeld } from '../../live/shows/index.ts';
import { countPhotoless, findLowStock } from '../../market/catalog/index.ts';
import { findEventPage } from '../../market/events/index.ts';
import { countWaitingOffers } from '../../market/offers/index.ts';
import { countUnanswered } from '../../market/reviews/index.ts';
import { averageRating, getShop } from '../../market/shops/index.ts';
import type { ShowCardRow } from '../../market/showcase/index.ts';
import { cancellationsOf, countOrdersTo, findSales, findShopHealth } from '../../money/orders/index.ts';
import { getOverview } from '../../money/payouts/index.ts';
import { countQuestions, findAnswerTime } from '../../talk/messaging/index.ts';
import { presentSellerHome } from './seller-home.presenter.ts';

const DAY_MS = 86_400_000;

/** What waits for a seller now and how their shop is doing, asked of everyone who knows a part of it. */
export async function getSellerHome(
  ctx: UserCtx,
  provider: Pick<PaymentProvider, 'kind'>,
  shopId: ShopId,
): Promise<SellerHome> {
  const { db, clock } = ctx;
  const now = clock.now();
  const { shop } = await getShop(ctx, shopId);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [
    orders,
    offers,
    questions,
    reviews,
    drafts,
    low,
    [show, preBids],
    shows,
    events,
    sales,
    payout,
    cancelled,
    kept,
    answersInMinutes,
    settings,
  ] = await Promise.all([
    countOrdersTo(db, shop.id),
    countWaitingOffers(db, shop.id, now),
    countQuestions(db, { ownerId: shop.owner.id, shopId: shop.id }, now),
    countUnanswered(db, shop.id),
    countPhotoless(db, shop.id),
    findLowStock(db, shop.id, { pieces: lowStock.pieces, limit: lowStock.shown }),
    withPreBids(db, shop.id),
    findShowsHeld(db, shop.id, { since: daysAgo(salesDays), timeZone: shop.timeZone }),
    findEventPage(db, { shop: shop.id, from: now }, null, 1),
    findSales(db, shop, { since: daysAgo(2 * salesDays), timeZone: shop.timeZone }),
    getOverview(ctx, provider, shop.id),
    cancellationsOf(db, [shop.id], now),
    findShopHealth(db, shop.id, { since: daysAgo(healthDays), now, timeZone: shop.timeZone }),
    findAnswerTime(db, shop.owner.id, now),
    readSettings(db, { demo: false }),
  ]);
  return presentSellerHome({
    ...{ shop, now, orders, offers, questions, reviews, drafts, low, show, preBids, shows, sales },
    event: events[0],
    payout,
    health: { ...kept, answersInMinutes, rating: averageRating(shop) },
    cancellations: { ...cancelled(shop.id), limit: settings.cancelRateLimit },
  });
}

async function withPreBids(db: Db, shopId: ShopId): Promise<[ShowCardRow | undefined, number]> {
  const show = await findNextShow(db, shopId);
  return [show, show ? await countPreBids(db, show.id) : 0];
}
