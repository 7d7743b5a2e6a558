import type { OrderTickets } from '@souk/shared/money/tickets/schema.ts';
import { ticketsKey } from '@/platform/session/of-one-person.ts';
import { storedUntilOver } from './stored-until-over.ts';

const stored = storedUntilOver<OrderTickets>({
  key: ticketsKey,
  most: 30,
  endsAt: ({ items }) => Math.max(...items.map(({ event }) => Date.parse(event.endsAt))),
});

export const storedTickets = stored.find;
export const keepTickets = stored.keep;
