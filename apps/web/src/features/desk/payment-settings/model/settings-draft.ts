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
}

/** Every currency of which something is said, or in which a shop sells. */
export function draftOf({ arranged, currency, currencies, rates, used }: PaymentSettings): PaymentsDraft {
  const known = new Set([...currencies, ...rates.map((one) => one.currency), ...used]);
  known.delete(currency);
  return {
    ways: arranged.ways,
    days: String(arranged.days),
    others: [...known].sort().map((one) => ({
      currency: one,
      allowed: currencies.includes(one),
      rate: rates.find((rate) => rate.currency === one)?.rate ?? '',
    })),
  };
}

export const bodyOf = ({ ways, days, others }: PaymentsDraft): PaymentSettingsBody => ({
  arranged: { ways: [...ways], days: Number(days) },
  currencies: others.filter(({ allowed }) => allowed).map(({ currency }) => currency),
  rates: others.map(({ currency, rate }) => ({ currency, rate: plainRate(rate) })),
});

/** "0,0068" as people write it in many places. */
export const plainRate = (typed: string): string => typed.trim().replace(',', '.');
