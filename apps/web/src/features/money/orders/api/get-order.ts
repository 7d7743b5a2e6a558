import type { Order } from '@souk/shared/money/orders/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** `key` is of the link that was mailed to the buyer, and opens this one order to them. */
export const getOrder = (id: string, key?: string) =>
  queryOptions({
    queryKey: ['order', id, key ?? null],
    queryFn: ({ signal }) => {
      const path = `/orders/${encodeURIComponent(id)}`;
      return key === undefined
        ? api.get<Order>(path, { signal })
        : api.get<Order>(`${path}/by-link`, { query: { key }, signal });
    },
    // A parcel moves on while someone looks elsewhere.
    staleTime: 0,
  });
