import type { WalletView } from '@souk/shared/money/wallet/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getWallet() {
  return queryOptions({
    queryKey: ['wallet'],
    queryFn: ({ signal }) => api.get<WalletView>('/wallet', { signal }),
  });
}
