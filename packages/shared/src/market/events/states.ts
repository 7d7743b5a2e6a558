export const eventStatuses = ['draft', 'active', 'cancelled', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** How an event stands for its owner: one that is public is to come or past. */
export const eventShelves = ['upcoming', 'draft', 'past', 'cancelled', 'archived'] as const;
export type EventShelf = (typeof eventShelves)[number];

export interface EventStanding {
  status: EventStatus;
  /** Null while a draft does not say. */
  endsAt: Date | null;
}

export const isOver = ({ endsAt }: EventStanding, now: Date): boolean => endsAt !== null && endsAt <= now;

export function shelfOf(event: EventStanding, now: Date): EventShelf {
  if (event.status !== 'active') return event.status;
  return isOver(event, now) ? 'past' : 'upcoming';
}

export interface EventActs {
  edit: boolean;
  publish: boolean;
  cancel: boolean;
  archive: boolean;
  restore: boolean;
  delete: boolean;
}

/**
 * What its owner may do with an event. What was public once is never a draft again, nor is it deleted. People count on
 * one that is still to come: it is cancelled, not put away.
 */
export function actsOn(event: EventStanding, now: Date): EventActs {
  const { status } = event;
  const over = isOver(event, now);
  return {
    edit: status === 'draft' || status === 'active',
    publish: status === 'draft',
    cancel: status === 'active' && !over,
    archive: status === 'cancelled' || (status === 'active' && over),
    restore: status === 'archived',
    delete: status === 'draft',
  };
}
