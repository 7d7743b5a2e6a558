import type { BalanceHistory, HistoryQuery } from '@souk/shared/money/wallet/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getHistory = ({ account, currency, days }: HistoryQuery) =>
  queryOptions({
    queryKey: ['wallet', 'history', account, currency, days],
    queryFn: ({ signal }) =>
      api.get<BalanceHistory>('/wallet/history', { query: { account, currency, days }, signal }),
    placeholderData: keepPreviousData,
  });
