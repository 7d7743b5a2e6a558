import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { Money } from '@souk/shared/money.ts';
import { CreditCard, Gavel } from 'lucide-react';
import { use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';

interface PaymentNoticeProps {
  lot: RoomLot;
  /** What they bid themselves. */
  price: Money;
  payBy: number;
  isOffered: boolean;
  onPay: () => void;
}

/** For the winner whose card was declined, and for who is asked in their place. */
export function PaymentNotice({ lot, price, payBy, isOffered, onPay }: PaymentNoticeProps) {
  const t = useT();
  const { duration, money } = useFormat();
  const left = payBy - (useNow() + use(ClockOffset));
  if (left <= 0) return null;
  const time = duration(Math.ceil(left / 1000));
  const Icon = isOffered ? Gavel : CreditCard;
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-3 rounded-16 border border-line p-3 text-14 text-ink-1 ${isOffered ? 'bg-won-soft' : 'bg-bad-soft'}`}
    >
      <Icon size={20} aria-hidden="true" className={`shrink-0 ${isOffered ? 'text-won-text' : 'text-bad'}`} />
      <p className="min-w-0 grow basis-40">
        <b className="block font-semibold">
          {isOffered
            ? t('room.offered', { title: lot.title, price: money(price) })
            : t('room.notPaidYet', { title: lot.title })}
        </b>
        <span className="figures">{t(isOffered ? 'room.takeWithin' : 'room.payWithin', { time })}</span>
      </p>
      <Button look="accent" size={40} onClick={onPay}>
        {t(isOffered ? 'room.takeIt' : 'room.payNow')}
      </Button>
    </div>
  );
}
