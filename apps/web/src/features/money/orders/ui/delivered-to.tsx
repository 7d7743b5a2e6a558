import type { Order } from '@souk/shared/money/orders/schema.ts';
import { CalendarClock } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';

/** An address as it is written on a parcel. */
export interface AddressOnParcel {
  name: string;
  lines: readonly string[];
  phone: string;
  holdUntil: string | null;
}

interface DeliveredToProps extends Pick<Order, 'state' | 'path' | 'shipments'> {
  address: AddressOnParcel | null;
}

export function DeliveredTo({ state, path, shipments, address }: DeliveredToProps) {
  const t = useT();
  const places = shipments.flatMap(({ pickupAt }) => pickupAt ?? []);
  const arrived = path.some(({ step, at }) => step === 'delivered' && at !== null);
  // Nothing goes anywhere any more.
  const isOff = !arrived && (state === 'cancelled' || state === 'refunded');
  const sent = !isOff && shipments.some(({ kind }) => kind !== 'pickup');
  return (
    <>
      {places.length > 0 ? (
        <Panel title={t('orders.pickUpAt')}>
          {places.map((place) => (
            <p key={place} dir="auto" className="own-words wrap-anywhere text-14 text-ink-2">
              {place}
            </p>
          ))}
        </Panel>
      ) : null}
      {address && sent ? (
        <Panel title={t(arrived ? 'orders.wentTo' : 'orders.goesTo')}>
          <AddressLabel address={address} />
          {arrived ? null : <DeliverAfter day={address.holdUntil} />}
        </Panel>
      ) : null}
    </>
  );
}

export function AddressLabel({ address }: { address: AddressOnParcel }) {
  return (
    <address className="text-14 text-ink-2 not-italic">
      <b className="block font-semibold wrap-anywhere text-ink-1">
        <bdi>{address.name}</bdi>
      </b>
      {address.lines.map((line) => (
        <span key={line} className="block wrap-anywhere">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}

/** Its buyer wants nothing before that day. */
export function DeliverAfter({ day }: { day: string | null }) {
  const t = useT();
  const { date } = useFormat();
  if (day === null) return null;
  return (
    <p className="mt-1.5 flex items-center gap-2 text-14 text-accent-text">
      <CalendarClock size={15} aria-hidden="true" className="shrink-0" />
      {t('orders.deliverAfter', { day: date(`${day}T12:00:00Z`) })}
    </p>
  );
}
