import type { Order, RefundBody, ShipBody } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttempts } from '@/platform/api/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOrder } from '../../api/get-order.ts';
import {
  cancelSold,
  declineCancel,
  handOver,
  packOrder,
  receiveAndHandOver,
  receiveMoney,
  refundOrder,
  shipOrder,
  shopOrdersKey,
} from '../api/shop-orders.ts';

export type SoldActs = ReturnType<typeof useSoldActs>;

/** What a shop can do with an order; each answer is the order as it is then. */
export function useSoldActs(id: string) {
  const attempt = useAttempts();
  const pack = useAct(
    id,
    (note: string) => packOrder(id, note),
    (t) => t('sold.packedToast'),
  );
  const ship = useAct(
    id,
    (shipment: ShipBody) => shipOrder(id, shipment),
    (t) => t('sold.shippedToast'),
  );
  const hand = useAct(
    id,
    () => handOver(id),
    (t) => t('sold.handedToast'),
  );
  const ready = useAct(
    id,
    (note: string) => packOrder(id, note),
    (t) => t('sold.readyToast'),
  );
  const pickup = useAct(
    id,
    () => receiveAndHandOver(id),
    (t) => t('sold.pickupToast'),
  );
  const receive = useAct(
    id,
    () => receiveMoney(id),
    (t) => t('arranged.received'),
  );
  const cancel = useAct(
    id,
    (reason: string) => cancelSold(id, reason),
    (t) => t('orders.cancelledToast'),
  );
  const decline = useAct(
    id,
    (reason: string) => declineCancel(id, reason),
    (t) => t('sold.declinedToast'),
  );
  const refund = useAct(
    id,
    // Of an order more than once can be given back: one whose answer was lost is not another one.
    (body: RefundBody) => attempt([id, body], (key) => refundOrder(id, body, key)),
    (t) => t('sold.refundedToast'),
  );
  return { pack, ready, ship, hand, pickup, receive, cancel, decline, refund };
}

function useAct<Given>(
  id: string,
  mutationFn: (given: Given) => Promise<Order>,
  said: (t: Translate) => string,
) {
  const queryClient = useQueryClient();
  const say = useToast();
  return useMutation({
    mutationFn,
    onSuccess: (order) => {
      queryClient.setQueryData(getOrder(id).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: shopOrdersKey });
      void queryClient.invalidateQueries({ queryKey: ['seller-home'] });
      void say((t) => ({ id: 'order', kind: 'done', title: said(t) }));
    },
    // Whatever was refused: what is shown is not what there is.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['order', id] }),
  });
}
