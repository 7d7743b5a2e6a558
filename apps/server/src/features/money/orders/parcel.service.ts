import type { OrderId, ParcelId } from '@souk/shared/ids.ts';
import type { ShipBody, Tracking } from '@souk/shared/money/orders/schema.ts';
import { deliveredBy, mayStep } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { lockWithBundle } from './bundle.repo.ts';
import { deliver, isFetched, refuseTickets } from './life.service.ts';
import { lockOrderOf } from './order.access.ts';
import { tellOfOrders } from './order.facts.ts';
import { findLines, insertEvent, type OrderLineRow, type OrderRow, updateOrder } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import { moreThanIsLeft, orderMovedOn } from './orders.failures.ts';
import { findParcels, findSent, insertParcel, markArrived, type Pieces, trackParcel } from './parcel.repo.ts';
import { noRefundAsked } from './refund-choice.ts';

/** Handed over to the carrier: all that is left, or some of it now. */
export async function shipOrder(ctx: UserCtx, id: OrderId, body: ShipBody): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const [order, ...beside] = await lockWithBundle(tx, actor, id);
  await refuseTickets(tx, order);
  await ship(tx, order, body, now);
  // What goes in the same parcel goes by the same number.
  if (body.lines) return;
  for (const one of beside) {
    const goesToo = mayStep(one.state, 'ship', 'seller') && (await findLeft(tx, one)).length > 0;
    if (goesToo) await ship(tx, one, body, now);
  }
}

/** The order is locked. */
export async function ship(tx: Db, order: OrderRow, body: ShipBody, now: Date): Promise<void> {
  if (isFetched(order) || !mayStep(order.state, 'ship', 'seller')) throw orderMovedOn(order.state);
  const left = await findLeft(tx, order);
  const pieces = body.lines ? chosen(body.lines, left) : left;
  if (pieces.length === 0) throw orderMovedOn(order.state);
  const { tracking, note } = body;
  await insertParcel(tx, order.id, { tracking, pieces, now });
  const tracked = await updateOrder(tx, order.id, trackingColumns(tracking));
  if (countOf(pieces) === countOf(left)) {
    const shipped = await allShipped(tx, tracked, note, now);
    return tellOfOrders(tx, [shipped], 'shipped', now);
  }
  // For the rest it has all of its days again.
  const late_told_at = order.late_told_at && now;
  const values = { packed_at: order.packed_at ?? now, late_told_at, ...noRefundAsked };
  const said = { by: 'seller', kind: 'part-shipped', note } as const;
  let sent: OrderRow;
  if (order.state === 'paid') sent = await stepOrder(tx, tracked, 'pack', { ...said, now, values });
  else {
    sent = await updateOrder(tx, order.id, values);
    await insertEvent(tx, order.id, { ...said, state: order.state, at: now });
  }
  await tellOfOrders(tx, [sent], 'part-shipped', now);
}

/** Nothing of it is left with the shop. */
function allShipped(tx: Db, order: OrderRow, note: string, now: Date): Promise<OrderRow> {
  const arrives = order.shipments.flatMap((shipment) => shipment.arrives?.to ?? []);
  const values = {
    packed_at: order.packed_at ?? now,
    shipped_at: now,
    delivered_by: deliveredBy(now, arrives),
    ...noRefundAsked,
  };
  return stepOrder(tx, order, 'ship', { by: 'seller', now, kind: 'shipped', note, values });
}

/** What was still to be sent was given back instead: the rest of the order is on its way. */
export async function shippedByRefund(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.state !== 'packed' || (await findParcels(tx, order.id)).length === 0) return order;
  return (await findLeft(tx, order)).length === 0 ? allShipped(tx, order, '', now) : order;
}

/** A parcel that went on with another carrier, or whose number was mistyped: its buyer is told. */
export async function changeTracking(
  ctx: UserCtx,
  { orderId, parcelId }: { orderId: OrderId; parcelId: ParcelId },
  tracking: Tracking,
): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, orderId, 'seller');
  const parcels = await findParcels(tx, orderId);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw notFound('parcel');
  if (!mayChangeTracking(order) || parcel.arrived_at) throw orderMovedOn(order.state);
  if (parcel.tracking_number === tracking.number && parcel.tracking_carrier === tracking.carrier) return;
  await trackParcel(tx, parcelId, tracking);
  const isLast = parcel.id === parcels.at(-1)?.id;
  const changed = await updateOrder(tx, orderId, isLast ? trackingColumns(tracking) : {});
  const note = `${tracking.carrier} ${tracking.number}`;
  await insertEvent(tx, orderId, { kind: 'tracking', state: order.state, at: now, by: 'seller', note });
  await tellOfOrders(tx, [changed], 'tracking', now);
}

/** Its buyer has one parcel of several; with the last one the order is delivered. */
export async function confirmParcel(
  ctx: UserCtx,
  { orderId, parcelId }: { orderId: OrderId; parcelId: ParcelId },
): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, orderId, 'buyer');
  const parcels = await findParcels(tx, orderId);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw notFound('parcel');
  if (parcel.arrived_at || !isUnderWay(order)) throw orderMovedOn(order.state);
  await markArrived(tx, { orderId, parcelId, now });
  const others = parcels.filter(({ id, arrived_at }) => id !== parcelId && !arrived_at);
  if (order.state === 'shipped' && others.length === 0) return deliver(tx, order, 'deliver', 'buyer', now);
  await insertEvent(tx, orderId, { kind: 'parcel-arrived', state: order.state, at: now, by: 'buyer' });
  await tellOfOrders(tx, [await updateOrder(tx, orderId, {})], 'changed', now);
}

/** Some of it went off and not all has arrived. */
const isUnderWay = ({ state }: OrderRow): boolean => state === 'packed' || state === 'shipped';

export const mayChangeTracking = (order: OrderRow): boolean => isUnderWay(order) && !isFetched(order);

/** What of an order is with its shop still: neither sent nor given back. */
export async function findLeft(tx: Db, { id }: OrderRow): Promise<Pieces[]> {
  const sent = await findSent(tx, id);
  const products = (await findLines(tx, id)).filter(({ kind }) => kind === 'product');
  return products.flatMap((line) => leftOf(line, sent.get(line.id) ?? 0));
}

function leftOf({ id, quantity, refunded }: OrderLineRow, sent: number): Pieces[] {
  const left = quantity - refunded - sent;
  return left > 0 ? [{ lineId: id, quantity: left }] : [];
}

function chosen(asked: readonly Pieces[], left: readonly Pieces[]): Pieces[] {
  const pieces = new Map<Pieces['lineId'], number>();
  for (const { lineId, quantity } of asked) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return [...pieces].map(([lineId, quantity]) => {
    const most = left.find((one) => one.lineId === lineId)?.quantity ?? 0;
    if (quantity > most) throw moreThanIsLeft(most);
    return { lineId, quantity };
  });
}

const countOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

const trackingColumns = (tracking: Tracking | null) => ({
  tracking_number: tracking?.number ?? null,
  tracking_carrier: tracking?.carrier ?? null,
});
