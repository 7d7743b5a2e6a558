import type { EventId } from '@souk/shared/ids.ts';

/** Asked for in the transaction in which an event is moved to another time: ticket holders are told by it. */
export const afterMoving = { name: 'after-moving-event' };
export interface MovedEvent {
  eventId: EventId;
  /** When it was. */
  movedAt: string;
}
