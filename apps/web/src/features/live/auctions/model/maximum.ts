import { type Step, stepAt } from '@souk/shared/live/auctions/rules.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { Money } from '@souk/shared/money.ts';

type Lot = Pick<LotStatus, 'nextBid'>;

/** Round amounts a bidder may want to stop at, the least first. */
export function suggestedMaximums({ nextBid }: Lot, minorPerMain: number): Money[] {
  const main = nextBid.amount / minorPerMain;
  const unit = main < 50 ? 5 : main < 200 ? 10 : main < 1000 ? 50 : 100;
  const first = Math.ceil(main / unit) * unit;
  return [first, first + unit, first + 3 * unit, first + 7 * unit].map((amount) => ({
    amount: amount * minorPerMain,
    currency: nextBid.currency,
  }));
}

/** One step of the lot up or down from an amount, never under the least that counts. */
export function stepped(
  least: Money,
  { amount, currency }: Money,
  direction: 1 | -1,
  steps: readonly Step[],
): Money {
  const moved = amount + direction * stepAt(amount, steps);
  return moved < least.amount ? least : { amount: moved, currency };
}
