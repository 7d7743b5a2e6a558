import type { OwnAuction, OwnAuctionPage, OwnAuctionQuery } from '@souk/shared/live/auction-lists/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { soldAt } from './auction-lists.presenter.ts';
import { countOwnAuctions, findOwnAuctions, type OwnAuctionRow } from './own-auctions.repo.ts';

/** Every auction one has to do with, by where one stands in it. */
export async function listOwnAuctions(
  { db, actor }: UserCtx,
  { view, cursor, limit }: OwnAuctionQuery,
): Promise<OwnAuctionPage> {
  const after = readCursor(cursor, z.tuple([z.literal(`auctions ${view}`), cursorMoment, z.uuid()]));
  const page = { after: after && { at: after[1], id: after[2] }, limit: limit + 1 };
  const [found, counts] = await Promise.all([
    findOwnAuctions(db, actor, view, page),
    countOwnAuctions(db, actor),
  ]);
  const { rows, nextCursor } = pageOf(found, limit, ({ place, lot }) => [`auctions ${view}`, place, lot.id]);
  return { items: rows.map(presentOwnAuction), nextCursor, counts };
}

const presentOwnAuction = ({ lot, state, price, ownBid, startsAt, ...row }: OwnAuctionRow): OwnAuction => ({
  ...{ lot: { ...soldAt(lot, price), state }, shop: row.shop, show: row.show, watchers: row.watchers },
  settlement: row.settlement,
  startsAt: startsAt?.toISOString() ?? null,
  ownBid: ownBid === null ? null : { amount: ownBid, currency: lot.currency },
});
