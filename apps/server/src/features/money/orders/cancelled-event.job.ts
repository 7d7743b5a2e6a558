import type { EventId, OrderId } from '@souk/shared/ids.ts';
import { mayStep, type OrderState } from '@souk/shared/money/orders/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import { enqueue, type Job, type JobCtx } from '../../../platform/jobs/job.ts';
import { afterCancelling, type CancelledEvent } from '../../market/events/index.ts';
import { restock } from '../stock/index.ts';
import { tellOfOrders } from './order.facts.ts';
import { findLines, lockOrder, type OrderLineRow, type OrderRow } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import { paidForPieces } from './pieces-paid.ts';
import { countRefunded } from './refund.repo.ts';
import { refundOrder, refundRest } from './refund.service.ts';

/**
 * Gives back what was paid for tickets to a cancelled event: each order alone, and nothing twice however often it runs.
 * One in dispute waits for its end.
 */
export const refundingCancelledEvent: Job<CancelledEvent> = {
  ...afterCancelling,
  run: (ctx, { eventId }) => refundAll(ctx, eventId),
};

/** The same of every cancelled event: what could not be given back at once is not forgotten. */
export const refundingLeftBehind: Job = {
  name: 'cancelled-events-left-behind',
  schedule: '25 * * * *',
  run: (ctx) => refundAll(ctx, null),
};

async function refundAll(ctx: JobCtx, of: EventId | null): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  await eachDue(ctx, await findToRefund(db, of), ({ id: orderId, eventId }) =>
    db.transaction().execute((tx) => refundTickets(tx, { orderId, eventId, now })),
  );
}

async function findToRefund(
  db: Db,
  eventId: EventId | null,
): Promise<Array<{ id: OrderId; eventId: EventId }>> {
  const { rows } = await sql<{ id: OrderId; eventId: EventId }>`
    select distinct o.id, e.id as "eventId"
    from events e join order_lines l on l.product_id = e.id and l.kind = 'ticket' join orders o on o.id = l.order_id
    where e.cancelled_at is not null ${eventId ? sql`and e.id = ${eventId}` : sql``} and l.refunded < l.quantity
      and o.paid_at is not null and o.state <> all(${sql.val([...settledElsewhere])})
    order by o.id`.execute(db);
  return rows;
}

/** Over, or for others to decide about. */
const settledElsewhere: readonly OrderState[] = ['cancelled', 'refunded', 'disputed'];

/** An order that goes on after a dispute: an event of its tickets may have been cancelled meanwhile. */
export async function refundIfCalledOff(tx: Db, orderId: OrderId): Promise<void> {
  const { rows } = await sql<{ eventId: EventId }>`
    select distinct e.id as "eventId" from order_lines l join events e on e.id = l.product_id
    where l.order_id = ${orderId} and l.kind = 'ticket' and l.refunded < l.quantity
      and e.cancelled_at is not null`.execute(tx);
  for (const { eventId } of rows) await enqueue(tx, afterCancelling, { eventId });
}

interface Refunding {
  orderId: OrderId;
  eventId: EventId;
  now: Date;
}

async function refundTickets(tx: Db, { orderId, eventId, now }: Refunding): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // It may have come into dispute while others had their turn.
  if (!order || settledElsewhere.includes(order.state)) return;
  const lines = await findLines(tx, orderId);
  const isTicket = ({ kind, product_id }: OrderLineRow) =>
    kind === 'ticket' && (product_id as string) === eventId;
  const pieces = lines
    .filter((line) => isTicket(line) && line.refunded < line.quantity)
    .map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }));
  if (pieces.length === 0) return;
  await restock(
    tx,
    lines
      .filter(isTicket)
      .filter(({ quantity, refunded }) => quantity > refunded)
      .map(({ kind, variant_id, product_id, quantity, refunded }) => ({
        ...{ kind, variantId: variant_id, productId: product_id, quantity: quantity - refunded },
      })),
  );
  await countRefunded(tx, pieces);
  const isAll = lines.every((line) => line.refunded === line.quantity || isTicket(line));
  const parts = paidForPieces(order, lines, { pieces });
  const amount = isAll ? order.total - order.refunded : parts.amount;
  const given = { by: 'market', reason: '', now } as const;
  let refunded = order;
  if (isAll) refunded = await refundRest(tx, order, given);
  else if (amount > 0) refunded = await refundOrder(tx, order, { ...given, ...parts });
  const after = isAll ? await close(tx, refunded, now) : refunded;
  await tellOfOrders(tx, [after], 'event-cancelled', now, { amount });
}

/** Nothing of it is left to be had. */
async function close(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const by = { by: 'market', now } as const;
  if (mayStep(order.state, 'cancel', 'market')) {
    const values = { cancel_asked_at: null };
    return stepOrder(tx, order, 'cancel', { ...by, kind: 'cancelled', values });
  }
  const isPaidBack = order.refunded === order.total && mayStep(order.state, 'refund', 'market');
  return isPaidBack
    ? stepOrder(tx, order, 'refund', { ...by, kind: 'refunded', amount: order.total })
    : order;
}
