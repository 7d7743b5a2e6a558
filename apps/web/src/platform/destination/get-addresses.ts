import type { AddressList } from '@souk/shared/identity/addresses/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/index.ts';

export const getAddresses = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => api.get<AddressList>('/addresses', { signal }),
    select: ({ items }) => items,
  });
