import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import { seats } from '@souk/shared/market/events/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { type Held, type HeldBy, heldFor } from './holds.repo.ts';

// The seats of an event are what its tickets take: `sold` of a kind and `seats_taken` of the event count
// those that are held for a checkout too. Events are locked before their kinds of tickets, as when they are
// edited.

const free = sql<number>`least(coalesce(t.capacity - t.sold, ${seats.max}), coalesce(e.capacity - e.seats_taken, ${seats.max}))`;

/** How many tickets of the kind `t` of the event `e` this buyer could have, those in such a checkout too. */
export const seatsLeft = (buyerId: UserId | RawBuilder<unknown>, by: HeldBy): RawBuilder<number> =>
  sql`${free} + ${heldFor(buyerId, by, sql`t.id`)}`;

/** Of the hold `h` and its checkout `hc`: it does not count against this one, which has it or takes its place. */
export type OwnHold = RawBuilder<boolean>;

export const ofCart: OwnHold = sql`hc.source = 'cart'`;
const ofNone: OwnHold = sql`false`;

/**
 * How many more tickets of the event `e` this buyer may buy; null is as many as there are. What they hold by other
 * checkouts, which they may pay as well, counts as bought.
 */
export const seatsAllowed = (
  buyerId: UserId | RawBuilder<unknown>,
  isOwn: OwnHold,
): RawBuilder<number | null> => sql`
  case when e.per_person is not null then greatest(0, e.per_person - (
    select coalesce(sum(l.quantity - l.refunded), 0) from order_lines l join orders o on o.id = l.order_id
    where l.kind = 'ticket' and l.product_id = e.id and o.buyer_id = ${buyerId}
      and o.paid_at is not null and o.state not in ('cancelled', 'refunded')) - (
    select coalesce(sum(h.quantity), 0) from stock_holds h join checkouts hc on hc.id = h.checkout_id
    where h.kind = 'ticket' and h.product_id = e.id and h.buyer_id = ${buyerId}
      and h.released_at is null and h.sold_at is null and not (${isOwn})))::int end`;

export interface Seats {
  variantId: VariantId;
  productId: ProductId;
  /** Null is as many as there are. */
  ofKind: number | null;
  ofEvent: number | null;
  allowed: number | null;
}

/** Keeps these kinds of tickets and their events as they are. */
export async function lockKinds(tx: Db, ids: readonly VariantId[]): Promise<void> {
  const wanted = sql.val([...ids]);
  await sql`
    select id from events where id in (select event_id from event_tickets where id = any(${wanted}::uuid[]))
    order by id for no key update`.execute(tx);
  await sql`
    select id from event_tickets where id = any(${wanted}::uuid[]) order by id for no key update`.execute(tx);
}

/** Locked kinds of tickets, with what is left for this buyer; nothing is of an event that is off or over. */
export async function findSeats(
  tx: Db,
  buyerId: UserId,
  ids: readonly VariantId[],
  now: Date,
): Promise<Seats[]> {
  const { rows } = await sql<Seats>`
    select t.id as "variantId", e.id as "productId", t.capacity - t.sold as "ofKind",
      case when e.status = 'active' and e.ends_at > ${now} then e.capacity - e.seats_taken else 0 end as "ofEvent",
      ${seatsAllowed(buyerId, ofNone)} as allowed
    from event_tickets t join events e on e.id = t.event_id where t.id = any(${sql.val([...ids])}::uuid[])
    order by e.id, t.id`.execute(tx);
  return rows;
}

/** Takes seats of locked kinds or gives them back. The database lets none be taken twice. */
export async function moveSeats(tx: Db, tickets: readonly Held[], sign: 1 | -1): Promise<void> {
  if (tickets.length === 0) return;
  const given = JSON.stringify(
    tickets.map(({ variantId, productId, quantity }) => ({
      ...{ id: variantId, event: productId, quantity: sign * quantity },
    })),
  );
  const moved = sql`jsonb_to_recordset(${given}::jsonb) as n(id uuid, event uuid, quantity int)`;
  await sql`
    update events e set seats_taken = e.seats_taken + n.quantity
    from (select event, sum(quantity)::int as quantity from ${moved} group by event) n where e.id = n.event`.execute(
    tx,
  );
  await sql`
    update event_tickets t set sold = t.sold + n.quantity
    from (select id, sum(quantity)::int as quantity from ${moved} group by id) n where t.id = n.id`.execute(
    tx,
  );
}
