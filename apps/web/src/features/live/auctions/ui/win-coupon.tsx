import type { WinCoupon as Kept } from '@souk/shared/live/settlement/schema.ts';
import { type CouponRefusal, couponRefusals } from '@souk/shared/money/coupons/rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { CouponField } from '@/ui/coupon-field/coupon-field.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getWinCoupon, keepWinCoupon } from '../api/win-coupon.ts';

/** A code for what one wins of the shop of a lot: it comes off when the card is charged. */
export function WinCoupon({ lotId }: { lotId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const { queryKey, ...query } = getWinCoupon(lotId);
  const { data } = useQuery({ queryKey, ...query });
  const keep = useMutation({
    mutationFn: (code: string | null) => keepWinCoupon(lotId, code),
    onSuccess: (kept) => {
      // It is kept for the shop’s other lots of the show too.
      void queries.invalidateQueries({ queryKey: [queryKey[0]], refetchType: 'none' });
      queries.setQueryData(queryKey, kept);
    },
  });
  const words = useTermsWords();
  if (!data) return null;
  const { coupon } = data;
  const refusal = refusalIn(keep.error);
  return (
    <section aria-label={t('room.coupon')} className="border-t border-line pt-3">
      <CouponField
        coupon={coupon && { code: coupon.code, refusal: coupon.refusal, words: words(coupon) }}
        change={(code) => keep.mutate(code)}
        changing={keep.isPending}
        refusal={refusal}
      />
      {coupon ? <Standing coupon={coupon} /> : null}
      {keep.error && !refusal ? <Notice tone="bad">{failureWords(keep.error, t)}</Notice> : null}
    </section>
  );
}

type Coupon = NonNullable<Kept['coupon']>;

/** Whether it holds, and what is charged where it does not any more. */
function Standing({ coupon: { code, refusal, forThis } }: { coupon: Coupon }) {
  const t = useT();
  return (
    <p className="mt-1.5 text-13 text-ink-2">
      {refusal ? null : (
        <b role="status" className="block font-semibold text-ink-1">
          {t(forThis ? 'room.couponHolds' : 'room.couponNotThis', { code })}
        </b>
      )}
      {t(refusal ? 'room.couponOff' : 'room.couponNote', { code })}
    </p>
  );
}

function useTermsWords(): (coupon: Coupon) => string {
  const t = useT();
  const { money, number, dayAndTime } = useFormat();
  const worthOf = ({ worth }: Coupon) => {
    if (!worth) return null;
    if (worth.kind === 'free-shipping') return t('coupons.freeShipping');
    if (worth.kind === 'amount') return t('coupons.amountOff', { amount: money(worth.amount) });
    const percent = number(worth.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    return t('coupons.percentOff', { percent });
  };
  return (coupon) =>
    [
      worthOf(coupon),
      coupon.left === null ? null : t('room.couponLeft', { count: coupon.left }),
      coupon.leastAmount && t('room.couponLeast', { amount: money(coupon.leastAmount) }),
      coupon.forSome ? t('room.couponSome') : null,
      coupon.endsAt && t('coupons.until', { day: dayAndTime(coupon.endsAt, { inSentence: true }) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Why a code that was typed was not taken. */
function refusalIn(error: unknown): CouponRefusal | null {
  if (!isApiError(error) || error.code !== 'coupon_refused') return null;
  const { reason } = error.details as { reason?: unknown };
  return couponRefusals.find((one) => one === reason) ?? null;
}
