import type { Money } from '../../money.ts';
import { inCurrency } from '../../money-rules.ts';

// What bids go up by, as a seller sets it. Rules count in minor units of the shop's currency.

/** Tiers of one lot. */
export const mostBidSteps = 20;

/** Each tier ends above the one before, and the last has no end. */
export function isLadder(tiers: ReadonlyArray<{ below: number | null }>): boolean {
  return tiers.every(({ below }, at) => {
    if (at === tiers.length - 1) return below === null;
    return below !== null && below > (tiers[at - 1]?.below ?? 0);
  });
}

interface Tier<Amount> {
  below: Amount | null;
  step: Amount;
}

export function stepsIn(
  currency: string,
  steps: ReadonlyArray<Tier<number>> | null,
): Array<Tier<Money>> | null {
  const money = inCurrency(currency);
  return steps?.map(({ below, step }) => ({ below: money(below), step: money(step) })) ?? null;
}
