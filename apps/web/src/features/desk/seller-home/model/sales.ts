import type { SalesDay, SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { type Amounts, amountsOf } from '@souk/shared/money-rules.ts';

export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];

/** With its amount in minor units. */
type DayAmount = Amounts<SalesDay>;

export interface SalesOfSpan {
  total: number;
  orders: number;
  /** More or less than in as many days before, in whole per cent; null where there is nothing to compare with. */
  change: number | null;
  /** Every day, also those on which nothing was sold. */
  days: DayAmount[];
}

const DAY_MS = 86_400_000;

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** The last so many days up to today, beside as many before them. */
export function salesOf({ today, days }: SellerHome['sales'], span: Span): SalesOfSpan {
  const known = new Map(amountsOf(days).map((day) => [day.day, day]));
  const at = (back: number): DayAmount => {
    const day = dayBefore(today, back);
    return known.get(day) ?? { day, amount: 0, orders: 0 };
  };
  const shown = Array.from({ length: span }, (_, place) => at(span - 1 - place));
  const sum = (of: readonly DayAmount[]) => of.reduce((all, { amount }) => all + amount, 0);
  const total = sum(shown);
  const before = sum(Array.from({ length: span }, (_, place) => at(span + place)));
  return {
    total,
    orders: shown.reduce((all, { orders }) => all + orders, 0),
    change: before > 0 ? Math.round(((total - before) / before) * 100) : null,
    days: shown,
  };
}
