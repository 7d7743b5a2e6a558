import type { CouponWorth } from '@souk/shared/money/coupons/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

/** What a list and the preview of a form both say about. */
export interface CouponTold {
  worth: CouponWorth;
  leastAmount: Money | null;
  startsAt: string | null;
  endsAt: string | null;
  productCount: number | null;
  alsoWon: boolean;
}

export function useCouponWords() {
  const t = useT();
  const { money, number, date } = useFormat();
  /** Its last moment belongs to the day before. */
  const lastDay = (endsAt: string) => date(new Date(new Date(endsAt).getTime() - 1).toISOString());
  const worth = (given: CouponWorth): string => {
    if (given.kind === 'free-shipping') return t('coupons.freeShipping');
    if (given.kind === 'amount') return t('coupons.amountOff', { amount: money(given.amount) });
    const percent = number(given.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    return t('coupons.percentOff', { percent });
  };
  const when = ({ startsAt, endsAt }: Pick<CouponTold, 'startsAt' | 'endsAt'>, now: number): string => {
    if (endsAt && Date.parse(endsAt) <= now) return t('coupons.endedOn', { day: lastDay(endsAt) });
    const begins = startsAt && Date.parse(startsAt) > now ? date(startsAt) : null;
    if (begins && endsAt) return t('coupons.fromUntil', { from: begins, until: lastDay(endsAt) });
    if (endsAt) return t('coupons.until', { day: lastDay(endsAt) });
    return begins ? t('coupons.from', { day: begins }) : t('coupons.noEnd');
  };
  /** What it asks for. */
  const conditions = ({ leastAmount, productCount, alsoWon }: CouponTold): string[] => [
    ...(productCount === null ? [] : [t('coupons.someProducts', { count: productCount })]),
    ...(leastAmount ? [t('coupons.leastOrder', { amount: money(leastAmount) })] : []),
    ...(alsoWon ? [t('coupons.alsoWonShort')] : []),
  ];
  return { worth, when, conditions };
}
