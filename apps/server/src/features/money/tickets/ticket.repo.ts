import type { EventId, OrderId, OrderLineId, ShopId, TicketId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { TicketState } from '@souk/shared/money/tickets/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

/**
 * How the ticket `t` of the line `l`, the order `o` and the event `e` stands. It follows from what became of
 * them, no matter who refunded: of a line of which some were refunded, those that were used stay, and the
 * last go.
 */
const stateOf = sql<TicketState>`case
  when e.cancelled_at is not null then 'cancelled'
  when o.state in ('cancelled', 'refunded') or o.total > 0 and o.refunded = o.total or l.refunded > 0 and l.quantity - l.refunded <= (
    select count(*) from tickets b where b.line_id = t.line_id and b.id <> t.id
      and ((b.entered_at is null)::int, b.position) < ((t.entered_at is null)::int, t.position)) then 'refunded'
  when t.entered_at is not null then 'used'
  else 'valid' end`;

const kindOf = sql<string>`coalesce(l.options ->> 'ticket', '')`;
const joined = sql`tickets t join order_lines l on l.id = t.line_id join orders o on o.id = t.order_id
  join events e on e.id = t.event_id`;

export interface TicketRow {
  id: TicketId;
  code: string;
  kind: string;
  state: TicketState;
  enteredAt: Date | null;
  eventId: EventId;
  title: string;
  image: Image | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  place: string | null;
  address: string | null;
  city: string | null;
  link: string | null;
}

/** The tickets of a buyer's order, as it lists them. */
export async function findTicketsOf(db: Db, buyerId: UserId, orderId: OrderId): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select t.id, t.code, ${kindOf} as kind, ${stateOf} as state, t.entered_at as "enteredAt", e.id as "eventId",
      e.title, ${pictureOf(sql.ref('e.image_id'))} as image, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.time_zone as "timeZone", e.place, e.address, e.city, nullif(e.online_url, '') as link
    from ${joined} where t.order_id = ${orderId} and o.buyer_id = ${buyerId}
    order by l.position, t.position`.execute(db);
  return rows;
}

export interface DoorTicketRow {
  id: TicketId;
  code: string;
  kind: string;
  state: TicketState;
  enteredAt: Date | null;
  holder: { id: UserId; name: string } | null;
  orderId: OrderId;
  orderNumber: number;
}

const doorColumns = sql`t.id, t.code, ${kindOf} as kind, ${stateOf} as state, t.entered_at as "enteredAt",
  (select json_build_object('id', u.id, 'name', u.name) from users u
    where u.id = o.buyer_id and u.deleted_at is null) as holder,
  o.id as "orderId", o.number as "orderNumber"`;

/** Every ticket of an event, by who bought it. */
export async function findDoorTickets(db: Db, eventId: EventId): Promise<DoorTicketRow[]> {
  const { rows } = await sql<DoorTicketRow>`
    select ${doorColumns} from ${joined} where t.event_id = ${eventId}
    order by o.number, l.position, t.position`.execute(db);
  return rows;
}

export interface DoorEventRow {
  id: EventId;
  title: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  isCancelled: boolean;
}

/** An event of one's own shop that was public once. */
export async function findDoorEvent(db: Db, shopId: ShopId, id: EventId): Promise<DoorEventRow | null> {
  const { rows } = await sql<DoorEventRow>`
    select id, title, starts_at as "startsAt", ends_at as "endsAt", time_zone as "timeZone",
      cancelled_at is not null as "isCancelled"
    from events where id = ${id} and shop_id = ${shopId} and status <> 'draft'`.execute(db);
  return rows[0] ?? null;
}

export async function countDoor(db: Db, eventId: EventId): Promise<{ entered: number; sold: number }> {
  const { rows } = await sql<{ entered: number; sold: number }>`
    select count(*) filter (where state = 'used')::int as entered,
      count(*) filter (where state in ('used', 'valid'))::int as sold
    from (select ${stateOf} as state from ${joined} where t.event_id = ${eventId}) door`.execute(db);
  return rows[0] ?? { entered: 0, sold: 0 };
}

export interface FoundCode extends DoorTicketRow {
  eventId: EventId;
  event: string;
  entryId: string | null;
}

/** The ticket of a code, if it is for something of this shop; locked, so that of two devices one is first. */
export async function lockCode(tx: Db, shopId: ShopId, code: string): Promise<FoundCode | null> {
  await sql`select id from tickets where code = ${code} for update`.execute(tx);
  const { rows } = await sql<FoundCode>`
    select ${doorColumns}, e.id as "eventId", e.title as event, t.entry_id as "entryId"
    from ${joined} where t.code = ${code} and o.shop_id = ${shopId}`.execute(tx);
  return rows[0] ?? null;
}

export async function enter(tx: Db, id: TicketId, entryId: string, at: Date): Promise<void> {
  await tx.updateTable('tickets').set({ entered_at: at, entry_id: entryId }).where('id', '=', id).execute();
}

/** The lines of an order that are of tickets, with their events kept from being cancelled until this is done. */
export async function findTicketLines(
  tx: Db,
  orderId: OrderId,
): Promise<Array<{ lineId: OrderLineId; eventId: EventId; quantity: number; isCancelled: boolean }>> {
  const { rows } = await sql<{
    lineId: OrderLineId;
    eventId: EventId;
    quantity: number;
    isCancelled: boolean;
  }>`
    select l.id as "lineId", e.id as "eventId", l.quantity, e.cancelled_at is not null as "isCancelled"
    from order_lines l join events e on e.id = l.product_id
    where l.order_id = ${orderId} and l.kind = 'ticket'
    order by e.id, l.position for share of e`.execute(tx);
  return rows;
}
