import type { Dashboard } from '@souk/shared/desk/dashboard/schema.ts';
import { type LastDays, lastDays } from '@souk/shared/desk/last-days.ts';

export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];

export interface Figures {
  /** In the minor units of one currency. */
  sales: LastDays;
  /** In whatever currency. */
  orders: LastDays;
  signUps: LastDays;
}

/** How the market did in the last so many days. */
export function figuresOf({ today, sales, signUps }: Dashboard, currency: string, span: Span): Figures {
  const count = Number(span);
  const own = sales.find((one) => one.currency === currency)?.days ?? [];
  const orders = new Map<string, number>();
  for (const { day, orders: more } of sales.flatMap(({ days }) => days))
    orders.set(day, (orders.get(day) ?? 0) + more);
  return {
    sales: lastDays(today, new Map(own.map(({ day, amount }) => [day, amount.amount])), count),
    orders: lastDays(today, orders, count),
    signUps: lastDays(today, new Map(signUps.map(({ day, people }) => [day, people])), count),
  };
}
