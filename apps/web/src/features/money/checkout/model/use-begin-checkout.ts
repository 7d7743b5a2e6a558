import type { OpenCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isApiError } from '@/platform/api/index.ts';
import { getCheckout, openCheckout } from '../api/checkout.ts';

interface Outcome {
  onFailure: (error: unknown) => void;
  /** In place of the page one is on, as when one begins again. */
  replace?: boolean;
}

/** Opens a checkout, which holds what is in it, and goes there. */
export function useBeginCheckout({ onFailure, replace = false }: Outcome) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: OpenCheckoutBody) => openCheckout(body),
    onSuccess: async (checkout) => {
      queryClient.setQueryData(getCheckout(checkout._id).queryKey, checkout);
      // The button stays busy until the checkout stands there.
      await navigate({ to: '/checkout', search: { id: checkout._id }, replace });
    },
    onError: async (error) => {
      const waiting = waitingIn(error);
      if (waiting) await navigate({ to: '/checkout', search: { id: waiting }, replace });
      else onFailure(error);
    },
  });
}

/** The checkout that is being paid already: its buyer goes on there, or uses another card. */
const waitingIn = (error: unknown): string | undefined =>
  isApiError(error, 'payment_running')
    ? (error.details as { checkoutId?: string } | undefined)?.checkoutId
    : undefined;
