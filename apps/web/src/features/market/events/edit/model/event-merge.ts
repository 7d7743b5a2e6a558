import type { Version } from '@/ui/editing/kind.ts';
import type { EventDraft } from './event-draft.ts';

type EventVersion = Version<EventDraft>;

/** All is mine; a kind of ticket that was taken away meanwhile is a new one. */
export function merged(_base: EventVersion, mine: EventVersion, theirs: EventVersion): EventVersion {
  const there = new Set(theirs.draft.tickets.map(({ id }) => id));
  const tickets = mine.draft.tickets.map((ticket) =>
    there.has(ticket.id) ? ticket : { ...ticket, saved: false, sold: 0 },
  );
  return { ...mine, draft: { ...mine.draft, tickets } };
}
