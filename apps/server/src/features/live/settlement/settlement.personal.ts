import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { lapse } from './sale.service.ts';
import { findSale, lockClosedLot } from './sales.repo.ts';

/** What a person won or was offered, and what of it they did not pay. */
export const settlementPart: PersonalPart = {
  name: 'settlement',
  give: async (db, userId) => ({
    won: await db
      .selectFrom('lot_sales as s')
      .innerJoin('lots as l', 'l.id', 's.lot_id')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select(['p.title', 's.amount', 'l.currency', 's.state', 's.created_at as since'])
      .where('s.buyer_id', '=', userId)
      .orderBy('s.id')
      .execute(),
    chargedAtOnceAsNext: await db
      .selectFrom('next_bidder_choices as c')
      .innerJoin('shows as h', 'h.id', 'c.show_id')
      .select(['h.title as show', 'c.since'])
      .where('c.user_id', '=', userId)
      .orderBy('c.since')
      .execute(),
    couponsForWins: await db
      .selectFrom('win_coupons as k')
      .innerJoin('shops as s', 's.id', 'k.shop_id')
      .leftJoin('shows as h', 'h.id', 'k.show_id')
      .select(['k.code', 's.name as shop', 'h.title as show', 'k.since'])
      .where('k.user_id', '=', userId)
      .orderBy('k.since')
      .execute(),
    notPaid: await db
      .selectFrom('bidder_strikes as b')
      .innerJoin('lots as l', 'l.id', 'b.lot_id')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select(['p.title', 'b.at'])
      .where('b.user_id', '=', userId)
      .orderBy('b.at')
      .execute(),
  }),
  async heldBy(tx, userId) {
    const { rows } = await sql`
      select from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
        left join lot_sales w on w.lot_id = l.id and w.state in ('won', 'charging', 'failed')
      where (w.buyer_id = ${userId} or s.owner_id = ${userId} and (w.id is not null
          or l.settlement = 'second-chance'))
        or l.leader_id = ${userId} and l.state = 'sold' and l.settlement is null and l.run_by = 'clock'
      limit 1`.execute(tx);
    return rows.length > 0 ? 'unpaid_win' : null;
  },
  async forget(tx, userId, now) {
    const offered = await tx
      .selectFrom('lot_sales')
      .select(['id', 'lot_id'])
      .where('buyer_id', '=', userId)
      .where('state', '=', 'offered')
      .orderBy('lot_id')
      .execute();
    for (const { id, lot_id } of offered) {
      const lot = await lockClosedLot(tx, lot_id);
      const sale = await findSale(tx, id);
      if (lot && sale?.state === 'offered') await lapse({ tx, lot, now }, sale, 'declined');
    }
    await tx.deleteFrom('win_coupons').where('user_id', '=', userId).execute();
    await tx.deleteFrom('next_bidder_choices').where('user_id', '=', userId).execute();
    await tx.deleteFrom('bidder_strikes').where('user_id', '=', userId).execute();
  },
};
