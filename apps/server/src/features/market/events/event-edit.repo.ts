import type { CategoryId, EventId, FileId, ImageId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { findOwnPictures } from '../../../platform/files/index.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../categories/index.ts';

/** What is written of an event; the rest the database derives. */
const written = [
  'id',
  'shop_id',
  'category_id',
  'title',
  'description',
  'image_id',
  'starts_at',
  'ends_at',
  'starts_local',
  'ends_local',
  'time_zone',
  'place',
  'address',
  'city',
  'country',
  'region',
  'online_url',
  'capacity',
  'per_person',
  'seats_taken',
  'sold_until',
  'status',
  'version',
  'published_at',
  'cancelled_at',
  'created_at',
  'updated_at',
] as const satisfies Array<keyof Tables['events']>;

export type EventValues = Pick<Row<'events'>, (typeof written)[number]>;
export type TicketValues = Row<'event_tickets'>;

/** A shop's own event and its kinds of tickets, kept still until the transaction ends. */
export async function lockOwnEvent(
  tx: Db,
  shopId: ShopId,
  id: EventId,
): Promise<{ event: EventValues; tickets: TicketValues[] } | null> {
  const event = await tx
    .selectFrom('events')
    .select(written)
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  if (!event) return null;
  const tickets = await tx
    .selectFrom('event_tickets')
    .selectAll()
    .where('event_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return { event, tickets };
}

/** What of its shop an event depends on; the shop stays as it is until the transaction ends. */
export const lockShopOf = (tx: Db, id: ShopId) =>
  tx
    .selectFrom('shops')
    .select(['status', 'currency'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();

export async function isCategory(tx: Db, id: CategoryId): Promise<boolean> {
  const found = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** The picture of someone's own file; undefined when it is not theirs, not for an event or not ready. */
export async function findEventPicture(tx: Db, ownerId: UserId, id: FileId): Promise<ImageId | undefined> {
  const [found] = await findOwnPictures(tx, ownerId, [id], 'event-image');
  return found as string as ImageId | undefined;
}

export async function insertEvent(tx: Db, values: NewRow<'events'>): Promise<void> {
  await tx.insertInto('events').values(values).execute();
}

export async function updateEvent(tx: Db, id: EventId, values: Updateable<Tables['events']>): Promise<void> {
  await tx
    .updateTable('events')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteEvent(tx: Db, id: EventId): Promise<void> {
  await tx.deleteFrom('favorites').where('kind', '=', 'event').where('target_id', '=', id).execute();
  await tx.deleteFrom('events').where('id', '=', id).execute();
}

/** Makes the kinds of tickets those given, by their ids; how many are sold is not touched. */
export async function replaceTickets(
  tx: Db,
  id: EventId,
  tickets: ReadonlyArray<NewRow<'event_tickets'>>,
): Promise<void> {
  const ids = tickets.map((ticket) => ticket.id);
  await sql`
    delete from event_tickets where event_id = ${id} and id <> all(${sql.val(ids)}::uuid[])`.execute(tx);
  if (tickets.length === 0) return;
  await tx
    .insertInto('event_tickets')
    .values([...tickets])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        note: row.ref('excluded.note'),
        price_amount: row.ref('excluded.price_amount'),
        capacity: row.ref('excluded.capacity'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}

export interface OwnEventDetails extends EventValues {
  category: CategoryRefRow | null;
  image: Image | null;
  tickets: TicketValues[];
}

export async function findOwnEvent(db: Db, shopId: ShopId, id: EventId): Promise<OwnEventDetails | null> {
  const event = await db
    .selectFrom('events')
    .select(written)
    .select((row) => [
      categoryRefOf(row.ref('events.category_id')).as('category'),
      pictureOf(row.ref('events.image_id')).as('image'),
    ])
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!event) return null;
  const tickets = await db
    .selectFrom('event_tickets')
    .selectAll()
    .where('event_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...event, tickets };
}
