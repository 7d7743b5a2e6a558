import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAnew } from '@/platform/api/fetch-anew.ts';
import { getCheckout } from '../api/checkout.ts';
import { leaveCheckout, leavingIsDone } from '../api/leave-checkout.ts';

/** Who goes elsewhere in the market leaves the checkout; a reload, the bank and a closed tab do not. */
export function useLeaving(id: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      const { queryKey } = getCheckout(id);
      const last: Checkout | undefined = queryClient.getQueryData(queryKey);
      if (last?.state === 'open') {
        leaveCheckout(last._id);
        // A page that they go back to may have said that it is sold out.
        void leavingIsDone().then(() => fetchAnew(queryClient, ['product']));
      }
      queryClient.removeQueries({ queryKey });
    },
    [id, queryClient],
  );
}
