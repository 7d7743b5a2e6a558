import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { Money } from '@souk/shared/money.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { Pencil } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { suggestedMaximums } from '../model/maximum.ts';

interface QuickRaiseProps {
  lot: RoomLot;
  onBid: (amount: Money) => void;
  onOther: () => void;
}

/** Round amounts above the next bid, each one tap away. */
export function QuickRaise({ lot, onBid, onOther }: QuickRaiseProps) {
  const t = useT();
  const { money } = useFormat();
  const raises = suggestedMaximums(lot, 10 ** minorDigits(lot.nextBid.currency))
    .filter(({ amount }) => amount > lot.nextBid.amount)
    .slice(0, 3);
  return (
    <div className="flex flex-wrap gap-2">
      {raises.map((amount) => (
        <button key={amount.amount} type="button" onClick={() => onBid(amount)} className={chip}>
          <span className="sr-only">{t('ui.bid', { price: money(amount) })}</span>
          <span aria-hidden="true">{money(amount)}</span>
        </button>
      ))}
      <button type="button" onClick={onOther} className={chip}>
        <Pencil size={16} aria-hidden="true" />
        {t('room.other')}
      </button>
    </div>
  );
}

const chip =
  'flex min-h-11 grow items-center justify-center gap-1.5 rounded-12 border border-line bg-fill px-2 text-14 font-semibold text-ink-1 figures hover:bg-hover';
