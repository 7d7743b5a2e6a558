import type { OrderTickets } from '@souk/shared/money/tickets/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Once they are here they stay while the page is open, with a line or without. */
export const getTickets = (orderId: string) =>
  queryOptions({
    queryKey: ['tickets', orderId],
    queryFn: ({ signal }) => api.get<OrderTickets>(`/orders/${orderId}/tickets`, { signal }),
    gcTime: Number.POSITIVE_INFINITY,
  });
