import type { Event, EventCard } from '@souk/shared/market/events/schema.ts';
import { presentCategoryRef } from '../categories/index.ts';
import type { FavoriteIds } from '../favorite-ids/index.ts';
import { averageRating, presentShopCard, type ShopCardRow } from '../shops/index.ts';
import type { EventCardRow, EventRow } from './event.repo.ts';

export function presentEventCard(row: EventCardRow, favorites: FavoriteIds): EventCard {
  return {
    _id: row.id,
    title: row.title,
    image: row.image,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    place: row.place,
    city: row.city,
    online: row.online,
    fromPrice: { amount: row.fromPrice, currency: row.currency },
    seatsLeft: row.seatsLeft,
    favorite: favorites.has(row.id),
    shop: {
      _id: row.shop.id,
      name: row.shop.name,
      rating: averageRating(row.shop),
      verified: row.shop.verified,
    },
  };
}

export function presentEvent(
  row: EventRow,
  beside: {
    seller: ShopCardRow;
    more: readonly EventCardRow[];
    favorites: FavoriteIds;
    language: string;
    isOwn: boolean;
  },
  can: Event['can'],
): Event {
  return {
    ...presentEventCard(row, beside.favorites),
    status: row.status,
    description: row.description,
    address: row.address,
    link: beside.isOwn ? row.onlineUrl : null,
    capacity: row.capacity,
    perPerson: row.perPerson,
    category: presentCategoryRef(row.category, beside.language),
    tickets: row.tickets.map((ticket) => ({
      _id: ticket.id,
      name: ticket.name,
      price: { amount: ticket.price, currency: ticket.currency },
      left: ticket.left,
      note: ticket.note,
    })),
    seller: presentShopCard(beside.seller, beside.favorites),
    messageTo: beside.isOwn ? null : row.ownerId,
    more: beside.more.map((other) => presentEventCard(other, beside.favorites)),
    can,
  };
}
