import type { OrderTickets } from '@souk/shared/money/tickets/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { keepTickets, storedTickets } from '../model/stored-tickets.ts';

/** Once they were here they are there again without a line, after a reload too. */
export const getTickets = (orderId: string) =>
  queryOptions({
    queryKey: ['tickets', orderId],
    queryFn: async ({ signal }) => {
      const tickets = await api.get<OrderTickets>(`/orders/${orderId}/tickets`, { signal });
      keepTickets(orderId, tickets, Date.now());
      return tickets;
    },
    initialData: () => storedTickets(orderId),
    initialDataUpdatedAt: 0,
    gcTime: Number.POSITIVE_INFINITY,
  });
