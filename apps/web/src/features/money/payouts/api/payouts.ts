import type { PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import type {
  Payout,
  PayoutDetail,
  PayoutOnboarding,
  PayoutOverview,
  PayoutPage,
} from '@souk/shared/money/payouts/schema.ts';
import type { ShopReserves } from '@souk/shared/money/reserve/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** Everything of a shop's payouts stands under it, and is asked for anew together. */
export const payoutsKey = (shopId: string) => ['payouts', shopId] as const;

export const getOverview = (shopId: string) =>
  queryOptions({
    queryKey: [...payoutsKey(shopId), 'overview'],
    queryFn: ({ signal }) => api.get<PayoutOverview>(`/shops/${shopId}/payout-overview`, { signal }),
  });

export const getPayouts = (shopId: string) =>
  pagesOf<PayoutPage>([...payoutsKey(shopId), 'list'], `/shops/${shopId}/payouts`);

export const getPayout = (shopId: string, payoutId: string) =>
  queryOptions({
    queryKey: [...payoutsKey(shopId), 'one', payoutId],
    queryFn: ({ signal }) => api.get<PayoutDetail>(`/shops/${shopId}/payouts/${payoutId}`, { signal }),
  });

export const getReserves = (shopId: string) =>
  queryOptions({
    queryKey: [...payoutsKey(shopId), 'reserves'],
    queryFn: ({ signal }) => api.get<ShopReserves>(`/shops/${shopId}/reserves`, { signal }),
  });

/** The same key is the same payout, however often it is sent. */
export const requestPayout = (shopId: string, amount: Money, idempotencyKey: string): Promise<Payout> =>
  api.post<Payout>(`/shops/${shopId}/payouts`, { amount }, { idempotencyKey });

export const moveToWallet = (shopId: string, amount: Money, idempotencyKey: string): Promise<unknown> =>
  api.post(`/shops/${shopId}/balance-to-wallet`, { amount }, { idempotencyKey });

export const payDebt = (shopId: string, amount: Money, idempotencyKey: string): Promise<{ paid: Money }> =>
  api.post<{ paid: Money }>(`/shops/${shopId}/debt-payments`, { amount }, { idempotencyKey });

export const changeSchedule = (shopId: string, schedule: PayoutSchedule): Promise<PayoutOverview> =>
  api.put<PayoutOverview>(`/shops/${shopId}/payout-schedule`, { schedule });

export const openOnboarding = (shopId: string): Promise<PayoutOnboarding> =>
  api.post<PayoutOnboarding>(`/shops/${shopId}/payout-onboarding`);

/** Whether the provider knows enough by now. */
export const lookAtAccount = (shopId: string): Promise<PayoutOverview> =>
  api.post<PayoutOverview>(`/shops/${shopId}/payout-account-look`);
