import { randomUUID } from 'node:crypto';
import type { CheckoutId, OrderId, OrderLineId, PaymentId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { CouponBearer } from '@souk/shared/money/coupons/rules.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { LineFees, OrderSums } from '@souk/shared/money/orders/totals.ts';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type NewRow } from '../../../platform/db/insert-all.ts';
import type { PayTo, ShipmentRow, TaxFound } from '../../../platform/db/orders-tables.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { insertOrder, type OrderRow, updateOrder } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';

export interface OrderToPlace {
  shopId: ShopId;
  currency: string;
  sums: OrderSums & LineFees;
  /** What of it the wallet pays. */
  credit: number;
  note: string;
  /** What is given back of it brings its shop the payment fee back. */
  feeReturned: boolean;
  /** What its card is asked by; null where none is. */
  paymentId: PaymentId | null;
  /** How its shop is paid itself; null is by card. */
  payTo: (PayTo & { way: ArrangedWay }) | null;
  couponCode: string | null;
  couponBearer: CouponBearer | null;
  tax: TaxFound | null;
  /** Null where nothing is sent. */
  address: OrderAddress | null;
  shipments: ShipmentRow[];
  lines: Array<Omit<NewRow<'order_lines'>, 'id' | 'order_id' | 'position'>>;
}

interface Placing {
  checkoutId: CheckoutId;
  buyerId: UserId;
  /** What it wrote before; they are locked. */
  earlier: readonly OrderRow[];
  now: Date;
}

/**
 * Writes down what a checkout is about to pay, one order for each shop. What an earlier try of the same checkout wrote
 * and did not pay is written anew, or dropped where it is not wanted any more. The checkout is locked.
 */
export async function placeOrders(
  tx: Db,
  { checkoutId, buyerId, earlier, now }: Placing,
  wanted: readonly OrderToPlace[],
): Promise<OrderRow[]> {
  const unpaid = new Map(
    earlier.filter(({ state }) => state === 'pending-payment').map((order) => [order.shop_id, order]),
  );
  // All at once.
  const writing = wanted.map(({ shopId, currency, sums, lines, address, shipments, ...rest }) => {
    const before = unpaid.get(shopId);
    unpaid.delete(shopId);
    const values = {
      currency,
      ...columnsOf(sums),
      fee_returned: rest.feeReturned,
      payment_id: rest.paymentId,
      credit: rest.credit,
      credit_hold: rest.credit > 0 ? randomUUID() : null,
      note: rest.note,
      way: rest.payTo?.way ?? null,
      pay_to: rest.payTo && payToOf(rest.payTo),
      coupon_code: rest.couponCode,
      coupon_bearer: rest.couponBearer,
      tax_found: rest.tax && JSON.stringify(rest.tax),
      address: address && JSON.stringify(address),
      shipments: JSON.stringify(shipments),
      placed_at: now,
      changed_at: now,
    };
    const id = before?.id ?? newId<OrderId>(now.getTime());
    const rows = lines.map((line, position) => ({
      ...line,
      id: newId<OrderLineId>(now.getTime()),
      order_id: id,
      position,
    }));
    if (before) return rewriteOrder(tx, id, values, rows);
    return insertOrder(tx, {
      order: {
        ...values,
        ...{ id, buyer_id: buyerId, shop_id: shopId, checkout_id: checkoutId },
        ...{ tracking_number: null, tracking_carrier: null },
      },
      lines: rows,
      placed: { kind: 'placed', state: 'pending-payment', at: now, by: 'buyer' },
    });
  });
  const placed = await Promise.all(writing);
  for (const order of unpaid.values())
    await stepOrder(tx, order, 'drop', { by: 'buyer', now, kind: 'cancelled' });
  return placed;
}

async function rewriteOrder(
  tx: Db,
  id: OrderId,
  values: Updateable<Tables['orders']>,
  rows: ReadonlyArray<NewRow<'order_lines'>>,
): Promise<OrderRow> {
  const [order] = await Promise.all([
    updateOrder(tx, id, values),
    tx.deleteFrom('order_lines').where('order_id', '=', id).execute(),
    insertAll(tx, 'order_lines', rows),
  ]);
  return order;
}

/**
 * Nobody pays what a checkout was about to, at least not in time. Says which those are. What waits for its shop to be
 * paid is ordered, and stays. These are all of a checkout, locked.
 */
export async function dropOrders(
  tx: Db,
  orders: readonly OrderRow[],
  { by, now }: { by: 'buyer' | 'market'; now: Date },
): Promise<OrderRow[]> {
  const dropped: OrderRow[] = [];
  for (const order of orders) {
    if (order.state === 'pending-payment' && order.pay_until === null)
      dropped.push(await stepOrder(tx, order, 'drop', { by, now, kind: 'cancelled' }));
  }
  return dropped;
}

const payToOf = ({ payee, account, words }: PayTo): string => JSON.stringify({ payee, account, words });

const columnsOf = ({ paymentFee, commissions, ofLines: _, ...sums }: OrderToPlace['sums']) => ({
  ...sums,
  commissions: JSON.stringify(commissions),
  tax_included: sums.total === sums.items - sums.discount + sums.shipping,
  payment_fee: paymentFee,
});
