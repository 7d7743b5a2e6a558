import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lockPayment, type PaymentRow, type RefundByHand, unrefundedOf } from '../payments/index.ts';
import { refundLocked } from './cancel.service.ts';
import { tellOfOrders } from './order.facts.ts';
import { lockOrdersOfPayment, type OrderRow } from './order.repo.ts';
import { refundOrder } from './refund.service.ts';
import { splitOver } from './split-over.ts';

/** What the operator gave back in the provider's own pages is a refund of each order of the payment, by its share. */
export async function refundByHand(
  tx: Db,
  payment: PaymentRow,
  { providerId, amount }: RefundByHand,
  now: Date,
): Promise<void> {
  const orders = await lockOrdersOfPayment(tx, payment.id);
  await lockPayment(tx, payment.id);
  const fits = Math.min(amount, await unrefundedOf(tx, payment));
  for (const { order, amount: share } of await splitOver(tx, orders, fits)) {
    const refunded = await giveBack(tx, order, { share, madeAs: providerId, now });
    await tellOfOrders(tx, [refunded], 'refunded-by-hand', now);
  }
}

/** What something is open about ends with that. */
const standsStill: ReadonlySet<OrderState> = new Set(['disputed', 'return-requested', 'returned']);

function giveBack(
  tx: Db,
  order: OrderRow,
  { share, madeAs, now }: { share: number; madeAs: string; now: Date },
): Promise<OrderRow> {
  const given = { by: 'market', reason: '', now, madeAs } as const;
  if (standsStill.has(order.state)) return refundOrder(tx, order, { ...given, amount: share });
  const isAll = share === order.total - order.refunded;
  const amount = { amount: share, currency: order.currency };
  const of = isAll ? { kind: 'all' as const } : { kind: 'amount' as const, amount };
  return refundLocked(tx, order, { ...given, of, restock: false });
}
