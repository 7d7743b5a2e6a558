import type { OwnEvent, OwnEventRow as OwnEventLine } from '@souk/shared/market/events/edit-schema.ts';
import { shelfOf } from '@souk/shared/market/events/states.ts';
import { presentCategoryRef } from '../categories/index.ts';
import type { OwnEventDetails } from './event-edit.repo.ts';
import type { OwnEventRow } from './own-events.repo.ts';

export function presentOwnEvent(event: OwnEventDetails, language: string): OwnEvent {
  return {
    _id: event.id,
    shopId: event.shop_id,
    version: event.version,
    status: event.status,
    title: event.title,
    description: event.description,
    category: event.category && presentCategoryRef(event.category, language),
    image: event.image,
    startsAt: event.starts_local,
    endsAt: event.ends_local,
    timeZone: event.time_zone,
    online: event.online_url !== null,
    place: event.place ?? '',
    city: event.city ?? '',
    country: event.country ?? '',
    region: event.region,
    address: event.address ?? '',
    link: event.online_url ?? '',
    capacity: event.capacity,
    perPerson: event.per_person,
    seatsTaken: event.seats_taken,
    tickets: event.tickets.map(({ id, name, note, price_amount, currency, capacity, sold }) => ({
      _id: id,
      name,
      note,
      price: { amount: price_amount, currency },
      capacity,
      sold,
    })),
    updatedAt: event.updated_at.toISOString(),
  };
}

export function presentOwnEventRow(
  { id, startsAt, endsAt, status, updatedAt, ...row }: OwnEventRow,
  now: Date,
): OwnEventLine {
  return {
    _id: id,
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    shelf: shelfOf({ status, endsAt }, now),
    updatedAt: updatedAt.toISOString(),
  };
}
