import type { Money } from '@souk/shared/money.ts';

type Entry = { at: string; price: Money };
export type Step = { from: number; to: number; price: Money };

const day = 86_400_000;
const most = 90;
/** A price that stood still for so long is worth telling too. */
const steadyDays = 7;

/** Whether there is a history to show: a price that has changed, or has stood for a week; never on the first day. */
export function hasHistory(history: readonly Entry[], nowMs: number): boolean {
  const past = history.filter(({ at }) => Date.parse(at) <= nowMs);
  const age = Math.max(0, ...past.map(({ at }) => nowMs - Date.parse(at))) / day;
  const prices = new Set(past.map(({ price }) => price.amount));
  return age >= (prices.size > 1 ? 1 : steadyDays);
}

/** Where a chart begins: 90 days ago, or when the thing was first on sale. */
export function chartStart(history: readonly Entry[], nowMs: number): number {
  const first = Math.min(nowMs - day, ...history.map(({ at }) => Date.parse(at)));
  return Math.max(nowMs - most * day, first);
}

/** The price over the chart's days as steps between 0 (its beginning) and 1 (now). */
export function priceSteps(history: readonly Entry[], current: Money, nowMs: number): Step[] {
  const start = chartStart(history, nowMs);
  const length = nowMs - start;
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
