import type { OrderTickets } from '@souk/shared/money/tickets/schema.ts';
import { ticketsKey } from '@/platform/session/of-one-person.ts';
import { keptUntilOver } from './kept-until-over.ts';

const kept = keptUntilOver<OrderTickets>({
  key: ticketsKey,
  most: 30,
  endsAt: ({ items }) => Math.max(...items.map(({ event }) => Date.parse(event.endsAt))),
});

export const keptTickets = kept.find;
export const keepTickets = kept.keep;
