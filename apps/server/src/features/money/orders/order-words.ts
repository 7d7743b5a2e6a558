import type { SummaryLine } from '@souk/shared/money/orders/schema.ts';

export const orderNumber = (number: number): string => `SK-${number}`;

/** The number behind what a person typed; null when it is none of ours. */
export function readOrderNumber(text: string): number | null {
  const digits = /^SK-(\d{1,15})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface Summed {
  currency: string;
  items: number;
  discount: number;
  shipping: number;
  parcels: number;
  /** On top of the prices; what is in them is no line of its own. */
  tax: number;
  credit: number;
  /** The code of what was taken off. */
  coupon: string | null;
}

/** The lines of a summary, which add up to what is paid. What is nothing is left out, but for shipping. */
export function summaryOf({
  currency,
  items,
  discount,
  shipping,
  parcels,
  tax,
  credit,
  coupon,
}: Summed): SummaryLine[] {
  const line = (kind: SummaryLine['kind'], amount: number, count: number | null = null): SummaryLine => ({
    kind,
    amount: { amount, currency },
    name: null,
    count,
  });
  return [
    line('items', items),
    ...(discount > 0 ? [{ ...line('discount', -discount), name: coupon }] : []),
    ...(parcels > 0 ? [line('shipping', shipping, parcels)] : []),
    ...(tax > 0 ? [line('tax', tax)] : []),
    ...(credit > 0 ? [line('credit', -credit)] : []),
  ];
}
