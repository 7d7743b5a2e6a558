// What bids go up by, as a seller sets it. Amounts are minor units of the shop's currency.

/** Tiers of one lot. */
export const mostBidSteps = 20;

/** Each tier ends above the one before, and the last has no end. */
export function isLadder(tiers: ReadonlyArray<{ below: number | null }>): boolean {
  return tiers.every(({ below }, at) => {
    if (at === tiers.length - 1) return below === null;
    return below !== null && below > (tiers[at - 1]?.below ?? 0);
  });
}
