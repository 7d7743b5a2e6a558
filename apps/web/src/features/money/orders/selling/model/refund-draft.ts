import type { OrderLineId } from '@souk/shared/ids.ts';
import type { Order, RefundBody } from '@souk/shared/money/orders/schema.ts';
import { refundOfPieces } from '@souk/shared/money/orders/totals.ts';
import type { Money } from '@souk/shared/money.ts';
import { cardStep } from '@souk/shared/money-rules.ts';

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

type Refundable = Pick<Order, 'lines' | 'refundable' | 'shippingLeft' | 'card'> & {
  can: Pick<Order['can'], 'cancel'>;
};

/** Every piece of what was not sent yet: nothing is left to be sent, so its shipping goes back too. */
export const leavesNothing = (
  { can, lines }: Pick<Refundable, 'can' | 'lines'>,
  draft: RefundDraft,
): boolean =>
  can.cancel &&
  draft.kind === 'lines' &&
  lines.every(({ _id, quantity, refunded }) => quantity - refunded === (draft.pieces[_id] ?? 0));

/** What it comes to, as the market counts it: a line's own part of discount and tax goes with it. */
export function refundOf(order: Refundable, draft: RefundDraft): Money {
  const { currency, amount: left } = order.refundable;
  const of = (amount: number): Money => ({ amount, currency });
  if (draft.kind === 'all' || leavesNothing(order, draft)) return of(left);
  // What cards cannot take exactly is rounded up, and never beyond what is left.
  const step = order.card ? cardStep(currency) : 1;
  const payable = (amount: number) => Math.min(Math.ceil(amount / step) * step, left);
  if (draft.kind === 'amount') {
    const amount = draft.amount ?? 0;
    return of(amount > left ? amount : payable(amount));
  }
  const chosen = order.lines.reduce(
    (sum, line) => sum + refundOfPieces(line.paid.amount, line, draft.pieces[line._id] ?? 0),
    draft.shipping ? order.shippingLeft.amount : 0,
  );
  // What was given back without naming pieces counts against them.
  return of(payable(chosen));
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
  if (draft.kind === 'all' || leavesNothing(order, draft))
    return { of: { kind: 'all' }, reason, restock: draft.restock };
  const lines = order.lines.flatMap(({ _id }) => {
    const quantity = draft.pieces[_id] ?? 0;
    return quantity > 0 ? [{ lineId: _id, quantity }] : [];
  });
  return { of: { kind: 'lines', lines, shipping: draft.shipping }, reason, restock: draft.restock };
}
