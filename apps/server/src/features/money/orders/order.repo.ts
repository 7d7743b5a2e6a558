import type { CheckoutId, OrderId, PaymentId, UserId } from '@souk/shared/ids.ts';
import type { orderEventKinds } from '@souk/shared/money/orders/schema.ts';
import type { OrderParty, OrderState } from '@souk/shared/money/orders/states.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { anyOf, idList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { alike, allInPlace, gathered } from '../../../platform/db/together.ts';

export type OrderRow = Row<'orders'>;
export type OrderLineRow = Row<'order_lines'>;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Everything that changes an order waits here for its turn. */
export const lockOrder = (tx: Db, id: OrderId): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockOrdersOfPayment = (tx: Db, paymentId: PaymentId): Promise<OrderRow[]> =>
  tx.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).orderBy('id').forUpdate().execute();

export const lockOrdersOfCheckout = gathered<CheckoutId, OrderRow[]>(async (tx, checkoutIds) => {
  const rows = await lockOrdersOf(tx, checkoutIds);
  const orders = Map.groupBy(rows, ({ checkout_id }) => checkout_id);
  return checkoutIds.map((id) => orders.get(id) ?? []);
});

const lockOrdersOf = prepared('orders of checkouts, locked', (tx, checkoutIds: readonly CheckoutId[]) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`checkout_id = ${anyOf(checkoutIds)}`)
    .orderBy('id')
    .forUpdate(),
);

export const findLines = (db: Db, id: OrderId): Promise<OrderLineRow[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute();

/** Of all orders of a checkout. */
export const findLinesOfCheckout = gathered<CheckoutId, OrderLineRow[]>(async (db, checkoutIds) => {
  const rows = await findLinesOf(db, checkoutIds);
  const lines = Map.groupBy(rows, ({ checkout_id }) => checkout_id);
  return checkoutIds.map((id) => lines.get(id) ?? []);
});

const findLinesOf = prepared('order lines of checkouts', (db, checkoutIds: readonly CheckoutId[]) =>
  db
    .selectFrom('order_lines')
    .selectAll('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('checkout_id')
    .where(sql<boolean>`checkout_id = ${anyOf(checkoutIds)}`)
    .orderBy('order_id')
    .orderBy('position'),
);

export const updateOrder = (tx: Db, id: OrderId, values: Updateable<Tables['orders']>): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export interface NewEvent {
  kind: OrderEventKind;
  state: OrderState;
  at: Date;
  by: OrderParty;
  note?: string | undefined;
  amount?: number | undefined;
}

/** What happened to an order that is locked. */
export async function insertEvent(tx: Db, orderId: OrderId, event: NewEvent): Promise<void> {
  await eventOf([orderId], event).execute(tx);
}

/** Changes an order that is locked, and writes down what happened to it. */
export const updateOrderWith = (
  tx: Db,
  id: OrderId,
  values: Updateable<Tables['orders']>,
  event: NewEvent,
): Promise<OrderRow> => changeOrder(tx, { id, values, event });

interface OrderChange {
  id: OrderId;
  values: Updateable<Tables['orders']>;
  event: NewEvent;
}

const changeOrder = gathered<OrderChange, OrderRow>(async (tx, changes) => {
  const changed = await Promise.all(
    alike(changes, ({ values, event }) => [values, event]).map((some) =>
      changeAlike(
        tx,
        some.map(({ id }) => id),
        some[0] as OrderChange,
      ),
    ),
  );
  return allInPlace(
    changes.map(({ id }) => id),
    changed.flat(),
    ({ id }) => id,
  );
});

const changeAlike = (tx: Db, ids: readonly OrderId[], { values, event }: OrderChange): Promise<OrderRow[]> =>
  tx
    .with('noted', () => sql<Record<string, never>>`(${eventOf(ids, event)})`)
    .with('changed', (db) =>
      db
        .updateTable('orders')
        .set({ ...values, version: sql`version + 1` })
        .where(sql<boolean>`id = ${anyOf(ids)}`)
        .returningAll(),
    )
    .selectFrom('changed')
    .selectAll()
    .execute();

interface NewOrder {
  order: NewRow<'orders'> & { id: OrderId };
  lines: ReadonlyArray<NewRow<'order_lines'>>;
  placed: NewEvent;
}

/** A new order with what it is of, and that it was placed. */
export const insertOrder = gathered<NewOrder, OrderRow>(async (tx, orders) => {
  const inserted = await Promise.all(
    alike(orders, ({ placed }) => placed).map((some) =>
      tx
        .with('placed', (db) =>
          db
            .insertInto('orders')
            .values(some.map(({ order }) => order))
            .returningAll(),
        )
        .with('bought', (db) =>
          db
            .insertInto('order_lines')
            .values(some.flatMap(({ lines }) => lines))
            .returning('id'),
        )
        .with(
          'noted',
          () =>
            sql<Record<string, never>>`(${eventOf(
              some.map(({ order }) => order.id),
              (some[0] as NewOrder).placed,
            )})`,
        )
        .selectFrom('placed')
        .selectAll()
        .execute(),
    ),
  );
  return allInPlace(
    orders.map(({ order }) => order.id),
    inserted.flat(),
    ({ id }) => id,
  );
});

const eventOf = (orderIds: readonly OrderId[], { kind, state, at, by, note, amount }: NewEvent) =>
  sql`
    insert into order_events (order_id, position, kind, state, at, by, note, amount)
    select asked.id, coalesce(max(e.position), 0) + 1, ${kind}, ${state}, ${at}::timestamptz, ${by}, ${note || null},
      ${amount ?? null}::bigint
    from unnest(${idList(orderIds)}) as asked (id) left join order_events e on e.order_id = asked.id group by asked.id`;

/** Those that should have arrived by now. */
export async function findOnTheWay(db: Db, now: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'shipped')
    .where('delivered_by', '<=', now)
    .orderBy('delivered_by')
    .execute();
  return rows.map(({ id }) => id);
}

/** Until when those who bought seats of an event `e` may come: one that is moved forward is not earned the sooner. */
export const soldUntil = sql`greatest(e.ends_at, e.sold_until)`;

/** Paid ones with nothing but tickets, for events that are over. */
export async function findEventsOver(db: Db, now: Date): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from orders o where o.state in ('paid', 'packed') and not exists (
      select from order_lines l left join events e on l.kind = 'ticket' and e.id = l.product_id
      where l.order_id = o.id and (e.id is null and l.refunded < l.quantity or ${soldUntil} > ${now}))
      and exists (select from order_lines l where l.order_id = o.id and l.kind = 'ticket')
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those that arrived before then and whose buyers were content; tickets of theirs were good as long ago. */
export async function findDelivered(db: Db, before: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'delivered')
    .where('held_at', 'is', null)
    .where('delivered_at', '<=', before)
    .where(
      sql<boolean>`not exists (
        select from order_lines l join events e on e.id = l.product_id
        where l.order_id = orders.id and l.kind = 'ticket' and ${soldUntil} > ${before})`,
    )
    .orderBy('delivered_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those whose shops were not paid by now. */
export async function findUnpaid(db: Db, now: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending-payment')
    .where('pay_until', '<=', now)
    .orderBy('pay_until')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those whose time to be paid is half over, and nobody was reminded. */
export async function findToRemind(db: Db, now: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending-payment')
    .where('pay_until', '>', now)
    .where('reminded_at', 'is', null)
    .where(
      sql<boolean>`coalesce(packed_at, placed_at) + (pay_until - coalesce(packed_at, placed_at)) / 2 <= ${now}`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * What a buyer has spent in a currency since then, or is about to pay a shop, without what went back to them.
 */
export async function spentSince(db: Db, userId: UserId, currency: string, since: Date): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(total - refunded), 0)::bigint + (select coalesce(sum(amount - returned), 0) from tips
        where from_id = ${userId} and currency = ${currency} and state in ('pending', 'given')
          and created_at >= ${since})::bigint as spent from orders
    where buyer_id = ${userId} and currency = ${currency} and state <> 'cancelled'
      and (paid_at >= ${since} or paid_at is null and pay_until is not null and placed_at >= ${since})`.execute(
    db,
  );
  return rows[0]?.spent ?? 0;
}

/** What was won and not paid in time is offered to the next bidder. */
export async function isUndone(db: Db, checkoutId: CheckoutId): Promise<boolean> {
  const undone = await db
    .selectFrom('checkouts')
    .select('id')
    .where('id', '=', checkoutId)
    .where('undone_at', 'is not', null)
    .executeTakeFirst();
  return undone !== undefined;
}
