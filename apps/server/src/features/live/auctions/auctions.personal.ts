import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { findBidsBy, forgetAsBidder, holdLot } from './bids.repo.ts';
import { takeDownAuctionsOf } from './taking-down.service.ts';
import { tellOfPreBids } from './telling-of-pre-bids.service.ts';

/** What a person bids on and leads, and which of their products wait to be auctioned. */
export const auctionsPart: PersonalPart = {
  name: 'auctions',
  give: async (db, userId) => ({
    leading: await db
      .selectFrom('lots')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['products.title', 'lots.price_amount as amount', 'lots.currency', 'lots.state'])
      .where('leader_id', '=', userId)
      .orderBy('lots.id')
      .execute(),
    bids: await findBidsBy(db, userId),
    preBids: await db
      .selectFrom('lot_pre_bids as b')
      .innerJoin('lots', 'lots.id', 'b.lot_id')
      .innerJoin('products', 'products.id', 'lots.product_id')
      .select(['products.title', 'b.amount', 'b.currency', 'b.given_at as at'])
      .where('b.user_id', '=', userId)
      .orderBy('b.given_at')
      .execute(),
  }),
  async heldBy(tx, userId) {
    const { rows } = await sql<{ reason: string }>`
      select 'auction_running' as reason from lots join products on products.id = product_id
        join shops on shops.id = products.shop_id where owner_id = ${userId} and lots.state = 'running'
      union all
      select 'leading_bid' from lots where leader_id = ${userId} and state = 'running'
      limit 1`.execute(tx);
    return rows[0]?.reason ?? null;
  },
  // Logs keep the number that they had there, and no name.
  async forget(tx, userId) {
    await takeDownAuctionsOf(tx, userId);
    for (const id of await forgetAsBidder(tx, userId)) {
      const lot = await holdLot(tx, id);
      if (lot?.state === 'queued') await tellOfPreBids(tx, lot);
    }
  },
};
