import { smallCoin } from '../../money-rules.ts';

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
