import type { ReceivedDebt, ShopDebtList, ShopDebtQuery } from '@souk/shared/money/payouts/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getDebts = (wanted: Partial<ShopDebtQuery>) =>
  queryOptions({
    queryKey: ['admin', 'debts', wanted],
    queryFn: ({ signal }) => api.get<ShopDebtList>('/admin/debts', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });

export const bookDebt = (shopId: string, received: ReceivedDebt, idempotencyKey: string) =>
  api.post(`/admin/shops/${shopId}/debt-payments`, received, { idempotencyKey });
