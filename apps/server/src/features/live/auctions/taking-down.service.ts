import type { LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { publishAll } from '../../../platform/outbox/outbox.ts';
import { notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import type { ShowFacts } from '../shows/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findWaiting, putOrder } from './lots.repo.ts';
import { type BidOnLot, deleteLots, findBidOn, holdWaitingOf, isOnSale } from './taking-down.repo.ts';

type Dropped = AuctionFacts['pre-bids.dropped'];

const TOLD_AT_ONCE = 200;

/** The waiting auction of a product that stands alone, which is off sale. */
export const takeDownAuction = (tx: Db, productId: ProductId) =>
  takeDown(tx, sql`l.show_id is null and l.product_id = ${productId}`, 'taken-down');

/** All of a seller's that wait apart from shows. */
export const takeDownAuctionsOf = (tx: Db, sellerId: UserId) =>
  takeDown(tx, sql`l.show_id is null and ${isSoldBy(sellerId)}`, 'taken-down');

/** One that waits in a show. False when there is none. */
export const takeOffList = async (tx: Db, id: LotId): Promise<boolean> =>
  (await takeAllOffList(tx, [id])) > 0;

/** Those of them that wait. Gives how many. */
export const takeAllOffList = (tx: Db, ids: readonly LotId[]): Promise<number> =>
  takeDown(tx, sql`l.id = ${anyOf(ids)} and l.show_id is not null`, 'off-list');

/** Takes a seller's waiting products out of a show. True when there were any. */
export async function takeOffListOf(tx: Db, showId: ShowId, sellerId: UserId): Promise<boolean> {
  const count = await takeDown(tx, sql`l.show_id = ${showId} and ${isSoldBy(sellerId)}`, 'off-list');
  if (count === 0) return false;
  await putOrder(tx, showId, await findWaiting(tx, showId));
  return true;
}

const isSoldBy = (sellerId: UserId) =>
  sql`exists (select from shops s where s.id = p.shop_id and s.owner_id = ${sellerId})`;

/** Takes away those of the lots `l` of products `p` that wait; who bid on them beforehand is told. Gives how many. */
async function takeDown(tx: Db, which: RawBuilder<unknown>, why: Dropped['why']): Promise<number> {
  const ids = await holdWaitingOf(tx, which);
  if (ids.length === 0) return 0;
  const bidOn = await findBidOn(tx, ids);
  await deleteLots(tx, ids);
  await announce(tx, bidOn, why);
  return ids.length;
}

/** What still waited as a show ended is not sold, though its lots stay there. */
export async function dropNotReached(tx: Db, { showId }: ShowFacts['show.ended']): Promise<void> {
  await announce(tx, await findBidOn(tx, await findWaiting(tx, showId)), 'not-reached');
}

const announce = (tx: Db, lots: readonly BidOnLot[], why: Dropped['why']): Promise<void> =>
  publishAll(
    tx,
    'pre-bids.dropped' satisfies keyof AuctionFacts,
    lots.flatMap((lot) =>
      Array.from({ length: Math.ceil(lot.bidders.length / TOLD_AT_ONCE) }, (_, at): Dropped => {
        const bidders = lot.bidders.slice(at * TOLD_AT_ONCE, (at + 1) * TOLD_AT_ONCE);
        return { ...lot, bidders, why };
      }),
    ),
  );

/** Tells those who bid beforehand that there is nothing to bid on. */
export async function tellPreBidsDropped(tx: Db, dropped: Dropped, now: Date): Promise<void> {
  const { lotId, productId, showId, picture, bidders, why } = dropped;
  const page = (await isOnSale(tx, productId)) ? `/product/${productId}` : OWN_AUCTIONS;
  const said = { about: lotId, to: showId ? `/live/${showId}` : page, picture };
  const params = { product: dropped.title, show: dropped.show ?? '' };
  const tell = (to: UserId): ToTell => ({
    to,
    notification:
      why === 'taken-down'
        ? { text: 'lotTakenDown', params: { product: params.product }, ...said }
        : { text: why === 'off-list' ? 'lotOffList' : 'lotNotReached', params, ...said },
  });
  await notifyAll(tx, bidders.map(tell), now);
}

/** Tells those who bid on an auction that waits that it begins at another time, unless it began or was taken down. */
export async function tellPreBidsMoved(
  tx: Db,
  { lotId }: AuctionFacts['pre-bids.moved'],
  now: Date,
): Promise<void> {
  const [lot] = await findBidOn(tx, [lotId]);
  if (!lot) return;
  const { productId, title: product, picture } = lot;
  const said = { about: lotId, to: `/product/${productId}`, picture };
  await notifyAll(
    tx,
    lot.bidders.map((to) => ({ to, notification: { text: 'lotMoved', params: { product }, ...said } })),
    now,
  );
}

const OWN_AUCTIONS = '/settings/auction/participate-list';
