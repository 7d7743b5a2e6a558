import { paidParts, refundOfPieces } from '@souk/shared/money/orders/totals.ts';
import type { OrderLineRow, OrderRow } from './order.repo.ts';
import { cardPart } from './refund.service.ts';

interface Pieces {
  pieces: ReadonlyArray<{ lineId: OrderLineRow['id']; quantity: number }>;
  shipping?: boolean;
}

/**
 * What was paid for pieces that are there still, with their own part of a coupon and of tax, and what of it is tax: null of an
 * order that does not say so. What was given back without naming pieces counts against them.
 */
export function paidForPieces(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { pieces, shipping = false }: Pieces,
): { amount: number; tax: number | null } {
  const paid = paidParts(order, lines);
  const parts = shipping ? [paid.shipping] : [];
  lines.forEach((line, index) => {
    const named = pieces.find(({ lineId }) => lineId === line.id);
    const whole = paid.lines[index];
    if (!named || !whole) return;
    const partOf = (amount: number) => refundOfPieces(amount, line, named.quantity);
    parts.push({ paid: partOf(whole.paid), tax: whole.tax === null ? null : partOf(whole.tax) });
  });
  const amount = parts.reduce((sum, part) => sum + part.paid, 0);
  const taxes = parts.flatMap(({ tax }) => tax ?? []);
  return {
    amount: cardPart(order, Math.min(amount, order.total - order.refunded)),
    tax: taxes.length === parts.length ? taxes.reduce((sum, tax) => sum + tax, 0) : null,
  };
}
