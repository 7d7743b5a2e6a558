import type { EventId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { EventStatus } from '@souk/shared/market/events/states.ts';
import { sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../categories/index.ts';
import { type ShopRefRow, shopRefOf } from '../shops/index.ts';

export interface EventCardRow {
  id: EventId;
  title: string;
  image: Image | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  place: string | null;
  city: string | null;
  online: boolean;
  fromPrice: number;
  currency: string;
  seatsLeft: number | null;
  shop: ShopRefRow;
}

export interface TicketRow {
  id: string;
  name: string;
  note: string;
  price: number;
  currency: string;
  left: number | null;
}

export interface EventRow extends EventCardRow {
  status: EventStatus;
  version: number;
  shopStatus: 'open' | 'suspended' | 'closed';
  description: string;
  address: string | null;
  onlineUrl: string | null;
  ownerId: UserId;
  capacity: number | null;
  perPerson: number | null;
  category: CategoryRefRow;
  tickets: TicketRow[];
}

/** A place in the list of events: the soonest first. */
export interface EventPlace {
  /** In microseconds since 1970. */
  startsAt: number;
  id: EventId;
}

export interface EventFilter {
  shop?: ShopId | undefined;
  from: Date;
  to?: Date | undefined;
  city?: string | undefined;
  online?: boolean | undefined;
}

/** An event that says everything; a draft that does not is only there to be edited. */
export async function findEvent(db: Db, id: EventId): Promise<EventRow | null> {
  const { rows } = await sql<EventRow>`
    select ${cardColumns}, e.status, e.version, s.status as "shopStatus", e.description, e.address,
      e.online_url as "onlineUrl", s.owner_id as "ownerId", e.capacity, e.per_person as "perPerson",
      ${categoryRefOf(sql.ref('e.category_id'))} as category,
      (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'note', t.note, 'price', t.price_amount, 'currency', t.currency,
          'left', least(t.capacity - t.sold, e.capacity - e.seats_taken)) order by t.position, t.id), '[]')
        from event_tickets t where t.event_id = e.id) as tickets
    from events e join shops s on s.id = e.shop_id
    where e.id = ${id} and e.category_id is not null and e.starts_at is not null and e.ends_at is not null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Events that are not over at `from` and begin before `to`, the soonest first. */
export async function findEventPage(
  db: Db,
  filter: EventFilter,
  after: EventPlace | null,
  limit: number,
): Promise<Array<EventCardRow & { at: number }>> {
  const { rows } = await sql<EventCardRow & { at: number }>`
    select ${cardColumns}, ${microsecondsOf(sql.ref('e.starts_at'))} as at
    ${publicEvents} and e.ends_at > ${filter.from}
      ${filter.to ? sql`and e.starts_at < ${filter.to}` : sql``}
      ${filter.shop ? sql`and e.shop_id = ${filter.shop}` : sql``}
      ${filter.city ? sql`and lower(e.city) = lower(${filter.city})` : sql``}
      ${filter.online === undefined ? sql`` : sql`and (e.online_url is not null) = ${filter.online}`}
      ${after ? sql`and (e.starts_at, e.id) > (${momentAt(after.startsAt)}, ${after.id}::uuid)` : sql``}
    order by e.starts_at, e.id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many events that are not over there are in each city; null is what one joins from home. */
export async function countEventPlaces(
  db: Db,
  now: Date,
): Promise<Array<{ city: string | null; count: number }>> {
  const { rows } = await sql<{ city: string | null; count: number }>`
    select min(here.city) as city, count(*)::int as count
    from (select case when e.online_url is null then e.city end as city
      ${publicEvents} and e.ends_at > ${now} and (e.online_url is not null or e.city <> '')) here
    group by lower(here.city)
    order by count desc, 1
    limit 41`.execute(db);
  return rows;
}

/** What else someone interested in this event may go to: the same shop's first, then the same city's. */
export async function findEventsLike(
  db: Db,
  event: Pick<EventRow, 'id' | 'city' | 'shop'>,
  now: Date,
  limit: number,
): Promise<EventCardRow[]> {
  const { rows } = await sql<EventCardRow>`
    select ${cardColumns} ${publicEvents} and e.starts_at > ${now} and e.id <> ${event.id}
    order by e.shop_id = ${event.shop.id} desc, e.city is not distinct from ${event.city} desc,
      e.starts_at, e.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Events by their ids, in the order asked for; hidden ones are left out. */
export async function findEventCards(db: Db, ids: readonly EventId[]): Promise<EventCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EventCardRow>`
    select ${cardColumns} ${publicEvents} and e.id = any(${sql.val([...ids])}::uuid[])
    order by array_position(${sql.val([...ids])}::uuid[], e.id)`.execute(db);
  return rows;
}

const publicEvents = sql`
  from events e join shops s on s.id = e.shop_id
  where e.status = 'active' and s.status = 'open'`;

const cardColumns = sql`
  e.id, e.title, ${pictureOf(sql.ref('e.image_id'))} as image,
  e.starts_at as "startsAt", e.ends_at as "endsAt", e.time_zone as "timeZone",
  e.place, e.city, e.online_url is not null as online,
  coalesce((select min(t.price_amount) from event_tickets t where t.event_id = e.id), 0) as "fromPrice",
  coalesce((select t.currency from event_tickets t where t.event_id = e.id
    order by t.price_amount limit 1), s.currency) as currency,
  e.capacity - e.seats_taken as "seatsLeft",
  ${shopRefOf(sql.ref('e.shop_id'))} as shop`;
