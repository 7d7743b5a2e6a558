import type { VariantId } from '@souk/shared/ids.ts';
import { ticketsPerPerson } from '@souk/shared/market/events/limits.ts';
import type { Event } from '@souk/shared/market/events/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useState } from 'react';

type Kinds = Pick<Event, 'tickets' | 'perPerson' | 'seatsLeft'>;
export type Counts = Readonly<Record<string, number>>;

/** How many of each kind the buyer wants; one from the beginning where only one kind can be had. */
export function firstCounts({ tickets }: Kinds): Counts {
  const [only, ...others] = tickets.filter(({ left }) => left !== 0);
  return only && others.length === 0 ? { [only._id]: 1 } : {};
}

/** The most that can be chosen of a kind, besides what is chosen of the others. */
export function mostOfKind({ tickets, perPerson, seatsLeft }: Kinds, counts: Counts, id: string): number {
  const others = sumOf(counts) - (counts[id] ?? 0);
  const left = tickets.find(({ _id }) => _id === id)?.left ?? ticketsPerPerson.max;
  const together = Math.min(seatsLeft ?? Infinity, perPerson ?? Infinity) - others;
  return Math.max(0, Math.min(left, together, ticketsPerPerson.max));
}

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the buyer chooses on the page of an event. */
export function useTicketChoice(event: Kinds) {
  const [counts, setCounts] = useState(() => firstCounts(event));
  const chosen = event.tickets.flatMap(({ _id, price, left }) => {
    const quantity = counts[_id] ?? 0;
    return quantity > 0
      ? [{ variantId: _id as string as VariantId, quantity, price, available: left ?? ticketsPerPerson.max }]
      : [];
  });
  const [first] = chosen;
  const total: Money | null = first
    ? {
        amount: chosen.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0),
        currency: first.price.currency,
      }
    : null;
  return {
    counts,
    chosen,
    count: sumOf(counts),
    total,
    mostOf: (id: string) => mostOfKind(event, counts, id),
    take: (id: string, quantity: number) => setCounts((before) => ({ ...before, [id]: quantity })),
  };
}

export type TicketChoice = ReturnType<typeof useTicketChoice>;
