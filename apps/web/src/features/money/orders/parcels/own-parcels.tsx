import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { isPartSent } from './left-to-send.ts';
import { useParcelActs } from './parcel-acts.ts';
import { ParcelRows } from './parcel-rows.tsx';

/** The parcels of an order as its buyer follows them; of several, each can have arrived by itself. */
export function OwnParcels({ order }: { order: Order }) {
  const t = useT();
  const { arrived } = useParcelActs(order._id);
  const isOneOfSeveral = isPartSent(order) || (order.can.confirmDelivery && order.parcels.length > 1);
  const each = order.as === 'buyer' && isOneOfSeveral;
  return (
    <ParcelRows
      order={order}
      actions={({ _id, arrivedAt }) =>
        each && arrivedAt === null ? (
          <Button
            size={32}
            loading={arrived.isPending && arrived.variables === _id}
            onClick={() => arrived.mutate(_id)}
          >
            {t('orders.gotIt')}
          </Button>
        ) : null
      }
    />
  );
}
