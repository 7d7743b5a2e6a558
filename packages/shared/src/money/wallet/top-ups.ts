import type { Money } from '../../money.ts';
import { minorDigits } from '../../money-rules.ts';

// In coins of two decimals; one of a currency without any is worth about as much as a hundredth of the others.
const least = 500;
const most = 200_000;

/** How little and how much one puts into a wallet at once. */
export function topUpLimits(currency: string): { least: Money; most: Money } {
  const scale = 10 ** Math.max(0, minorDigits(currency) - 2);
  return {
    least: { amount: least * scale, currency },
    most: { amount: most * scale, currency },
  };
}
