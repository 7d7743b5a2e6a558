import { writeTicketCode } from '@souk/shared/money/tickets/code.ts';
import type { DoorTicket } from '@souk/shared/money/tickets/schema.ts';
import { csvLine } from '../../market/imports/index.ts';

const columns = ['name', 'order', 'ticket', 'state', 'let_in_at', 'code'];

/** Who comes to an event, one ticket a row. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function attendeeList(tickets: readonly DoorTicket[]): string {
  const rows = tickets.map(({ holder, order, kind, state, enteredAt, code }) => [
    ...[holder?.name ?? '', order.number, kind, state, enteredAt ?? '', writeTicketCode(code)],
  ]);
  return `\uFEFF${[columns, ...rows].map(csvLine).join('')}`;
}
