import type { OrderTickets } from '@souk/shared/money/tickets/schema.ts';
import { ticketsKey } from '@/platform/session/of-one-person.ts';
import { sessionStore } from '@/platform/session/session.store.ts';

// A door may have no line: what it asks for stays on this device from when it was first seen until its event is over.
// Signing out forgets it.

interface Kept {
  /** Whose they are; another one at this device finds nothing. */
  owner: string;
  orders: Record<string, OrderTickets>;
}

const DAY_MS = 24 * 3_600_000;
const MOST_ORDERS = 30;

export const keptTickets = (orderId: string): OrderTickets | undefined => own().orders[orderId];

export function keepTickets(orderId: string, tickets: OrderTickets, now: number): void {
  const { owner, orders } = own();
  if (owner === '') return;
  // The one seen last comes last, and the first is the first to go.
  const { [orderId]: _, ...others } = orders;
  const ahead = Object.entries({ ...others, [orderId]: tickets }).filter(([, { items }]) =>
    items.some(({ event }) => Date.parse(event.endsAt) + DAY_MS > now),
  );
  try {
    const kept: Kept = { owner, orders: Object.fromEntries(ahead.slice(-MOST_ORDERS)) };
    localStorage.setItem(ticketsKey, JSON.stringify(kept));
  } catch {
    // Forbidden or full: they are there as long as the page is open.
  }
}

function own(): Kept {
  const owner = sessionStore.getState().user?._id ?? '';
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(ticketsKey) ?? 'null');
    if (owner !== '' && kept?.owner === owner && kept.orders) return { owner, orders: kept.orders };
  } catch {
    // Nothing may be kept here, or a program wrote something else there.
  }
  return { owner, orders: {} };
}
