import type { Order, Tracking } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOrder } from '../api/get-order.ts';

const of = (orderId: string, parcelId: string) => `/orders/${orderId}/parcels/${parcelId}`;
const once = () => ({ idempotencyKey: newIdempotencyKey() });

/** What can be done about one parcel of an order; each answer is the order as it is then. */
export function useParcelActs(orderId: string) {
  const track = useAct(
    orderId,
    ({ parcelId, tracking }: { parcelId: string; tracking: Tracking }) =>
      api.put<Order>(`${of(orderId, parcelId)}/tracking`, { tracking }, once()),
    (t) => t('sold.tracking.toast'),
  );
  const arrived = useAct(
    orderId,
    (parcelId: string) => api.post<Order>(`${of(orderId, parcelId)}/confirm-delivery`, {}, once()),
    (t) => t('orders.parcelToast'),
  );
  return { track, arrived };
}

function useAct<Given>(
  orderId: string,
  mutationFn: (given: Given) => Promise<Order>,
  said: (t: Translate) => string,
) {
  const queryClient = useQueryClient();
  const say = useToast();
  return useMutation({
    mutationFn,
    onSuccess: (order) => {
      queryClient.setQueryData(getOrder(orderId).queryKey, order);
      void say((t) => ({ id: 'order', kind: 'done', title: said(t) }));
    },
    // Whatever was refused: what is shown is not what there is.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['order', orderId] }),
  });
}
