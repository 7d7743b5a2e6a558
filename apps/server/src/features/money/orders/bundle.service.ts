import type { BundleId, OrderId } from '@souk/shared/ids.ts';
import { backWhenCombined } from '@souk/shared/money/orders/combined.ts';
import type { JoinableOrders } from '@souk/shared/money/orders/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findBeside, lockOrders } from './bundle.repo.ts';
import { sideOf } from './order.access.ts';
import { tellOfOrders } from './order.facts.ts';
import { findLines, insertEvent, type OrderRow, updateOrder } from './order.repo.ts';
import { findOrder } from './order-read.repo.ts';
import { orderNumber } from './order-words.ts';
import { orderMovedOn, ordersApart } from './orders.failures.ts';
import { paidForPieces } from './pieces-paid.ts';
import { refundOrder } from './refund.service.ts';

/** What could go in the same parcel as an order, and what of its shipping would go back then. */
export async function findJoinable({ db, actor }: UserCtx, id: OrderId): Promise<JoinableOrders> {
  const order = await findOrder(db, id);
  if (!order || sideOf(actor, order) !== 'seller') throw notFound('order');
  const others = isJoinable(order) ? (await findBeside(db, order)).filter(isJoinable) : [];
  const items = await Promise.all(
    [order, ...others].map(async (one) => ({
      _id: one.id,
      number: orderNumber(one.number),
      title: (await findLines(db, one.id))[0]?.title ?? '',
      shipping: { amount: (await shippingPaid(db, one)).amount, currency: one.currency },
    })),
  );
  return { items: items.slice(1), own: items[0]?.shipping ?? { amount: 0, currency: order.currency } };
}

/** Sends several orders of one buyer in one parcel: what the others paid for theirs goes back, once. */
export async function joinOrders(ctx: UserCtx, id: OrderId, others: readonly OrderId[]): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const ids = [...new Set([id, ...others])];
  const orders = await lockOrders(tx, ids);
  const [first] = orders;
  if (!first || orders.length !== ids.length) throw notFound('order');
  for (const order of orders) {
    if (sideOf(actor, order) !== 'seller') throw notFound('order');
    if (!isJoinable(order)) throw orderMovedOn(order.state);
    if (!goTogether(first, order)) throw ordersApart();
  }
  if (orders.length === 1) throw ordersApart();
  // As they were named: where two paid as much, the first one's pays for the parcel.
  const named = ids.flatMap((one) => orders.find((order) => order.id === one) ?? []);
  const paid: Array<{ id: OrderId } & ShippingPaid> = [];
  for (const order of named) paid.push({ id: order.id, ...(await shippingPaid(tx, order)) });
  const back = new Map(backWhenCombined(paid).map((one) => [one.id, one]));
  const bundle_id = newId<BundleId>(now.getTime());
  const joined: OrderRow[] = [];
  for (const order of orders) {
    const numbers = orders.filter((one) => one !== order).map(({ number }) => orderNumber(number));
    const { amount, known } = back.get(order.id) ?? nothing;
    const bundled = await updateOrder(tx, order.id, {
      bundle_id,
      shipping_refunded: amount > 0 || order.shipping_refunded,
    });
    const said = { state: order.state, at: now, by: 'seller', note: numbers.join(', ') } as const;
    await insertEvent(tx, order.id, { ...said, kind: 'joined' });
    joined.push(
      amount > 0 ? await refundOrder(tx, bundled, { amount, known, by: 'seller', reason: '', now }) : bundled,
    );
  }
  await tellOfOrders(tx, joined, 'joined', now);
}

/**
 * Puts paid orders of one buyer in one parcel that were paid as such. What was packed or joined with others meanwhile goes
 * by itself.
 */
export async function sendTogether(tx: Db, ids: readonly OrderId[], now: Date): Promise<void> {
  const orders = (await lockOrders(tx, ids)).filter((order) => isJoinable({ ...order, bundle_id: null }));
  const [first] = orders;
  const bundles = new Set(orders.flatMap(({ bundle_id }) => bundle_id ?? []));
  if (!first || orders.length < 2 || bundles.size > 1) return;
  const bundle_id = [...bundles][0] ?? newId<BundleId>(now.getTime());
  const joined: OrderRow[] = [];
  for (const order of orders) {
    if (order.bundle_id !== null || !goTogether(first, order)) continue;
    const numbers = orders.filter((one) => one !== order).map(({ number }) => orderNumber(number));
    joined.push(await updateOrder(tx, order.id, { bundle_id }));
    const said = { state: order.state, at: now, by: 'market', note: numbers.join(', ') } as const;
    await insertEvent(tx, order.id, { ...said, kind: 'joined' });
  }
  await tellOfOrders(tx, joined, 'joined', now);
}

/** Not packed, not sent together with another yet, and sent at all. */
const isJoinable = (order: OrderRow): boolean =>
  order.state === 'paid' &&
  order.bundle_id === null &&
  order.cancel_asked_at === null &&
  order.shipments.length > 0 &&
  order.shipments.every(({ kind }) => kind !== 'pickup');

const goTogether = (a: OrderRow, b: OrderRow): boolean =>
  a.buyer_id === b.buyer_id &&
  a.shop_id === b.shop_id &&
  a.currency === b.currency &&
  JSON.stringify(a.address) === JSON.stringify(b.address);

/** What an order's shipping cost its buyer and did not go back yet, and what of it is tax. */
async function shippingPaid(db: Db, order: OrderRow): Promise<ShippingPaid> {
  if (order.shipping_refunded) return nothing;
  return paidForPieces(order, await findLines(db, order.id), { pieces: [], shipping: true });
}

type ShippingPaid = ReturnType<typeof paidForPieces>;

const nothing: ShippingPaid = { amount: 0, known: { tax: null, commission: null } };
