/** What something cost from a moment on. */
export type PriceChange = { at: Date; amount: number };

// Directive 98/6/EC, Article 6a: the lowest price of at least 30 days before a reduction.
const DAY_MS = 86_400_000;
export const priorDays = 30;
// What was asked for less long before its first reduction was set to be struck.
const firstPriceDays = 7;

/**
 * When the price was last lowered, if that is how it got where it is; null when it stands as first set or was raised
 * since. Of several reductions in a row the last one counts, so that each is held beside the price it follows.
 */
export function reductionAt(history: readonly PriceChange[]): Date | null {
  const steps = stepsOf(history);
  const [before, last] = [steps.at(-2), steps.at(-1)];
  return before && last && last.amount < before.amount ? last.at : null;
}

/** The lowest price of the 30 days before a moment, that in force when they began included; null without any. */
export function lowestBefore(history: readonly PriceChange[], moment: Date): number | null {
  const end = moment.getTime();
  const start = end - priorDays * DAY_MS;
  const before = stepsOf(history).filter(({ at }) => at.getTime() < end);
  const inForce = before.findLastIndex(({ at }) => at.getTime() <= start);
  const amounts = before.slice(Math.max(inForce, 0)).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** What a reduction at a moment is held beside: the lowest before it, of a thing that was on sale for a week by then. */
export function comparableAt(history: readonly PriceChange[], moment: Date): number | null {
  const [first] = stepsOf(history);
  if (!first || moment.getTime() - first.at.getTime() < firstPriceDays * DAY_MS) return null;
  return lowestBefore(history, moment);
}

/**
 * The price that may be shown struck: the lowest before the current reduction, when its seller compares at all, it is
 * really higher than what one pays now, and the thing was on sale for a week by then.
 */
export function struckPrice(history: readonly PriceChange[], compareAt: number | null): number | null {
  const reduced = reductionAt(history);
  if (compareAt === null || reduced === null) return null;
  const prior = comparableAt(history, reduced);
  const now = stepsOf(history).at(-1)?.amount;
  return prior !== null && now !== undefined && prior > now ? prior : null;
}

/** In order, each step another price than the one before. */
function stepsOf(history: readonly PriceChange[]): PriceChange[] {
  const sorted = [...history].sort((a, b) => a.at.getTime() - b.at.getTime());
  return sorted.filter(({ amount }, i) => i === 0 || sorted[i - 1]?.amount !== amount);
}
