import type { OrderLineId } from '@souk/shared/ids.ts';
import type { Order, RefundBody } from '@souk/shared/money/orders/schema.ts';
import { paidParts, refundOfPieces } from '@souk/shared/money/orders/totals.ts';
import type { Money } from '@souk/shared/money.ts';

/** What a seller is about to give back, while it is still being chosen. */
export interface RefundDraft {
  kind: 'all' | 'lines' | 'amount';
  /** How many pieces of which line. */
  pieces: Readonly<Record<OrderLineId, number>>;
  shipping: boolean;
  /** Minor units; null while nothing sensible is typed. */
  amount: number | null;
  reason: string;
  restock: boolean;
}

export const emptyRefund: RefundDraft = {
  kind: 'all',
  pieces: {},
  shipping: false,
  amount: null,
  reason: '',
  restock: false,
};

type Refundable = Pick<Order, 'lines' | 'summary' | 'total' | 'refundable'>;

/** What it comes to, as the market counts it: a line's part of discount and tax goes with it. */
export function refundOf(order: Refundable, draft: RefundDraft): Money {
  const { currency, amount: left } = order.refundable;
  const of = (amount: number): Money => ({ amount, currency });
  if (draft.kind === 'all') return of(left);
  if (draft.kind === 'amount') return of(draft.amount ?? 0);
  const parts = paidParts(
    sumsOf(order),
    order.lines.map(({ total }) => total.amount),
  );
  const chosen = order.lines.reduce(
    (sum, line, index) => sum + refundOfPieces(parts.lines[index] ?? 0, line, draft.pieces[line._id] ?? 0),
    draft.shipping ? parts.shipping : 0,
  );
  // What was given back without naming pieces counts against them.
  return of(Math.min(chosen, left));
}

/** What was paid for shipping, with its part of the tax. */
export function shippingPaid(order: Refundable): Money {
  const { shipping } = paidParts(
    sumsOf(order),
    order.lines.map(({ total }) => total.amount),
  );
  return { amount: shipping, currency: order.total.currency };
}

export type RefundProblem = 'nothing' | 'too-much';

export function refundProblem(order: Refundable, draft: RefundDraft): RefundProblem | null {
  const { amount } = refundOf(order, draft);
  if (amount <= 0) return 'nothing';
  return amount > order.refundable.amount ? 'too-much' : null;
}

export function refundBodyOf(order: Refundable, draft: RefundDraft): RefundBody {
  const { reason } = draft;
  if (draft.kind === 'amount')
    return { of: { kind: 'amount', amount: refundOf(order, draft) }, reason, restock: false };
  if (draft.kind === 'all') return { of: { kind: 'all' }, reason, restock: draft.restock };
  const lines = order.lines.flatMap(({ _id }) => {
    const quantity = draft.pieces[_id] ?? 0;
    return quantity > 0 ? [{ lineId: _id, quantity }] : [];
  });
  // Shipping alone names no line; it is an amount.
  if (lines.length === 0)
    return { of: { kind: 'amount', amount: refundOf(order, draft) }, reason, restock: false };
  return { of: { kind: 'lines', lines, shipping: draft.shipping }, reason, restock: draft.restock };
}

/** The sums of an order from the rows its page shows. */
function sumsOf({ summary, total }: Refundable) {
  const of = (kind: string) =>
    summary.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0);
  return {
    items: of('items'),
    discount: Math.abs(of('discount')),
    shipping: of('shipping'),
    tax: of('tax'),
    total: total.amount,
    commission: 0,
    paymentFee: 0,
    net: 0,
  };
}
