import { trackingLink } from '@souk/shared/money/orders/carriers.ts';
import type { Order, OrderParcel } from '@souk/shared/money/orders/schema.ts';
import { ArrowUpRight, Copy, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { useCopy } from '../model/use-copy.ts';
import { isPartSent } from './left-to-send.ts';

interface ParcelRowsProps {
  order: Pick<Order, 'state' | 'lines' | 'parcels'>;
  /** What can be done about one. */
  actions?: (parcel: OrderParcel) => ReactNode;
}

/** What went off, parcel by parcel, and how each is followed. Of one that holds everything only that. */
export function ParcelRows({ order, actions }: ParcelRowsProps) {
  const isOneOfSeveral = order.parcels.length > 1 || isPartSent(order);
  return order.parcels.map((parcel, index) => (
    <div
      key={parcel._id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-3 text-14"
    >
      <Hash size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 grow basis-[11rem] text-ink-2">
        {isOneOfSeveral ? <Inside parcel={parcel} place={index + 1} lines={order.lines} /> : null}
        <Followed parcel={parcel} />
      </div>
      <div className="-me-2 flex flex-wrap items-center gap-1">
        {isOneOfSeveral ? <TrackLink parcel={parcel} /> : null}
        {parcel.tracking ? <CopyNumber number={parcel.tracking.number} /> : null}
        {actions?.(parcel)}
      </div>
    </div>
  ));
}

interface InsideProps {
  parcel: OrderParcel;
  place: number;
  lines: Order['lines'];
}

function Inside({ parcel, place, lines }: InsideProps) {
  const t = useT();
  const { date, number } = useFormat();
  const { arrivedAt, shippedAt } = parcel;
  const things = parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ _id }) => _id === lineId);
    return line ? [`${number(quantity)} × ${line.title}`] : [];
  });
  return (
    <>
      <p>
        <b className="font-semibold text-ink-1">{t('orders.parcel', { number: place })}</b>
        {' · '}
        {arrivedAt
          ? t('orders.parcelArrived', { day: date(arrivedAt, 'short') })
          : t('orders.parcelSent', { day: date(shippedAt, 'short') })}
      </p>
      <p className="wrap-anywhere">{things.join(', ')}</p>
    </>
  );
}

function Followed({ parcel: { tracking } }: { parcel: OrderParcel }) {
  const t = useT();
  if (!tracking) return <p>{t('orders.untracked')}</p>;
  return (
    <p className="wrap-anywhere">
      {t('orders.tracking')}{' '}
      <bdi dir="ltr" className="font-semibold text-ink-1 figures select-all">
        {tracking.number}
      </bdi>{' '}
      <bdi>{`· ${tracking.carrier}`}</bdi>
    </p>
  );
}

function CopyNumber({ number }: { number: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <Button
      look="ghost"
      size={32}
      icon={<Copy size={15} aria-hidden="true" />}
      aria-label={t('orders.copyTracking')}
      onClick={() => void copy(number)}
    >
      {t('orders.copy')}
    </Button>
  );
}

function TrackLink({ parcel: { tracking } }: { parcel: OrderParcel }) {
  const t = useT();
  const link = tracking && trackingLink(tracking);
  return link ? (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ look: 'ghost', size: 32 })}
    >
      {t('orders.track')}
      <ArrowUpRight size={15} aria-hidden="true" className="rtl:-scale-x-100" />
    </a>
  ) : null;
}
