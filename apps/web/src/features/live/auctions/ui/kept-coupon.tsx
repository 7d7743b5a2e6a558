import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { getWinCoupon } from '../api/win-coupon.ts';

/** Beside the bids of who entered a code: that it holds, or does not any more. */
export function KeptCoupon({ lotId }: { lotId: string }) {
  const t = useT();
  const coupon = useQuery(getWinCoupon(lotId)).data?.coupon;
  if (!coupon) return null;
  const { code, refusal, forThis } = coupon;
  return (
    <p className="flex items-center gap-1.5 text-12 text-ink-2">
      <TicketPercent size={14} aria-hidden="true" className="shrink-0" />
      <span>
        {t(refusal ? 'room.couponOff' : forThis ? 'room.couponHolds' : 'room.couponNotThis', { code })}
      </span>
    </p>
  );
}
