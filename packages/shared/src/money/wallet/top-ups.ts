import type { Money } from '../../money.ts';
import { smallCoin } from '../../money-rules.ts';

// In coins of two decimals; one of a currency without any is worth about as much as a hundredth of the others.
const least = 500;
const most = 200_000;

/** How little and how much one puts into a wallet at once. */
export function topUpLimits(currency: string): { least: Money; most: Money } {
  const scale = smallCoin(currency);
  return {
    least: { amount: least * scale, currency },
    most: { amount: most * scale, currency },
  };
}
