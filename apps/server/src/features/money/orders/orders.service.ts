import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type {
  Order,
  OrderCards,
  OrderPage,
  OrdersQuery,
  ShopOrderPage,
  ShopOrdersQuery,
} from '@souk/shared/money/orders/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { sideOf } from './order.access.ts';
import {
  presentOrder,
  presentOrderCard,
  presentOrderInMessage,
  presentShopOrderCard,
} from './order.presenter.ts';
import {
  countOrdersOf,
  countOrdersTo,
  findCardsFor,
  findDetails,
  findOrder,
  findOrdersOf,
  findOrdersTo,
  findPayBy,
  type OrderCardRow,
} from './order-read.repo.ts';

/** An order as the side that asks sees it; staff see those of others as they are. */
export async function getOrder({ db, actor, clock }: UserCtx, id: OrderId): Promise<Order> {
  const order = await findOrder(db, id);
  const as = order && (sideOf(actor, order) ?? (isStaff(actor) ? 'staff' : null));
  if (!order || !as) throw notFound('order');
  const payBy = await findPayBy(db, order);
  return presentOrder(order, await findDetails(db, id), { as, now: clock.now(), payBy });
}

/** The orders on cards in messages that are the reader's. */
export async function findCardsOf(
  { db, actor, clock }: UserCtx,
  ids: readonly OrderId[],
): Promise<OrderCards> {
  const rows = await findCardsFor(db, actor, ids);
  return { items: rows.map((row) => presentOrderInMessage(row, actor.userId, clock.now())) };
}

export async function listOrders({ db, actor, clock }: UserCtx, query: OrdersQuery): Promise<OrderPage> {
  const [page, counts] = await Promise.all([
    readPage(query, (limit, after) => findOrdersOf(db, actor.userId, query.of, { limit, after })),
    countOrdersOf(db, actor.userId),
  ]);
  const items = page.rows.map((row) => presentOrderCard(row, clock.now()));
  return { items, nextCursor: page.nextCursor, counts };
}

export async function listShopOrders(
  { db, clock }: UserCtx,
  shopId: ShopId,
  query: ShopOrdersQuery,
): Promise<ShopOrderPage> {
  const [page, counts] = await Promise.all([
    readPage(query, (limit, after) => findOrdersTo(db, shopId, query.of, { limit, after })),
    countOrdersTo(db, shopId),
  ]);
  const items = page.rows.map((row) => presentShopOrderCard(row, clock.now()));
  return { items, nextCursor: page.nextCursor, counts };
}

async function readPage(
  { cursor, limit, of }: { cursor?: string | undefined; limit: number; of: string },
  find: (limit: number, after: { micros: number; number: number } | null) => Promise<OrderCardRow[]>,
) {
  const place = readCursor(cursor, z.tuple([z.literal(of), cursorMoment, z.int()]));
  const after = place && { micros: place[1], number: place[2] };
  return pageOf(await find(limit + 1, after), limit, ({ micros, number }) => [of, micros, number]);
}
