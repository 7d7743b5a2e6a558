import type { OrderId } from '@souk/shared/ids.ts';
import { matured } from '@souk/shared/money/ledger/shop-money.ts';
import type { OrderParty } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { grantReviewRight } from '../../market/reviews/index.ts';
import { ofShop, post } from '../ledger/index.ts';
import { noteReserve, withheldOf } from '../reserve/index.ts';
import { readyUnpaid, waitsForMoney } from './arranged.service.ts';
import { lockWithBundle } from './bundle.repo.ts';
import { lockOrderOf } from './order.access.ts';
import { type OrderFact, tellOfAll, tellOfOrders } from './order.facts.ts';
import { findLines, type OrderRow } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import { orderNumber } from './order-words.ts';
import { orderMovedOn } from './orders.failures.ts';
import { markArrived } from './parcel.repo.ts';
import { sumRefunds } from './refund.repo.ts';
import { noRefundAsked } from './refund-choice.ts';

export async function packOrder(ctx: UserCtx, id: OrderId, note: string): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const [order, ...beside] = await lockWithBundle(tx, actor, id);
  if (waitsForMoney(order)) {
    const ready = await readyUnpaid(tx, order, note, now);
    return tellOfOrders(tx, [ready], 'to-fetch', now);
  }
  await refuseTickets(tx, order);
  const packed: OrderRow[] = [];
  const values = { packed_at: now, ...noRefundAsked };
  for (const one of [order, ...beside.filter(({ state }) => state === 'paid')])
    packed.push(
      await stepOrder(tx, one, 'pack', {
        ...{ by: 'seller', now, note, values },
        kind: isFetched(one) ? 'ready' : 'packed',
      }),
    );
  await tellOfAll(
    tx,
    packed.map((one) => ({ order: one, fact: isFetched(one) ? 'to-fetch' : 'packed' })),
    now,
  );
}

/** Fetched by its buyer. */
export async function handOverOrder(ctx: UserCtx, id: OrderId): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (!isFetched(order)) throw orderMovedOn(order.state);
  await deliver(tx, order, 'handOver', 'seller', now);
}

export async function confirmDelivery(ctx: UserCtx, id: OrderId): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const order = await lockOrderOf(tx, actor, id, 'buyer');
  await deliver(tx, order, 'deliver', 'buyer', clock.now());
}

/** It came, or the event of its tickets is over. From then on its buyer may say what they think of it, and its money waits for three days more. */
export async function deliver(
  tx: Db,
  order: OrderRow,
  step: 'deliver' | 'handOver',
  by: OrderParty,
  now: Date,
  told: OrderFact = arrivalToldBy(by),
): Promise<void> {
  const values = { delivered_at: now, ...noRefundAsked };
  const delivered = await stepOrder(tx, order, step, { by, now, kind: 'delivered', values });
  await markArrived(tx, { orderId: order.id, now });
  // What was given back before was never sent, mostly.
  const products = (await findLines(tx, order.id)).filter(
    ({ kind, quantity, refunded }) => kind === 'product' && refunded < quantity,
  );
  for (const { product_id, options } of products) {
    const words = Object.values(options).join(', ');
    await grantReviewRight(tx, {
      userId: order.buyer_id,
      productId: product_id,
      variant: words || null,
      since: now,
    });
  }
  await tellOfOrders(tx, [delivered], products.length > 0 ? told : 'changed', now);
}

/** Nobody is told what they said themselves. */
function arrivalToldBy(by: OrderParty): OrderFact {
  if (by === 'buyer') return 'confirmed';
  return by === 'seller' ? 'fetched' : 'delivered';
}

/** Nothing is packed where there are only tickets. */
export async function refuseTickets(tx: Db, { id, state }: OrderRow): Promise<void> {
  const lines = await findLines(tx, id);
  if (lines.every(({ kind }) => kind === 'ticket')) throw orderMovedOn(state);
}

/** What is left of it is the shop's to have paid out. */
export async function completeOrder(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const completed = await stepOrder(tx, order, 'complete', {
    by: 'market',
    now,
    kind: 'completed',
    values: { completed_at: now },
  });
  const { shop } = await sumRefunds(tx, order.id);
  if (order.net - shop > 0) {
    const withheld = await withheldOf(tx, order, order.net - shop, now);
    const { id } = await post(tx, {
      key: `matured:${order.id}`,
      kind: 'matured',
      at: now,
      currency: order.currency,
      about: { orderId: order.id, order: orderNumber(order.number) },
      postings: ofShop(order.shop_id, matured, { withheld }),
    });
    if (withheld > 0 && id !== null) await noteReserve(tx, order, id, now);
  }
  await tellOfOrders(tx, [completed], 'changed', now);
}

/** Its buyer comes for all of it. */
export const isFetched = ({ shipments }: Pick<OrderRow, 'shipments'>): boolean =>
  shipments.length > 0 && shipments.every(({ kind }) => kind === 'pickup');
