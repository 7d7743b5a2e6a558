import type { JoinableOrders, Order } from '@souk/shared/money/orders/schema.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { shopOrdersKey } from '../selling/api/shop-orders.ts';

/** What else of the same buyer could go in an order's parcel. */
export const getJoinable = (id: string) =>
  queryOptions({
    queryKey: ['order', id, 'joinable'],
    queryFn: ({ signal }) => api.get<JoinableOrders>(`/orders/${id}/joinable`, { signal }),
    staleTime: 0,
  });

export function useJoin(id: string) {
  const queryClient = useQueryClient();
  const say = useToast();
  const again = () => {
    void queryClient.invalidateQueries({ queryKey: ['order'] });
    void queryClient.invalidateQueries({ queryKey: shopOrdersKey });
  };
  return useMutation({
    mutationFn: (orders: readonly string[]) =>
      api.post<Order>(`/orders/${id}/join`, { orders }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => {
      again();
      void say((t) => ({ id: 'order', kind: 'done', title: t('sold.join.toast') }));
    },
    // Whatever was refused: what is shown is not what there is.
    onError: again,
  });
}
