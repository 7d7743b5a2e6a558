import { readTicketCode } from '@souk/shared/money/tickets/code.ts';
import type { Door, DoorTicket, Entry, EntryAnswer } from '@souk/shared/money/tickets/schema.ts';

/** What came of an attempt to let a guest in; `not-saved` cannot be known without a line. */
export type Seen = Omit<EntryAnswer, 'outcome'> & { outcome: EntryAnswer['outcome'] | 'not-saved' };

/** What this device says by itself, from the list it has and what it did since. */
export function judgeHere(
  { event, tickets }: Pick<Door, 'event' | 'tickets'>,
  waiting: readonly Entry[],
  entry: Entry,
): Seen {
  const code = readTicketCode(entry.code);
  const ticket = tickets.find((one) => one.code === code);
  const seen = {
    _id: entry._id,
    kind: ticket?.kind ?? null,
    holder: ticket?.holder?.name ?? null,
    enteredAt: null,
    event: null,
  };
  if (!code) return { ...seen, outcome: 'unknown' };
  if (!ticket) return { ...seen, outcome: 'not-saved' };
  if (event.isCancelled) return { ...seen, outcome: 'cancelled' };
  const before = waiting.find((one) => readTicketCode(one.code) === code);
  if (before) return { ...seen, outcome: 'used', enteredAt: before.at };
  if (ticket.state === 'valid') return { ...seen, outcome: 'in', enteredAt: entry.at };
  return { ...seen, outcome: ticket.state, enteredAt: ticket.enteredAt };
}

/** The list after some were let in. */
export function withEntries(door: Door, entered: ReadonlyMap<string, string>): Door {
  const tickets = door.tickets.map((ticket): DoorTicket => {
    const at = entered.get(ticket.code);
    return at && ticket.state === 'valid' ? { ...ticket, state: 'used', enteredAt: at } : ticket;
  });
  return { ...door, tickets };
}

/** The same with those who were let in here and are not known to the market yet. */
export function withWaiting(door: Door, waiting: readonly Entry[]): Door {
  return withEntries(door, new Map(waiting.map(({ code, at }) => [readTicketCode(code) ?? '', at])));
}

/** Guests whose name, order or code has these letters in it. */
export function findGuests(tickets: readonly DoorTicket[], typed: string): DoorTicket[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const code = wanted.replaceAll('-', '').toUpperCase();
  return tickets.filter(
    (ticket) =>
      ticket.holder?.name.toLocaleLowerCase().includes(wanted) ||
      ticket.order.number.toLocaleLowerCase().includes(wanted) ||
      (code !== '' && ticket.code.startsWith(code)),
  );
}
