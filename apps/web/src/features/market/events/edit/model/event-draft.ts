import type { EventFields } from '@souk/shared/market/events/edit-rules.ts';
import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { type WallTime, wallTimeAt } from '@souk/shared/wall-time.ts';

export type TicketDraft = {
  id: string;
  /** Kept on the server, so that what was sold of it stays with it. */
  saved: boolean;
  sold: number;
  name: string;
  note: string;
  amount: number | null;
  places: string;
};

export type EventDraft = {
  title: string;
  description: string;
  categoryId: string;
  /** "2026-11-20" and "19:00", on the clock of the place. */
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  online: boolean;
  place: string;
  city: string;
  /** Of its taxes; empty is the shop’s. */
  country: string;
  region: string;
  address: string;
  link: string;
  capacity: string;
  perPerson: string;
  tickets: readonly TicketDraft[];
};

export function emptyTicket(): TicketDraft {
  return { id: crypto.randomUUID(), saved: false, sold: 0, name: '', note: '', amount: 0, places: '' };
}

export function emptyEvent(timeZone: string): EventDraft {
  return {
    title: '',
    description: '',
    categoryId: '',
    startDay: '',
    startTime: '19:00',
    endDay: '',
    endTime: '21:00',
    timeZone,
    online: false,
    place: '',
    city: '',
    country: '',
    region: '',
    address: '',
    link: '',
    capacity: '',
    perPerson: '',
    tickets: [emptyTicket()],
  };
}

/** Where it is stands in a new one already. */
export function isUntouched({ timeZone, ...draft }: EventDraft): boolean {
  const { timeZone: _, ...empty } = emptyEvent(timeZone);
  const [ticket] = draft.tickets;
  const tickets = empty.tickets.map((one) => ({ ...one, id: ticket?.id }));
  return JSON.stringify(draft) === JSON.stringify({ ...empty, tickets });
}

export function eventDraftOf(event: OwnEvent): EventDraft {
  const empty = emptyEvent(event.timeZone);
  const [startDay = '', startTime = empty.startTime] = event.startsAt?.split('T') ?? [];
  const [endDay = '', endTime = empty.endTime] = event.endsAt?.split('T') ?? [];
  const { title, description, online, place, city, country, region, address, link, capacity, tickets } =
    event;
  return {
    ...empty,
    ...{
      title,
      description,
      online,
      place,
      city,
      country,
      region,
      address,
      link,
      startDay,
      startTime,
      endTime,
    },
    // One that ends on the day it begins does not say so twice.
    endDay: endDay === startDay ? '' : endDay,
    categoryId: event.category?._id ?? '',
    capacity: capacity === null ? '' : String(capacity),
    perPerson: event.perPerson === null ? '' : String(event.perPerson),
    tickets:
      tickets.length === 0
        ? empty.tickets
        : tickets.map(({ _id, name, note, price, capacity: places, sold }) => ({
            id: _id,
            saved: true,
            sold,
            name,
            note,
            amount: price.amount,
            places: places === null ? '' : String(places),
          })),
  };
}

/** The first day that can be chosen: today where it takes place; one that was chosen before stays. */
export function firstDay({ startDay, timeZone }: EventDraft, now: number): string {
  const today = wallTimeAt(new Date(now), timeZone).slice(0, 10);
  return startDay && startDay < today ? startDay : today;
}

export const startOf = ({ startDay, startTime }: EventDraft): WallTime | null => wallOf(startDay, startTime);

export const endOf = ({ startDay, endDay, endTime }: EventDraft): WallTime | null =>
  wallOf(endDay || startDay, endTime);

/** The kinds of tickets as they are after saving: new ones have become those of their name. */
export function savedTickets(
  tickets: readonly TicketDraft[],
  { tickets: kept }: Pick<OwnEvent, 'tickets'>,
): readonly TicketDraft[] {
  return tickets.map((ticket) => {
    const same = kept.find(({ _id, name }) =>
      ticket.saved ? _id === ticket.id : name === ticket.name.trim(),
    );
    return same ? { ...ticket, id: same._id, saved: true, sold: same.sold } : ticket;
  });
}

/** What is sent. Of a draft, kinds of tickets that have no name yet are left out. */
export function eventBody(draft: EventDraft, whole: boolean) {
  const { title, description, timeZone, online } = draft;
  const tickets = whole ? draft.tickets : draft.tickets.filter(({ name }) => name.trim() !== '');
  return {
    title,
    description,
    timeZone,
    online,
    categoryId: draft.categoryId || null,
    startsAt: startOf(draft),
    endsAt: endOf(draft),
    place: online ? '' : draft.place,
    city: online ? '' : draft.city,
    country: online ? '' : draft.country,
    region: online ? '' : draft.region,
    address: online ? '' : draft.address,
    link: online ? draft.link : '',
    capacity: numberOf(draft.capacity),
    perPerson: numberOf(draft.perPerson),
    tickets: tickets.map(({ id, saved, name, note, amount, places }) => ({
      ...(saved ? { _id: id } : {}),
      name: name.trim(),
      note: note.trim(),
      price: amount ?? 0,
      capacity: numberOf(places),
    })),
  } satisfies EventFields & { tickets: unknown[] };
}

export type EventBody = ReturnType<typeof eventBody>;

/** As it is sent: what tickets cost is money. */
export function pricedIn<Body extends Partial<EventBody>>(currency: string, { tickets, ...body }: Body) {
  return {
    ...body,
    ...(tickets && { tickets: tickets.map((one) => ({ ...one, price: { amount: one.price, currency } })) }),
  };
}

function wallOf(day: string, time: string): WallTime | null {
  return day && time ? `${day}T${time}` : null;
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
