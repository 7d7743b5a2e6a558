import type { AdminTipList, AdminTipQuery } from '@souk/shared/desk/admin-tips/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export const getTips = (wanted: AdminTipQuery) =>
  queryOptions({
    queryKey: ['admin', 'tips', wanted],
    queryFn: ({ signal }) => api.get<AdminTipList>('/admin/tips', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });

export const sendTipBack = (tipId: string, reason: string) =>
  api.post(`/admin/tips/${tipId}/send-back`, { reason }, { idempotencyKey: newIdempotencyKey() });
