import { addressLength } from '@souk/shared/identity/addresses/rules.ts';
import { cityLength, titleLength } from '@souk/shared/limits.ts';
import {
  eventDescriptionLength,
  eventLinkLength,
  placeLength,
  seats,
  streetLength,
  ticketsPerPerson,
} from '@souk/shared/market/events/limits.ts';
import { type EventBody, type EventDraft, eventBody } from './event-draft.ts';
import { problemsIn } from './event-problems.ts';

/** What a draft is saved as: all of it, but for what cannot be and waits on this device until it can. */
export function fittingBody(draft: EventDraft): Partial<EventBody> {
  const { fitting } = sorted(draft);
  return fitting;
}

export function eventFits(draft: EventDraft): boolean {
  return sorted(draft).waits.length === 0;
}

function sorted(draft: EventDraft): { fitting: Partial<EventBody>; waits: string[] } {
  const body = eventBody(draft, false);
  // Whether a time is past does not matter before it is public.
  const told = problemsIn(draft, { own: undefined, now: 0, whole: false }).map(({ field }) => field);
  const tickets = told.some((field) => field.startsWith('tickets')) || !body.tickets.every(isTicket);
  const waits = [
    ...(body.title.trim().length < titleLength.min ? ['title'] : []),
    ...(Object.keys(longest) as Array<keyof typeof longest>).filter(
      (field) => body[field].trim().length > longest[field],
    ),
    ...(isSeats(body.perPerson) && (body.perPerson ?? 0) <= ticketsPerPerson.max ? [] : ['perPerson']),
    ...(tickets || !isSeats(body.capacity) ? ['tickets', 'capacity'] : []),
  ];
  const fitting: Partial<EventBody> = Object.fromEntries(
    Object.entries(body).filter(([field]) => !waits.includes(field)),
  );
  // What was saved before may contradict the rest by now, so it is taken back.
  if (told.includes('startsAt')) fitting.startsAt = null;
  if (told.includes('startsAt') || told.includes('endsAt')) fitting.endsAt = null;
  if (told.includes('link')) fitting.link = '';
  return { fitting, waits: [...waits, ...told] };
}

const longest = {
  title: titleLength.max,
  description: eventDescriptionLength.max,
  place: placeLength.max,
  city: cityLength.max,
  region: addressLength.city,
  address: streetLength.max,
  link: eventLinkLength.max,
} satisfies Partial<Record<keyof EventBody, number>>;

const isTicket = ({ capacity }: EventBody['tickets'][number]) => isSeats(capacity);

function isSeats(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= seats.min && count <= seats.max);
}
