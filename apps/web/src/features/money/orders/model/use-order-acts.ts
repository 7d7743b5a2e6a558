import type { AskToCancelBody, Order } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/ui/toast/use-toast.ts';
import { askToCancel, cancelLate, cancelUnpaid, confirmDelivery } from '../api/act-on-order.ts';
import { getOrder } from '../api/get-order.ts';
import { ordersKey } from '../api/get-orders.ts';

export type OrderActs = ReturnType<typeof useOrderActs>;

/** What a buyer can do with an order; each answer is the order as it is then. */
export function useOrderActs(id: string, key?: string) {
  const queryClient = useQueryClient();
  const say = useToast();
  const show = (order: Order) => {
    queryClient.setQueryData(getOrder(id, key).queryKey, order);
    void queryClient.invalidateQueries({ queryKey: ordersKey });
  };
  // Whatever was refused: what is shown is not what there is.
  const onError = () => void queryClient.invalidateQueries({ queryKey: ['order', id] });
  const cancel = useMutation({
    mutationFn: (_said: AskToCancelBody) => {
      const order = queryClient.getQueryData(getOrder(id, key).queryKey);
      if (!order) throw new Error(`order ${id} is not shown`);
      return cancelUnpaid(order);
    },
    onSuccess: (order) => {
      show(order);
      void say((t) => ({ id: 'order', kind: 'done', title: t('orders.cancelledToast') }));
    },
    onError,
  });
  const ask = useMutation({
    mutationFn: (said: AskToCancelBody) => askToCancel(id, said),
    onSuccess: (order) => {
      show(order);
      void say((t) => ({ id: 'order', kind: 'done', title: t('orders.askedToast') }));
    },
    onError,
  });
  const late = useMutation({
    mutationFn: ({ refundToWallet }: AskToCancelBody) => cancelLate(id, { refundToWallet }),
    onSuccess: (order) => {
      show(order);
      void say((t) => ({ id: 'order', kind: 'done', title: t('orders.cancelledToast') }));
    },
    onError,
  });
  const arrived = useMutation({
    mutationFn: (_said: AskToCancelBody) => confirmDelivery(id),
    onSuccess: (order) => {
      show(order);
      void say((t) => ({ id: 'order', kind: 'done', title: t('orders.arrivedToast') }));
    },
    onError,
  });
  return { cancel, ask, late, arrived };
}
