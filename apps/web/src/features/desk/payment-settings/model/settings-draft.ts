import type { ArrangedWay } from '@souk/shared/settings/arranged.ts';
import type { PaymentSettings, PaymentSettingsBody } from '@souk/shared/settings/payment-settings.ts';

export interface RateDraft {
  currency: string;
  /** Whether shops may sell in it. */
  allowed: boolean;
  rate: string;
}

export interface PaymentsDraft {
  ways: readonly ArrangedWay[];
  days: string;
  others: readonly RateDraft[];
  reserve: ReserveDraft;
  tipDays: string;
}

/** Shares in percent. */
export interface ReserveDraft {
  limit: string;
  kept: string;
  days: string;
}

/** Every currency of which something is said, or in which a shop sells. */
export function draftOf({
  arranged,
  currency,
  currencies,
  rates,
  used,
  reserve,
  tips,
}: PaymentSettings): PaymentsDraft {
  const known = new Set([...currencies, ...rates.map((one) => one.currency), ...used]);
  known.delete(currency);
  return {
    ways: arranged.ways,
    days: String(arranged.days),
    reserve: {
      limit: String(reserve.chargebackBasisPoints / 100),
      kept: String(reserve.keptBasisPoints / 100),
      days: String(reserve.days),
    },
    tipDays: String(tips.days),
    others: [...known].sort().map((one) => ({
      currency: one,
      allowed: currencies.includes(one),
      rate: rates.find((rate) => rate.currency === one)?.rate ?? '',
    })),
  };
}

export const bodyOf = ({ ways, days, others, reserve, tipDays }: PaymentsDraft): PaymentSettingsBody => ({
  arranged: { ways: [...ways], days: Number(days) },
  currencies: others.filter(({ allowed }) => allowed).map(({ currency }) => currency),
  rates: others.map(({ currency, rate }) => ({ currency, rate: plainRate(rate) })),
  reserve: {
    chargebackBasisPoints: pointsOf(reserve.limit),
    keptBasisPoints: pointsOf(reserve.kept),
    days: Number(reserve.days),
  },
  tips: { days: Number(tipDays) },
});

const pointsOf = (percent: string): number => Math.round(Number(plainRate(percent)) * 100);

/** "2,5" is one, and so is nothing at all. */
export const isPercent = (typed: string): boolean => {
  const percent = Number(plainRate(typed));
  return percent >= 0 && percent <= 100;
};

/** "0,0068" as people write it in many places. */
export const plainRate = (typed: string): string => typed.trim().replace(',', '.');
