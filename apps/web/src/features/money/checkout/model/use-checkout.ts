import type { CheckoutId } from '@souk/shared/ids.ts';
import type { CheckoutState } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, CheckoutChange, PayCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { type CouponRefusal, couponRefusals } from '@souk/shared/money/coupons/rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, useAttempts } from '@/platform/api/index.ts';
import { changeCheckout, extendCheckout, getCheckout, payCheckout, stopPaying } from '../api/checkout.ts';

interface Outcome {
  onFailure: (error: unknown) => void;
}

/** What can be done with an open checkout; each answer is the checkout as it is then. */
export function useCheckout(id: CheckoutId, { onFailure }: Outcome) {
  const queryClient = useQueryClient();
  const { queryKey } = getCheckout(id);
  // One after another, so that nothing is paid before the last choice arrived.
  const scope = { id: `checkout-${id}` };
  const attempt = useAttempts();
  const show = async (checkout: Checkout) => {
    // What was asked before would show how it was.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, checkout);
  };
  const onError = async (error: unknown) => {
    const now = changedIn(error);
    if (now) await show(now);
    else void queryClient.invalidateQueries({ queryKey });
    // Paid in another window: the page says so by itself.
    if (!isPaidAlready(error)) onFailure(error);
  };
  const change = useMutation({
    scope,
    mutationFn: (wanted: CheckoutChange) => changeCheckout(id, wanted),
    onSuccess: show,
    onError,
  });
  const coupon = useMutation({
    scope,
    mutationFn: (code: string | null) => changeCheckout(id, { coupon: code }),
    onSuccess: show,
    // Why a code is refused stands at its field.
    onError: (error) => (couponRefusalOf(error) ? undefined : onError(error)),
  });
  const extend = useMutation({ scope, mutationFn: () => extendCheckout(id), onSuccess: show, onError });
  const pay = useMutation({
    scope,
    mutationFn: (body: PayCheckoutBody) => attempt(body, (key) => payCheckout(id, body, key)),
    onSuccess: show,
    onError,
  });
  const stop = useMutation({ scope, mutationFn: () => stopPaying(id), onSuccess: show, onError });
  return { change, coupon, extend, pay, stop };
}

export function couponRefusalOf(error: unknown): CouponRefusal | null {
  if (!isApiError(error, 'coupon_refused')) return null;
  const { reason } = (error.details ?? {}) as { reason?: CouponRefusal };
  return couponRefusals.find((known) => known === reason) ?? 'unknown';
}

/** How it is now, when that is why it was refused. */
function changedIn(error: unknown): Checkout | undefined {
  return isApiError(error, 'checkout_changed')
    ? (error.details as { checkout?: Checkout } | undefined)?.checkout
    : undefined;
}

const isPaidAlready = (error: unknown): boolean =>
  isApiError(error, 'checkout_over') &&
  (error.details as { state?: CheckoutState } | undefined)?.state === 'paid';
