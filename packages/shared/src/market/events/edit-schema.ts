import { z } from 'zod';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { addressLength } from '../../identity/addresses/rules.ts';
import { anyId, categoryId, eventId, fileId, shopId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { cityLength, titleLength } from '../../limits.ts';
import { money, moneyOf } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { isTimeZone, isWallTime } from '../../wall-time.ts';
import { categoryRef } from '../categories/schema.ts';
import { countryCode } from '../shipping/schema.ts';
import {
  eventDescriptionLength,
  eventLinkLength,
  placeLength,
  seats,
  streetLength,
  ticketKinds,
  ticketNameLength,
  ticketNoteLength,
  ticketPrice,
  ticketsPerPerson,
} from './limits.ts';
import { eventShelves, eventStatuses } from './states.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isPlainLine(text), 'Please use ordinary characters.');

/** What the clocks of the place show; whether it comes at all is checked with the time zone. */
const wallTime = z.string().refine(isWallTime, 'Write a day and a time as 2027-03-14T19:00.');

const ticketInput = z.strictObject({
  /** Of a kind that is there already; a new one has none. */
  _id: anyId.nullish(),
  name: line(ticketNameLength.max).refine((name) => name !== '', 'Please name it.'),
  note: line(ticketNoteLength.max).default(''),
  /** In the shop's currency; 0 is free. */
  price: moneyOf({ min: 0, max: ticketPrice.max }),
  capacity: z.int().min(seats.min).max(seats.max).nullable(),
});

const fields = {
  title: line(titleLength.max).refine(
    (title) => title.length >= titleLength.min,
    `At least ${titleLength.min} characters.`,
  ),
  description: z
    .string()
    .trim()
    .max(eventDescriptionLength.max)
    .refine(isPlainText, 'Please use ordinary characters.'),
  categoryId: categoryId.nullable(),
  image: fileId.nullable(),
  startsAt: wallTime.nullable(),
  endsAt: wallTime.nullable(),
  timeZone: z.string().max(64).refine(isTimeZone, 'There is no such time zone.'),
  online: z.boolean(),
  place: line(placeLength.max),
  city: line(cityLength.max),
  /** ISO 3166-1 alpha-2, and a region of it as addresses have theirs: tickets are taxed there; empty is where the shop is. */
  country: countryCode.or(z.literal('')),
  region: line(addressLength.city),
  address: line(streetLength.max),
  link: line(eventLinkLength.max),
  capacity: z.int().min(seats.min).max(seats.max).nullable(),
  /** Tickets of any kind. */
  perPerson: z.int().min(ticketsPerPerson.min).max(ticketsPerPerson.max).nullable(),
  tickets: z.array(ticketInput).max(ticketKinds.max),
};

/** A new event. As a draft it needs a title; to be public it must say everything. */
export const eventInput = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  categoryId: fields.categoryId.default(null),
  image: fields.image.default(null),
  startsAt: fields.startsAt.default(null),
  endsAt: fields.endsAt.default(null),
  online: fields.online.default(false),
  place: fields.place.default(''),
  city: fields.city.default(''),
  country: fields.country.default(''),
  region: fields.region.default(''),
  address: fields.address.default(''),
  link: fields.link.default(''),
  capacity: fields.capacity.default(null),
  perPerson: fields.perPerson.default(null),
  tickets: fields.tickets.default([]),
  status: z.enum(['draft', 'active']),
});
export type EventInput = z.infer<typeof eventInput>;

/** What changes, and the version that was read. What is not said stays as it is. */
export const eventChange = z
  .strictObject({ ...fields, status: z.literal('active') })
  .partial()
  .extend({ version: z.int().min(1) });
export type EventChange = z.infer<typeof eventChange>;

export const eventVersion = z.strictObject({ version: z.int().min(1) });

/** An event as its owner edits it. */
export const ownEvent = z.object({
  _id: eventId,
  shopId,
  version: z.int(),
  status: z.enum(eventStatuses),
  title: z.string(),
  description: z.string(),
  category: categoryRef.nullable(),
  image: image.nullable(),
  /** What the clocks of the place show: "2027-03-14T19:00". */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  timeZone: z.string(),
  online: z.boolean(),
  place: z.string(),
  city: z.string(),
  country: z.string(),
  region: z.string(),
  address: z.string(),
  link: z.string(),
  capacity: z.int().nullable(),
  perPerson: z.int().nullable(),
  seatsTaken: z.int(),
  tickets: z.array(
    z.object({
      _id: anyId,
      name: z.string(),
      note: z.string(),
      price: money,
      capacity: z.int().nullable(),
      sold: z.int(),
    }),
  ),
  updatedAt: z.iso.datetime(),
});
export type OwnEvent = z.infer<typeof ownEvent>;

/** A line in its owner's list. */
export const ownEventRow = z.object({
  _id: eventId,
  version: z.int(),
  title: z.string(),
  image: image.nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  place: z.string().nullable(),
  city: z.string().nullable(),
  online: z.boolean(),
  shelf: z.enum(eventShelves),
  capacity: z.int().nullable(),
  seatsTaken: z.int(),
  updatedAt: z.iso.datetime(),
});
export type OwnEventRow = z.infer<typeof ownEventRow>;

export const ownEventQuery = tableQuery.extend({ shelf: z.enum(eventShelves).default('upcoming') });

const counts = z.object(
  Object.fromEntries(eventShelves.map((shelf) => [shelf, z.int()])) as Record<
    (typeof eventShelves)[number],
    z.ZodInt
  >,
);
export const ownEventList = z.object({ items: z.array(ownEventRow), total: z.int(), counts });
export type OwnEventList = z.infer<typeof ownEventList>;
