import { z } from 'zod';
import { anyId, eventId, shopId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { categoryRef } from '../categories/schema.ts';
import { shopCard, shopRef } from '../shops/schema.ts';
import { eventStatuses } from './states.ts';

export const eventCard = z.object({
  _id: eventId,
  title: z.string(),
  image: image.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  place: z.string().nullable(),
  city: z.string().nullable(),
  online: z.boolean(),
  /** The cheapest ticket; zero amount means free. */
  fromPrice: money,
  /** Null when there is no limit. */
  seatsLeft: z.int().nullable(),
  favorite: z.boolean(),
  shop: shopRef.pick({ _id: true, name: true, rating: true, verified: true }),
});
export type EventCard = z.infer<typeof eventCard>;

export const event = eventCard.extend({
  status: z.enum(eventStatuses),
  description: z.string(),
  address: z.string().nullable(),
  /** Where an online event takes place; told to nobody but those who take part in it. */
  link: z.string().nullable(),
  capacity: z.int().nullable(),
  /** How many tickets one person may have; null is as many as there are. */
  perPerson: z.int().nullable(),
  category: categoryRef,
  tickets: z.array(
    z.object({ _id: anyId, name: z.string(), price: money, left: z.int().nullable(), note: z.string() }),
  ),
  seller: shopCard,
  /** Whom a message to the shop goes to; null for the shop itself. */
  messageTo: userId.nullable(),
  more: z.array(eventCard),
  can: z.object({ edit: z.boolean(), buy: z.boolean() }),
});
export type Event = z.infer<typeof event>;

export const eventPage = cursorPageOf(eventCard);
export type EventPage = z.infer<typeof eventPage>;

/** Events that are not over at `from` (now, when not said) and begin before `to`. */
export const eventQuery = cursorQuery.extend({
  shop: shopId.optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  city: z.string().trim().min(1).max(120).optional(),
  /** Those one joins from home. */
  online: z.stringbool().optional(),
});
export type EventQuery = z.infer<typeof eventQuery>;

/** Where the events to come are, and how many there are of each. */
export const eventFacets = z.object({
  /** The fullest first, forty at most. */
  cities: z.array(z.object({ city: z.string(), count: z.int() })),
  online: z.int(),
});
export type EventFacets = z.infer<typeof eventFacets>;
