import { z } from 'zod';
import { anyId, eventId, orderId, ticketId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { entriesAtOnce } from './limits.ts';

/** `cancelled` is its event, `refunded` its money; neither opens the door. */
export const ticketStates = ['valid', 'used', 'refunded', 'cancelled'] as const;
export type TicketState = (typeof ticketStates)[number];

/** A ticket as its buyer sees it. */
export const ticket = z.object({
  _id: ticketId,
  /** Who shows it is let in. */
  code: z.string(),
  /** Its kind. */
  kind: z.string(),
  state: z.enum(ticketStates),
  enteredAt: z.iso.datetime().nullable(),
  event: z.object({
    _id: eventId,
    title: z.string(),
    image: image.nullable(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string(),
    place: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    /** Where one joins it from home. */
    link: z.string().nullable(),
  }),
});
export type Ticket = z.infer<typeof ticket>;

export const orderTickets = z.object({ items: z.array(ticket) });
export type OrderTickets = z.infer<typeof orderTickets>;

/** A ticket as those at the door see it. */
export const doorTicket = z.object({
  _id: ticketId,
  code: z.string(),
  kind: z.string(),
  /** Who bought it; null for who left the market. */
  holder: z.object({ _id: userId, name: z.string() }).nullable(),
  order: z.object({ _id: orderId, number: z.string() }),
  state: z.enum(ticketStates),
  enteredAt: z.iso.datetime().nullable(),
});
export type DoorTicket = z.infer<typeof doorTicket>;

export const doorCounts = z.object({ entered: z.int(), sold: z.int() });
export type DoorCounts = z.infer<typeof doorCounts>;

/** Everything that a device needs at the door, with or without a line. */
export const door = z.object({
  event: z.object({
    _id: eventId,
    title: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string(),
    isCancelled: z.boolean(),
  }),
  /** Those that open the door count as sold. */
  counts: doorCounts,
  tickets: z.array(doorTicket),
});
export type Door = z.infer<typeof door>;

/** Attempts to let a guest in, the oldest first. One that was reported before gets the same answer. */
export const entriesBody = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        _id: anyId,
        code: z.string().min(1).max(100),
        /** When it was, on the clock of the device. */
        at: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(entriesAtOnce),
});
export type Entry = z.infer<typeof entriesBody>['entries'][number];

/** `used` was let in before; `other-event` is a ticket of this shop for something else. */
export const entryOutcomes = ['in', 'used', 'refunded', 'cancelled', 'other-event', 'unknown'] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];

export const entryAnswer = z.object({
  _id: anyId,
  outcome: z.enum(entryOutcomes),
  kind: z.string().nullable(),
  holder: z.string().nullable(),
  /** When it was first let in. */
  enteredAt: z.iso.datetime().nullable(),
  /** Of a ticket for something else: what for. */
  event: z.string().nullable(),
});
export type EntryAnswer = z.infer<typeof entryAnswer>;

export const entriesAnswer = z.object({ answers: z.array(entryAnswer), counts: doorCounts });
export type EntriesAnswer = z.infer<typeof entriesAnswer>;
