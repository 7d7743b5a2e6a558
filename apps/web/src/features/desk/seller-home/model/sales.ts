import { lastDays } from '@souk/shared/desk/last-days.ts';
import type { SalesDay, SellerHome, ShowHeld } from '@souk/shared/desk/seller-home/schema.ts';
import type { Amounts } from '@souk/shared/money-rules.ts';

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
  days: Array<DayAmount & { shows: ShowHeld[] }>;
}

/** The last so many days up to today, beside as many before them. */
export function salesOf({ today, days, shows }: SellerHome['sales'], span: Span): SalesOfSpan {
  const sold = lastDays(today, new Map(days.map(({ day, amount }) => [day, amount.amount])), span);
  const ordered = lastDays(today, new Map(days.map(({ day, orders }) => [day, orders])), span);
  return {
    ...{ total: sold.total, change: sold.change, orders: ordered.total },
    days: sold.days.map((day, place) => ({
      ...{ ...day, orders: ordered.days[place]?.amount ?? 0 },
      shows: shows.filter((show) => show.day === day.day),
    })),
  };
}
