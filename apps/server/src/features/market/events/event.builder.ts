import type { CategoryId, EventId, ShopId } from '@souk/shared/ids.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

export type NewEvent = NewRow<'events'> & { id: EventId };
export type EventInput = Partial<NewEvent>;

export function eventRow(
  input: EventInput & { shop_id: ShopId; category_id: CategoryId; starts_at: Date | string },
): NewEvent {
  const twoHours = 2 * 3_600_000;
  const starts_at = new Date(input.starts_at);
  const ends_at = new Date(input.ends_at ?? starts_at.getTime() + twoHours);
  const time_zone = input.time_zone ?? 'Europe/Lisbon';
  return {
    title: 'Throw your first bowl',
    description: 'Bring an apron.',
    image_id: null,
    ends_at,
    starts_local: wallTimeAt(starts_at, time_zone),
    ends_local: wallTimeAt(ends_at, time_zone),
    time_zone,
    place: input.online_url ? null : 'Porto studio',
    address: null,
    city: input.online_url ? null : 'Porto',
    online_url: null,
    capacity: 12,
    status: 'active',
    published_at: input.status === 'draft' ? null : (input.created_at ?? new Date(0)),
    ...input,
    id: input.id ?? newId<EventId>(),
  };
}

export type TicketInput = Partial<NewRow<'event_tickets'>> & { event_id: EventId };

export function ticketRow(input: TicketInput): NewRow<'event_tickets'> {
  return {
    id: newId(),
    name: 'One seat',
    note: '',
    price_amount: 4500,
    currency: 'USD',
    capacity: null,
    sold: 0,
    position: 0,
    ...input,
  };
}

/** A coming event with one kind of ticket; those of its seats that are taken were sold. */
export async function buildEvent(
  db: Db,
  input: EventInput & { starts_at: Date | string; ticket?: Partial<TicketInput> },
): Promise<Row<'events'>> {
  const { ticket, ...given } = input;
  const shop_id = given.shop_id ?? (await buildShop(db)).id;
  const category_id = given.category_id ?? (await buildCategory(db)).id;
  const event = await db
    .insertInto('events')
    .values(eventRow({ ...given, shop_id, category_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('event_tickets')
    .values(ticketRow({ sold: event.seats_taken, ...ticket, event_id: event.id }))
    .execute();
  return event;
}
