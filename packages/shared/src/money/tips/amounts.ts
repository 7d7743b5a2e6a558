import type { Money } from '../../money.ts';
import { smallCoin } from '../../money-rules.ts';
import { leastCharge } from '../payments/charge-limits.ts';

// In coins of two decimals, as for top-ups.
const least = 100;
const most = 50_000;
const usual = [200, 500, 1_000, 2_000];

/** How little and how much one gives at once, and what is offered to tap: nothing that a card would not pay. */
export function tipAmounts(currency: string): { least: Money; most: Money; usual: Money[] } {
  const scale = smallCoin(currency);
  const of = (amount: number): Money => ({ amount, currency });
  const from = Math.max(least * scale, leastCharge(currency));
  const offered = usual.map((amount) => amount * scale).filter((amount) => amount >= from);
  return { least: of(from), most: of(most * scale), usual: offered.map(of) };
}
