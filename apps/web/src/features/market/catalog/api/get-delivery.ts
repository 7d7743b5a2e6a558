import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface Way {
  id: string;
  /** A product, or a lot that has no listing of its own. */
  of: 'products' | 'lots';
  country: string;
  /** The server reads it from the reader's address; another day is another answer. */
  holdUntil: string | null;
}

export const getDelivery = ({ id, of, country, holdUntil }: Way) =>
  queryOptions({
    queryKey: ['delivery', id, country, holdUntil],
    queryFn: ({ signal }) => api.get<Delivery>(`/${of}/${id}/delivery`, { query: { country }, signal }),
  });
