export { afterCancelling, type CancelledEvent } from './after-cancelling.ts';
export { afterMoving, type MovedEvent } from './after-moving.ts';
export { presentEventCard } from './event.presenter.ts';
export { type EventCardRow, findEventCards, findEventPage } from './event.repo.ts';
export { eventsInvariants } from './events.invariants.ts';
export { events } from './events.plugin.ts';
