import type { Event } from '@souk/shared/events/schema.ts';

export type TicketDraft = { id: string; name: string; amount: number | null; places: string };

export type EventDraft = {
  title: string;
  description: string;
  categoryId: string;
  /** "2026-11-20" and "19:00", in the place's own time zone */
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  online: boolean;
  place: string;
  city: string;
  address: string;
  link: string;
  capacity: string;
  tickets: readonly TicketDraft[];
};

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
    address: '',
    link: '',
    capacity: '',
    tickets: [{ id: 'first', name: '', amount: 0, places: '' }],
  };
}

export function eventDraftOf(event: Event): EventDraft {
  const start = wallClock(event.startsAt, event.timeZone);
  const end = wallClock(event.endsAt, event.timeZone);
  return {
    ...emptyEvent(event.timeZone),
    title: event.title,
    description: event.description,
    categoryId: event.category._id,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    online: event.online,
    place: event.place ?? '',
    city: event.city ?? '',
    address: event.address ?? '',
    capacity: event.capacity === null ? '' : String(event.capacity),
    tickets: event.tickets.map(({ _id, name, price, left }) => ({
      id: _id,
      name,
      amount: price.amount,
      places: left === null ? '' : String(left),
    })),
  };
}

/** True when the end is not after the start; an empty end day means the same day. */
export function endsBeforeStart({ startDay, startTime, endDay, endTime }: EventDraft): boolean {
  return startDay !== '' && `${endDay || startDay}T${endTime}` <= `${startDay}T${startTime}`;
}

export function eventBody(draft: EventDraft) {
  const { startDay, startTime, endDay, endTime, tickets, capacity, place, city, address, link, ...rest } =
    draft;
  const where = draft.online ? { link } : { place, city, address };
  return {
    ...rest,
    ...where,
    startsAt: `${startDay}T${startTime}`,
    endsAt: `${endDay || startDay}T${endTime}`,
    capacity: capacity === '' ? null : Number(capacity),
    tickets: tickets.map(({ name, amount, places }) => ({
      name: name.trim(),
      amount: amount ?? 0,
      places: places === '' ? null : Number(places),
    })),
  };
}

/** What the clock on the wall of a place shows at a moment. */
export function wallClock(iso: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}
