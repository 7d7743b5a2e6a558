import type { CheckoutId, PaymentId } from '@souk/shared/ids.ts';
import type {
  Checkout,
  CheckoutChange,
  OpenCheckoutBody,
  PayCheckoutBody,
} from '@souk/shared/money/checkout/schema.ts';
import type { PaymentCheck } from '@souk/shared/money/payments/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { hasToWait } from '../model/stage.ts';
import { leavingIsDone } from './leave-checkout.ts';

const SECOND_MS = 1_000;

export const getCheckout = (id: string) =>
  queryOptions({
    queryKey: ['checkout', id],
    queryFn: async ({ signal }) => {
      await leavingIsDone();
      return await api.get<Checkout>(`/checkouts/${id}`, { signal });
    },
    // Prices, stock and the payment move by themselves.
    staleTime: 0,
    // A bank that takes its time is asked less often.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && hasToWait(data) ? (dataUpdateCount < 15 ? 2 : 8) * SECOND_MS : false,
  });

export async function openCheckout(body: OpenCheckoutBody): Promise<Checkout> {
  await leavingIsDone();
  return await api.post('/checkouts', body, { idempotencyKey: newIdempotencyKey() });
}

export const changeCheckout = (id: CheckoutId, change: CheckoutChange): Promise<Checkout> =>
  api.patch(`/checkouts/${id}`, change);

export const extendCheckout = (id: CheckoutId): Promise<Checkout> =>
  api.post(`/checkouts/${id}/extend`, undefined, { idempotencyKey: newIdempotencyKey() });

/** With the same key again when no answer came, so that nothing is paid twice. */
export const payCheckout = (
  id: CheckoutId,
  body: PayCheckoutBody,
  idempotencyKey: string,
): Promise<Checkout> => api.post(`/checkouts/${id}/pay`, body, { idempotencyKey });

/** Another card instead of the one whose bank asks. */
export const stopPaying = (id: CheckoutId): Promise<Checkout> =>
  api.post(`/checkouts/${id}/stop-paying`, undefined, { idempotencyKey: newIdempotencyKey() });

/** How a payment stands at the provider; with what the bank needs to ask the card’s owner, while it asks. */
export const checkPayment = (id: PaymentId): Promise<PaymentCheck> => api.post(`/payments/${id}/check`);
