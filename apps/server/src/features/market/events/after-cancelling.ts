import type { EventId } from '@souk/shared/ids.ts';

/** Asked for in the transaction in which an event is cancelled: its tickets are refunded by it, and its buyers told. */
export const afterCancelling = { name: 'after-cancelling-event' };
export interface CancelledEvent {
  eventId: EventId;
}
