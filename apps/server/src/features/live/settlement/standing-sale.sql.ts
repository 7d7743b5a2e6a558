import { sql } from 'kysely';

/** Whom a lot `l` is sold to, or offered, as it stands: the hammer says only who won it first. */
export const standingSale = sql`lot_sales sale on sale.lot_id = l.id and sale.state <> 'over'`;

/** Whose such a lot is: nobody’s while it is offered or nobody paid. A win is its leader’s until it is taken up. */
export const buyerOfLot = sql`case
  when sale.state is null then case when l.state = 'sold' and l.settlement is null then l.leader_id end
  when sale.state <> 'offered' then sale.buyer_id end`;

/** What it goes for; where it has a buyer, what they pay. */
export const priceOfLot = sql`coalesce(sale.amount, l.price_amount)`;

/** It has a buyer, and nothing has kept it from being paid so far. */
export const isSoldLot = sql`(${buyerOfLot} is not null and coalesce(sale.state, 'won') <> 'failed')`;
