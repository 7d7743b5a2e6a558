import type { CardId } from '@souk/shared/ids.ts';
import type { Payment, PaymentCheck } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Refundable, WalletRefunded } from '@souk/shared/money/wallet/top-ups-schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The same key is the same top-up, however often it is sent. */
export const topUp = (amount: Money, card: CardId, idempotencyKey: string): Promise<Payment> =>
  api.post<Payment>('/wallet/top-ups', { amount, card }, { idempotencyKey });

const SECOND_MS = 1_000;

/** How a top-up stands at the provider, asked again until that is decided. */
export const checkTopUp = (id: string) =>
  queryOptions({
    queryKey: ['top-up', id],
    queryFn: () => api.post<PaymentCheck>(`/payments/${id}/check`),
    staleTime: 0,
    // A bank that takes its time is asked less often.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isOpenPayment(data.payment.state) ? (dataUpdateCount < 15 ? 3 : 10) * SECOND_MS : false,
  });

export const getRefundable = () =>
  queryOptions({
    queryKey: ['wallet', 'refundable'],
    queryFn: ({ signal }) => api.get<Refundable>('/wallet/refundable', { signal }),
    select: ({ items }) => items,
  });

/** What nobody can have back of it. */
export const getCredit = () => queryOptions({ ...getRefundable(), select: ({ credit }) => credit });

export const giveBack = (amount: Money, idempotencyKey: string): Promise<WalletRefunded> =>
  api.post<WalletRefunded>('/wallet/refund', { amount }, { idempotencyKey });
