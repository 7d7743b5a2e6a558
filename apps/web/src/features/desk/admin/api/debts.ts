import type {
  DebtPaymentList,
  ReceivedDebt,
  ShopDebtList,
  ShopDebtQuery,
  UndoDebtBody,
} from '@souk/shared/money/payouts/schema.ts';
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

export const getDebtPayments = (wanted: Partial<ShopDebtQuery>) =>
  queryOptions({
    queryKey: ['admin', 'debt-payments', wanted],
    queryFn: ({ signal }) =>
      api.get<DebtPaymentList>('/admin/debt-payments', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });

export const undoDebtPayment = (id: string, why: UndoDebtBody, idempotencyKey: string) =>
  api.post(`/admin/debt-payments/${id}/undo`, why, { idempotencyKey });
