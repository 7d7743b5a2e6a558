import { buyerOf, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { CreditCard } from 'lucide-react';
import { use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';

/** For the winner whose card was declined: how long they have to pay with another. */
export function PaymentDue({ lots, ownIds }: { lots: readonly RoomLot[]; ownIds: readonly string[] }) {
  const due = lots.find(
    ({ told }) => told?.settlement === 'failed' && told.payBy && ownIds.includes(buyerOf(told)?.id ?? ''),
  );
  return due ? <Due lot={due} payBy={due.told?.payBy ?? 0} /> : null;
}

function Due({ lot, payBy }: { lot: RoomLot; payBy: number }) {
  const t = useT();
  const { duration } = useFormat();
  const left = payBy - (useNow() + use(ClockOffset));
  if (left <= 0) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-16 border border-line bg-bad-soft p-3 text-14 text-ink-1"
    >
      <CreditCard size={20} aria-hidden="true" className="shrink-0 text-bad" />
      <p className="min-w-0 grow basis-40">
        <b className="block font-semibold">{t('room.notPaidYet', { title: lot.title })}</b>
        <span className="figures">{t('room.payWithin', { time: duration(Math.ceil(left / 1000)) })}</span>
      </p>
      <ButtonLink to="/myorders" search={{ lot: lot._id }} look="accent" size={40}>
        {t('room.payNow')}
      </ButtonLink>
    </div>
  );
}
