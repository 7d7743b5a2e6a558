import type { KnownBack } from '@souk/shared/money/orders/parts-back.ts';
import { paidParts, refundOfPieces } from '@souk/shared/money/orders/totals.ts';
import type { OrderLineRow, OrderRow } from './order.repo.ts';
import { cardPart } from './refund.service.ts';

interface Pieces {
  pieces: ReadonlyArray<{ lineId: OrderLineRow['id']; quantity: number }>;
  shipping?: boolean;
}

/**
 * What was paid for pieces that are there still, with their own part of a coupon and of tax, what of it is tax and what was taken of
 * it: null of an order that does not say so. Nothing is taken of shipping. What was given back without naming pieces counts against them.
 */
export function paidForPieces(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { pieces, shipping = false }: Pieces,
): { amount: number; known: KnownBack } {
  const paid = paidParts(order, lines);
  const parts: Array<{ paid: number } & KnownBack> = shipping ? [{ ...paid.shipping, commission: 0 }] : [];
  lines.forEach((line, index) => {
    const named = pieces.find(({ lineId }) => lineId === line.id);
    const whole = paid.lines[index];
    if (!named || !whole) return;
    const partOf = (amount: number) => refundOfPieces(amount, line, named.quantity);
    const known = (amount: number | null) => (amount === null ? null : partOf(amount));
    parts.push({ paid: partOf(whole.paid), tax: known(whole.tax), commission: known(line.commission) });
  });
  const amount = parts.reduce((sum, part) => sum + part.paid, 0);
  const sumOf = (name: keyof KnownBack) =>
    parts.reduce<number | null>(
      (sum, { [name]: own }) => (sum === null || own === null ? null : sum + own),
      0,
    );
  return {
    amount: cardPart(order, Math.min(amount, order.total - order.refunded)),
    known: { tax: sumOf('tax'), commission: sumOf('commission') },
  };
}
