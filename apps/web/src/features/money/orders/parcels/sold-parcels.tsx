import type { Order, OrderParcel } from '@souk/shared/money/orders/schema.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useParcelActs } from './parcel-acts.ts';
import { ParcelRows } from './parcel-rows.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

/** What a shop sent of an order, and by what it is followed. */
export function SoldParcels({ order }: { order: Order }) {
  const t = useT();
  const { track } = useParcelActs(order._id);
  const [changed, setChanged] = useState<OrderParcel | null>(null);
  return (
    <>
      <ParcelRows
        order={order}
        actions={(parcel) =>
          order.can.changeTracking && parcel.arrivedAt === null ? (
            <Button look="ghost" size={32} onClick={() => setChanged(parcel)}>
              {t(parcel.tracking ? 'sold.tracking.change' : 'sold.tracking.add')}
            </Button>
          ) : null
        }
      />
      {changed ? (
        <TrackingDialog
          parcel={changed}
          number={order.number}
          working={track.isPending}
          error={track.error}
          onGo={(tracking) =>
            track.mutate({ parcelId: changed._id, tracking }, { onSuccess: () => setChanged(null) })
          }
          onClose={() => {
            track.reset();
            setChanged(null);
          }}
        />
      ) : null}
    </>
  );
}
