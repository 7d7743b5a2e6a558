import type { EventId } from '@souk/shared/ids.ts';
import type { Event, EventFacets, EventQuery } from '@souk/shared/market/events/schema.ts';
import { actsOn } from '@souk/shared/market/events/states.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Actor, type Ctx, isStaff } from '../../../platform/session/actor.ts';
import { type FavoriteIds, favoritesAmong } from '../favorite-ids/index.ts';
import { findShopCard, type ShopCardRow } from '../shops/index.ts';
import {
  countEventPlaces,
  type EventCardRow,
  type EventRow,
  findEvent,
  findEventPage,
  findEventsLike,
} from './event.repo.ts';

export interface FoundEvent {
  event: EventRow;
  seller: ShopCardRow;
  more: EventCardRow[];
  favorites: FavoriteIds;
  /** Its host asks. */
  isOwn: boolean;
  can: Event['can'];
}

export async function getEvent(ctx: Ctx, id: EventId): Promise<FoundEvent> {
  const now = ctx.clock.now();
  const event = await findEvent(ctx.db, id);
  if (!event || !maySee(ctx.actor, event)) throw notFound('event');
  const [seller, more] = await Promise.all([
    findShopCard(ctx.db, event.shop.id),
    findEventsLike(ctx.db, event, now, 6),
  ]);
  if (!seller) throw notFound('event');
  const favorites = await favoritesAmong(ctx, [event.id, seller.id, ...more.map((other) => other.id)]);
  const own = isOwn(ctx.actor, event);
  const open = event.status === 'active' && event.endsAt > now && event.seatsLeft !== 0;
  const can = {
    edit: own && actsOn(event, now).edit,
    buy: open && !own && event.tickets.length > 0,
  };
  return { event, seller, more, favorites, isOwn: own, can };
}

export interface FoundEvents {
  rows: EventCardRow[];
  nextCursor: string | null;
  favorites: FavoriteIds;
}

export async function listEvents(ctx: Ctx, query: EventQuery): Promise<FoundEvents> {
  const after = readCursor(query.cursor, place);
  const rows = await findEventPage(
    ctx.db,
    {
      shop: query.shop,
      from: query.from ? new Date(query.from) : ctx.clock.now(),
      to: query.to ? new Date(query.to) : undefined,
      city: query.city,
      online: query.online,
    },
    after && { startsAt: after[1], id: after[2] as EventId },
    query.limit + 1,
  );
  const page = pageOf(rows, query.limit, (row) => ['events', row.at, row.id]);
  return { ...page, favorites: await favoritesAmong(ctx, page.rows.map(idOf)) };
}

/** Where a reader can choose to go. */
export async function getEventFacets({ db, clock }: Ctx): Promise<EventFacets> {
  const places = await countEventPlaces(db, clock.now());
  return {
    cities: places.flatMap(({ city, count }) => (city === null ? [] : { city, count })).slice(0, 40),
    online: places.find(({ city }) => city === null)?.count ?? 0,
  };
}

const place = z.tuple([z.literal('events'), cursorMoment, z.uuid()]);

const idOf = (event: EventCardRow): string => event.id;

function maySee(actor: Actor, event: EventRow): boolean {
  const told = event.status === 'active' || event.status === 'cancelled';
  return (told && event.shopStatus === 'open') || isStaff(actor) || isOwn(actor, event);
}

function isOwn(actor: Actor, event: EventRow): boolean {
  return actor.kind === 'user' && actor.shopId === event.shop.id;
}
