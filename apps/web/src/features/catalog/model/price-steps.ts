import type { Money } from '@souk/shared/money.ts';

type Entry = { at: string; price: Money };
export type Step = { from: number; to: number; price: Money };

const day = 86_400_000;
const most = 90;
const least = 14;

/** How many days a chart covers: the last 90, or fewer for what has not been listed for so long. */
export function chartDays(history: readonly Entry[], nowMs: number): number {
  const ages = history.map(({ at }) => Math.ceil((nowMs - Date.parse(at)) / day));
  return Math.min(most, Math.max(least, ...ages));
}

/** The price over the chart's days as steps between 0 (its beginning) and 1 (now). */
export function priceSteps(history: readonly Entry[], current: Money, nowMs: number): Step[] {
  const length = chartDays(history, nowMs) * day;
  const start = nowMs - length;
  const entries = [...history]
    .map(({ at, price }) => ({ at: Date.parse(at), price }))
    .filter(({ at }) => at <= nowMs)
    .sort((a, b) => a.at - b.at);
  const before = entries.filter(({ at }) => at <= start).at(-1);
  const within = entries.filter(({ at }) => at > start);
  const points = [...(before ? [{ ...before, at: start }] : []), ...within];
  if (points.length === 0) return [{ from: 0, to: 1, price: current }];
  const place = (at: number) => (at - start) / length;
  return points
    .map((point, index) => ({
      from: place(point.at),
      to: place(points[index + 1]?.at ?? nowMs),
      price: point.price,
    }))
    .filter((step, index, steps) => step.to > step.from || index === steps.length - 1);
}

/** Where a price stands between the lowest (0) and the highest (1) of the chart, with some air. */
export function heightOf(price: Money, steps: readonly Step[]): number {
  const amounts = steps.map((step) => step.price.amount);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  return high === low ? 0.6 : 0.14 + 0.76 * ((price.amount - low) / (high - low));
}
