import { isOpenLink } from '../../identity/accounts/plain-text.ts';
import { resolveWallTime, type WallTime } from '../../wall-time.ts';
import { eventAheadDays, eventDays } from './limits.ts';

/** What an event says about itself, as one writes it. Null is what a draft does not say yet. */
export interface EventFields {
  title: string;
  description: string;
  categoryId: string | null;
  startsAt: WallTime | null;
  endsAt: WallTime | null;
  timeZone: string;
  online: boolean;
  place: string;
  city: string;
  /** Where its tickets are taxed. */
  country?: string;
  region?: string;
  address: string;
  link: string;
  capacity: number | null;
  perPerson: number | null;
  tickets: ReadonlyArray<{ _id?: string | null | undefined; name: string; capacity: number | null }>;
}

export const eventProblems = [
  'missing',
  'skipped',
  'past',
  'tooFar',
  'endBeforeStart',
  'tooLong',
  'notALink',
  'sameName',
  'moreThanSeats',
  'belowSold',
  'soldKind',
  'notOfEvent',
] as const;
export type EventProblemKind = (typeof eventProblems)[number];

export interface EventProblem {
  /** By its path, such as "tickets.0.capacity". */
  field: string;
  problem: EventProblemKind;
  /** The first time that does come, for one that the clocks skip. */
  next?: WallTime;
}

export interface EventAsk {
  now: Date;
  /** Everything must be said: the event is, or becomes, public. */
  whole: boolean;
  /** What was saved before: a start in the past that nobody touches is not asked about again. */
  before?: { startsAt: WallTime | null; endsAt: WallTime | null; timeZone: string };
}

const day = 86_400_000;

/** Everything about an event that cannot be, field by field; the shape of each was checked already. */
export function problemsOf(event: EventFields, ask: EventAsk): EventProblem[] {
  return [
    ...(ask.whole ? missing(event) : []),
    ...timeProblems(event, ask),
    ...(event.online && event.link !== '' && !isOpenLink(event.link)
      ? [{ field: 'link', problem: 'notALink' as const }]
      : []),
    ...ticketProblems(event),
  ];
}

/** The moments of an event; null where it does not say. A time that is skipped is the next one that comes. */
export function momentsOf({
  startsAt,
  endsAt,
  timeZone,
}: Pick<EventFields, 'startsAt' | 'endsAt' | 'timeZone'>) {
  return {
    starts: startsAt === null ? null : resolveWallTime(startsAt, timeZone).at,
    ends: endsAt === null ? null : resolveWallTime(endsAt, timeZone).at,
  };
}

function missing(event: EventFields): EventProblem[] {
  const { description, categoryId, startsAt, endsAt, online, place, city, link, tickets } = event;
  const empty = {
    description: description.trim() === '',
    categoryId: categoryId === null,
    startsAt: startsAt === null,
    endsAt: endsAt === null,
    link: online && link === '',
    place: !online && place === '',
    city: !online && city === '',
    tickets: tickets.length === 0,
  };
  return Object.entries(empty).flatMap(([field, is]) => (is ? [{ field, problem: 'missing' as const }] : []));
}

function timeProblems(event: EventFields, { now, whole, before }: EventAsk): EventProblem[] {
  const { timeZone } = event;
  const skipped = (['startsAt', 'endsAt'] as const).flatMap((field): EventProblem[] => {
    const wall = event[field];
    const resolved = wall === null ? null : resolveWallTime(wall, timeZone);
    return resolved?.kind === 'never' ? [{ field, problem: 'skipped', next: resolved.next }] : [];
  });
  if (skipped.length > 0) return skipped;
  const { starts, ends } = momentsOf(event);
  const sameZone = before?.timeZone === timeZone;
  const asBefore = (field: 'startsAt' | 'endsAt') => sameZone && before?.[field] === event[field];
  const problems: EventProblem[] = [];
  if (starts && whole && !asBefore('startsAt')) {
    if (starts <= now) problems.push({ field: 'startsAt', problem: 'past' });
    else if (starts.getTime() > now.getTime() + eventAheadDays.max * day)
      problems.push({ field: 'startsAt', problem: 'tooFar' });
  }
  if (starts && ends) {
    const length = ends.getTime() - starts.getTime();
    if (length <= 0) problems.push({ field: 'endsAt', problem: 'endBeforeStart' });
    else if (problems.length > 0) return problems;
    else if (length > eventDays.max * day) problems.push({ field: 'endsAt', problem: 'tooLong' });
    else if (whole && ends <= now && !asBefore('endsAt')) problems.push({ field: 'endsAt', problem: 'past' });
  }
  return problems;
}

function ticketProblems({ tickets, capacity }: EventFields): EventProblem[] {
  const names = tickets.map(({ name }) => name.toLocaleLowerCase('en'));
  return tickets.flatMap((ticket, index): EventProblem[] => [
    ...(names.indexOf(names[index] ?? '') < index
      ? [{ field: `tickets.${index}.name`, problem: 'sameName' as const }]
      : []),
    ...(capacity !== null && ticket.capacity !== null && ticket.capacity > capacity
      ? [{ field: `tickets.${index}.capacity`, problem: 'moreThanSeats' as const }]
      : []),
  ]);
}

/** What was sold stays sold: kinds with sold tickets remain, and no limit falls below them. */
export function soldProblems(
  { tickets, capacity }: Pick<EventFields, 'tickets' | 'capacity'>,
  held: { seatsTaken: number; tickets: ReadonlyArray<{ _id: string; sold: number }> },
): EventProblem[] {
  const problems: EventProblem[] = [];
  if (capacity !== null && capacity < held.seatsTaken)
    problems.push({ field: 'capacity', problem: 'belowSold' });
  const known = new Map(held.tickets.map((ticket) => [ticket._id, ticket]));
  for (const [index, { _id, capacity: most }] of tickets.entries()) {
    if (!_id) continue;
    const kept = known.get(_id);
    if (!kept) problems.push({ field: `tickets.${index}._id`, problem: 'notOfEvent' });
    else if (most !== null && most < kept.sold)
      problems.push({ field: `tickets.${index}.capacity`, problem: 'belowSold' });
    known.delete(_id);
  }
  if ([...known.values()].some(({ sold }) => sold > 0))
    problems.push({ field: 'tickets', problem: 'soldKind' });
  return problems;
}
