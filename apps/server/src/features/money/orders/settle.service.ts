import { marketAccount } from '@souk/shared/money/ledger/accounts.ts';
import { moved } from '@souk/shared/money/ledger/postings.ts';
import { saleCaptured } from '@souk/shared/money/ledger/sale.ts';
import { shipByOf } from '@souk/shared/money/orders/ship-by.ts';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { issueInvoice } from '../invoices/index.ts';
import { type Entry, ofShop } from '../ledger/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { issueTickets } from '../tickets/index.ts';
import type { OrderLineRow, OrderRow } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import { orderNumber } from './order-words.ts';

/**
 * The money of an order is here: it gets its invoice and its tickets. In time it was waiting for it; late it had been
 * given up. Of several orders those of one shop come after those of another, by the ids of the shops.
 */
export async function markPaid(
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
  by: 'market' | 'seller' = 'market',
): Promise<OrderRow> {
  const late = order.state === 'cancelled';
  const isReady = order.packed_at !== null;
  const [, paid] = await Promise.all([
    issueInvoice(tx, { shopId: order.shop_id, orderId: order.id, now }),
    stepOrder(tx, order, late ? 'payLate' : isReady ? 'payReady' : 'pay', {
      by,
      now,
      kind: by === 'seller' ? 'money-received' : late ? 'paid-late' : 'paid',
      values: { paid_at: now, credit_hold: null, ...promised(order, now) },
    }),
    lines.some(({ kind }) => kind === 'ticket') ? issueTickets(tx, order.id, now) : null,
  ]);
  return paid;
}

/** By when it is to be shipped. All that a shop sends leaves by one clock. */
function promised(
  { shipments, address }: OrderRow,
  now: Date,
): Pick<Updateable<Tables['orders']>, 'ship_by' | 'late_from'> {
  const handlings = shipments.flatMap(({ handling }) => handling ?? []);
  const [first] = handlings;
  const shipBy = first
    ? shipByOf(handlings, now, { timeZone: first.timeZone, holdUntil: address?.holdUntil })
    : null;
  return shipBy ? { ship_by: shipBy.day, late_from: shipBy.lateFrom } : {};
}

/** What a paid order is in the books; nothing for what was free. */
export function saleEntry(order: OrderRow, now: Date): Entry[] {
  const { id, shop_id, currency, total, subsidy, credit, commission, payment_fee, tax } = order;
  if (total + subsidy === 0) return [];
  const parts = {
    paid: { card: total - credit, held: credit },
    ...{ commission, paymentFee: payment_fee, tax, discount: subsidy },
  };
  return [
    {
      key: `sale:${id}`,
      kind: 'sale',
      at: now,
      currency,
      about: {
        orderId: id,
        order: orderNumber(order.number),
        ...(order.payment_id ? { paymentId: order.payment_id } : {}),
      },
      postings: { ...ofShop(shop_id, saleCaptured, parts), isFirst: true },
    },
  ];
}

/** Money that came for what is not there any more: it goes back, and no shop ever had it. */
export const unearnedEntry = ({ id, currency }: PaymentRow, amount: number, now: Date): Entry => ({
  key: `unearned:${id}`,
  kind: 'refund',
  at: now,
  currency,
  about: { paymentId: id },
  postings: moved(marketAccount('clearing'), marketAccount('refunds'), amount),
});
