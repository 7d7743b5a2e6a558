import { cardStep, smallCoin } from '../../money-rules.ts';

// Stripe, "Minimum and maximum charge amounts", in minor units.
const known: Readonly<Record<string, number>> = {
  AED: 200,
  CZK: 1_500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1_000,
};

/** The least that a card can be charged. */
export const leastCharge = (currency: string): number => known[currency] ?? 50 * smallCoin(currency);

// They have no coins; Stripe counts them in hundredths all the same ("Special cases" of its currencies).
const inHundredths = new Set(['ISK', 'UGX']);

/** How many of the provider's units are one of ours. */
export const providerScale = (currency: string): number => (inHundredths.has(currency) ? 100 : 1);

/** The most that a card can be charged: eight digits as the provider counts, and twelve of rupiah. */
export function mostCharge(currency: string): number {
  const most = currency === 'IDR' ? 999_999_999_999 : 99_999_999;
  const [scale, step] = [providerScale(currency), cardStep(currency)];
  return Math.floor(most / scale / step) * step;
}
