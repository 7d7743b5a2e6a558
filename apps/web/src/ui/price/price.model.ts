import type { Money } from '@souk/shared/money.ts';

/** Whole per cent taken off, or null when nothing is. */
export function reduction(price: Money, was: Money | null): number | null {
  if (!was || was.currency !== price.currency || was.amount <= price.amount || was.amount <= 0) return null;
  const percent = Math.round((1 - price.amount / was.amount) * 100);
  return percent > 0 ? percent : null;
}

export type PriceParts =
  | { kind: 'one'; price: Money }
  | { kind: 'reduced'; price: Money; was: Money; percent: number }
  | { kind: 'range'; from: Money; to: Money };

/** What there is to show: a plain price, a reduced one with its 30-day low, or a span over variants. */
export function priceParts(price: Money, was: Money | null = null, to: Money | null = null): PriceParts {
  if (to && to.currency === price.currency && to.amount > price.amount)
    return { kind: 'range', from: price, to };
  const percent = reduction(price, was);
  return was && percent !== null ? { kind: 'reduced', price, was, percent } : { kind: 'one', price };
}
