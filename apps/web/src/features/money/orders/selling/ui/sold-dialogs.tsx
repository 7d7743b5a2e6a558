import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useFormat } from '@/platform/i18n/index.ts';
import { leftToSend } from '../../parcels/left-to-send.ts';
import type { SoldActs } from '../model/use-sold-acts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { type WordedAct, WordedDialog } from './worded-dialog.tsx';

export type SoldAsk = WordedAct | 'ship' | 'refund';

interface SoldDialogsProps {
  ask: SoldAsk;
  order: Order;
  acts: SoldActs;
  onClose: () => void;
}

/** What is asked of a seller before their press takes effect. */
export function SoldDialogs({ ask, order, acts, onClose }: SoldDialogsProps) {
  const { money } = useFormat();
  const done = { onSuccess: onClose };
  if (ask === 'ship') {
    const { isPending, error, mutate } = acts.ship;
    return (
      <ShipDialog
        number={order.number}
        left={leftToSend(order)}
        working={isPending}
        error={error}
        onGo={(shipment) => mutate(shipment, done)}
        onClose={onClose}
      />
    );
  }
  if (ask === 'refund') {
    const { isPending, error, mutate } = acts.refund;
    return (
      <RefundDialog
        order={order}
        working={isPending}
        error={error}
        onGo={(body) => mutate(body, done)}
        onClose={onClose}
      />
    );
  }
  const { isPending, error } = acts[ask];
  return (
    <WordedDialog
      act={ask}
      number={order.number}
      amount={money(ask === 'pickup' ? order.total : order.refundable, { exact: true })}
      working={isPending}
      error={error}
      onGo={(words) => acts[ask].mutate(words, done)}
      onClose={onClose}
    />
  );
}
