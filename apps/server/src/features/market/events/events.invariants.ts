import type { Invariants } from '../../../platform/invariants.ts';

export const eventsInvariants: Invariants = {
  'an event has no more seats taken than tickets sold': `
    select title from events, lateral (
      select coalesce(sum(sold), 0) as sold from event_tickets where event_id = events.id) as tickets
    where seats_taken <> tickets.sold`,
};
