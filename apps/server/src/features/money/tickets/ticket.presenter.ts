import type { Door, DoorCounts, Ticket } from '@souk/shared/money/tickets/schema.ts';
import type { DoorEventRow, DoorTicketRow, TicketRow } from './ticket.repo.ts';

/** The link of an event at home is told to those who may come. */
export function presentTicket(row: TicketRow): Ticket {
  const { id, code, kind, state, enteredAt, eventId, startsAt, endsAt, link, ...event } = row;
  const isGood = state === 'valid' || state === 'used';
  return {
    _id: id,
    ...{ code, kind, state },
    enteredAt: enteredAt?.toISOString() ?? null,
    event: {
      _id: eventId,
      ...event,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      link: isGood ? link : null,
    },
  };
}

export function presentDoor(
  { id, startsAt, endsAt, ...event }: DoorEventRow,
  tickets: readonly DoorTicketRow[],
  counts: DoorCounts,
): Door {
  return {
    event: { _id: id, ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    counts,
    tickets: tickets.map(({ id: ticketId, code, kind, state, enteredAt, holder, orderId, orderNumber }) => ({
      _id: ticketId,
      ...{ code, kind, state },
      enteredAt: enteredAt?.toISOString() ?? null,
      holder: holder && { _id: holder.id, name: holder.name },
      order: { _id: orderId, number: `SK-${orderNumber}` },
    })),
  };
}
