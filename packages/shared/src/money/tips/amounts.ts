import type { Money } from '../../money.ts';
import { minorDigits } from '../../money-rules.ts';

// In coins of two decimals, as for top-ups.
const least = 100;
const most = 50_000;
const usual = [200, 500, 1_000, 2_000];

/** How little and how much one gives at once, and what is offered to tap. */
export function tipAmounts(currency: string): { least: Money; most: Money; usual: Money[] } {
  const scale = 10 ** Math.max(0, minorDigits(currency) - 2);
  const of = (amount: number): Money => ({ amount: amount * scale, currency });
  return { least: of(least), most: of(most), usual: usual.map(of) };
}
