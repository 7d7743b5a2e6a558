import { cardStep } from '../../money.ts';
import { leastCharge } from '../payments/charge-limits.ts';

interface ToPay {
  total: number;
  /** What the wallet has, in the same currency. */
  available: number;
  currency: string;
}

/**
 * How much of a total the wallet pays. The rest is an amount that a card can be charged: where that would be too little,
 * the wallet pays less.
 */
export function creditOf({ total, available, currency }: ToPay): number {
  if (available >= total) return total;
  const rest = Math.max(total - available, leastCharge(currency));
  const step = cardStep(currency);
  return Math.max(0, total - Math.ceil(rest / step) * step);
}
