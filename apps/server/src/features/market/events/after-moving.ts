import type { EventId } from '@souk/shared/ids.ts';

/** Asked for in the transaction in which an event is moved to another time or place: ticket holders are told by it. */
export const afterMoving = { name: 'after-moving-event' };
export interface MovedEvent {
  eventId: EventId;
  /** When it was. */
  movedAt: string;
  /** Another time, unless it is another place. */
  to?: 'place';
}
