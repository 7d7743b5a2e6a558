import type { EventId, ShopId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { EventShelf, EventStatus } from '@souk/shared/market/events/states.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface OwnEventRow {
  id: EventId;
  version: number;
  title: string;
  image: Image | null;
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
  place: string | null;
  city: string | null;
  online: boolean;
  status: EventStatus;
  capacity: number | null;
  seatsTaken: number;
  updatedAt: Date;
}

interface Wanted {
  shelf: EventShelf;
  page: number;
  perPage: number;
}

/** A page of a shop's events that stand on one shelf: what comes soonest, or what was touched or over last. */
export async function findOwnEvents(
  db: Db,
  shopId: ShopId,
  wanted: Wanted,
  now: Date,
): Promise<OwnEventRow[]> {
  const { shelf, page, perPage } = wanted;
  const { rows } = await sql<OwnEventRow>`
    select e.id, e.version, e.title, ${pictureOf(sql.ref('e.image_id'))} as image, e.starts_at as "startsAt",
      e.ends_at as "endsAt", e.time_zone as "timeZone", e.place, e.city, e.online_url is not null as online,
      e.status, e.capacity, e.seats_taken as "seatsTaken", e.updated_at as "updatedAt"
    from events e where e.shop_id = ${shopId} and ${standsOn(shelf, now)}
    order by ${orders[shelf]}, e.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

export async function countOwnEvents(db: Db, shopId: ShopId, now: Date): Promise<Record<EventShelf, number>> {
  const count = (shelf: EventShelf) => sql<number>`count(*) filter (where ${standsOn(shelf, now)})::int`;
  const { rows } = await sql<Record<EventShelf, number>>`
    select ${count('upcoming')} as upcoming, ${count('draft')} as draft, ${count('past')} as past,
      ${count('cancelled')} as cancelled, ${count('archived')} as archived
    from events e where e.shop_id = ${shopId}`.execute(db);
  return rows[0]!;
}

/** The same as `shelfOf`, asked of the database. */
function standsOn(shelf: EventShelf, now: Date): RawBuilder<SqlBool> {
  if (shelf === 'upcoming') return sql`e.status = 'active' and e.ends_at > ${now}`;
  if (shelf === 'past') return sql`e.status = 'active' and e.ends_at <= ${now}`;
  return sql`e.status = ${shelf}`;
}

const orders: Readonly<Record<EventShelf, RawBuilder<unknown>>> = {
  upcoming: sql`e.starts_at`,
  draft: sql`e.updated_at desc`,
  past: sql`e.starts_at desc`,
  cancelled: sql`e.updated_at desc`,
  archived: sql`e.updated_at desc`,
};
