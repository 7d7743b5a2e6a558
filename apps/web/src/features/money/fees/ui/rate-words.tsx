import type { FeeRate } from '@souk/shared/money/fees/rules.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

/** "6% + $0.20, at least $1.00". */
export function RateWords({ rate, currency }: { rate: FeeRate; currency: string }) {
  const t = useT();
  const { money, number } = useFormat();
  const exact = (amount: number) => money({ amount, currency }, { exact: true });
  const share = number(rate.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    rate.fixed === 0 ? share : `${share} + ${exact(rate.fixed)}`,
    ...(rate.least === null ? [] : [t('fees.atLeast', { amount: exact(rate.least) })]),
    ...(rate.most === null ? [] : [t('fees.atMost', { amount: exact(rate.most) })]),
  ];
  return <span className="figures">{parts.join(' · ')}</span>;
}
