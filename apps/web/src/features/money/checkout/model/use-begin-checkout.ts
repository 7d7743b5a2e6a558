import type { OpenCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getCheckout, openCheckout } from '../api/checkout.ts';
import { checkoutNamed } from './checkout-named.ts';

interface Outcome {
  onFailure: (error: unknown) => void;
  /** In place of the page one is on, as when one begins again. */
  replace?: boolean;
}

/** Opens a checkout, which holds what is in it, and goes there. */
export function useBeginCheckout({ onFailure, replace = false }: Outcome) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const say = useToast();
  const goTo = (id: string) => navigate({ to: '/checkout', search: { id }, replace });
  const tellHeld = (error: unknown, id: string) => {
    const { title, next } = errorCopy(error);
    void say((t) => ({
      ...{ id: 'failure', kind: 'bad', title: t(title), text: t(next) },
      action: { label: t('checkout.openOther'), onClick: () => void goTo(id) },
    }));
  };
  return useMutation({
    mutationFn: (body: OpenCheckoutBody) => openCheckout(body),
    onSuccess: async (checkout) => {
      queryClient.setQueryData(getCheckout(checkout._id).queryKey, checkout);
      // The button stays busy until the checkout stands there.
      await goTo(checkout._id);
    },
    onError: async (error) => {
      // The checkout that is being paid already: its buyer goes on there, or uses another card.
      const waiting = checkoutNamed(error, 'payment_running');
      const holding = checkoutNamed(error, 'held_elsewhere');
      if (waiting) await goTo(waiting);
      else if (holding) tellHeld(error, holding);
      else onFailure(error);
    },
  });
}
