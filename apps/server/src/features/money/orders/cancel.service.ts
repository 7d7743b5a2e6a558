import type { OrderId } from '@souk/shared/ids.ts';
import type { KnownBack } from '@souk/shared/money/orders/parts-back.ts';
import type { AskToCancelBody, RefundBody } from '@souk/shared/money/orders/schema.ts';
import { mayStep, type OrderParty } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { restock } from '../stock/index.ts';
import { giveUp, waitsForMoney } from './arranged.service.ts';
import { lockOrderOf } from './order.access.ts';
import { tellOfOrders } from './order.facts.ts';
import { findLines, insertEvent, type OrderLineRow, type OrderRow, updateOrder } from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import {
  cancelAlreadyAsked,
  noCancelAsked,
  orderDrawn,
  orderMovedOn,
  tooMuchRefunded,
} from './orders.failures.ts';
import { findParcels, findSent } from './parcel.repo.ts';
import { findLeft, shippedByRefund } from './parcel.service.ts';
import { paidForPieces } from './pieces-paid.ts';
import { countRefunded } from './refund.repo.ts';
import { cardPart, type Refunding, refundOrder, refundRest } from './refund.service.ts';
import { chosenFor, noRefundAsked } from './refund-choice.ts';

/** A buyer may ask while nothing is packed; the shop answers. */
export async function askToCancel(
  ctx: UserCtx,
  id: OrderId,
  { reason, refundToWallet }: AskToCancelBody,
): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'buyer');
  if (order.state !== 'paid') throw orderMovedOn(order.state);
  if (order.cancel_asked_at) throw cancelAlreadyAsked();
  const asked = await updateOrder(tx, id, {
    ...{ cancel_asked_at: now, cancel_reason: reason },
    ...(await chosenFor(tx, order, refundToWallet)),
  });
  await insertEvent(tx, id, { kind: 'cancel-asked', state: order.state, at: now, by: 'buyer', note: reason });
  await tellOfOrders(tx, [asked], 'cancel-asked', now);
}

export async function declineToCancel(ctx: UserCtx, id: OrderId, reason: string): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (!order.cancel_asked_at) throw noCancelAsked();
  const declined = await updateOrder(tx, id, noRefundAsked);
  await insertEvent(tx, id, {
    kind: 'cancel-declined',
    state: order.state,
    at: now,
    by: 'seller',
    note: reason,
  });
  await tellOfOrders(tx, [declined], 'cancel-declined', now);
}

/** A seller cancels what was not shipped: all that was paid goes back, and the pieces to the shelf. What they were paid
 * themselves they give back themselves. */
export async function cancelOrder(ctx: UserCtx, id: OrderId, reason: string): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (waitsForMoney(order)) {
    const dropped = await giveUp(tx, order, { by: 'seller', note: reason, now });
    return tellOfOrders(tx, [dropped], 'cancelled', now);
  }
  if (isDrawnFor(order)) throw orderDrawn();
  const cancelled = await cancelLocked(tx, order, { by: 'seller', reason, now });
  await tellOfOrders(tx, [cancelled], 'cancelled', now);
}

/** Its buyer knows what was drawn for them, and did not ask to be rid of it. */
export const isDrawnFor = ({ drawn_at, cancel_asked_at }: OrderRow): boolean =>
  drawn_at !== null && cancel_asked_at === null;

interface Giving {
  by: OrderParty;
  reason: string;
  now: Date;
}

interface Cancelling extends Omit<Giving, 'by'> {
  by: OrderParty;
  /** Its shop did not ship it in time: what it may not have does not go back on sale. */
  isLate?: boolean;
}

/** The same for a caller that holds the order. */
export async function cancelLocked(
  tx: Db,
  order: OrderRow,
  { by, reason, now, isLate = false }: Cancelling,
): Promise<OrderRow> {
  const lines = await findLines(tx, order.id);
  // What is on its way is given back piece by piece.
  if ((await findParcels(tx, order.id)).length > 0) throw orderMovedOn(order.state);
  const cancelled = await stepOrder(tx, order, 'cancel', {
    by,
    now,
    kind: isLate ? 'cancelled-late' : 'cancelled',
    note: reason,
    values: { cancel_asked_at: null },
  });
  const pieces = lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }));
  if (!isLate) await putBack(tx, lines, pieces);
  await countRefunded(tx, pieces);
  return refundRest(tx, cancelled, { by, reason, now });
}

/** What its shop did not ship in time goes back, and does not go back on sale; shipping too, where nothing was sent. */
export async function giveUpRest(
  tx: Db,
  order: OrderRow,
  { by, now }: Omit<Giving, 'reason'>,
): Promise<OrderRow> {
  const lines = await findLines(tx, order.id);
  const pieces = await findLeft(tx, order);
  const shipping = (await findParcels(tx, order.id)).length === 0;
  await insertEvent(tx, order.id, { kind: 'rest-cancelled-late', state: order.state, at: now, by });
  if (shipping) await updateOrder(tx, order.id, { shipping_refunded: true });
  await countRefunded(tx, pieces);
  const { amount, known } = toRefund(order, lines, { kind: 'lines', lines: pieces, shipping });
  const given = { ...(known ? { known } : {}), by, reason: '', now };
  const paidBack = amount > 0 ? await refundOrder(tx, order, { ...given, amount }) : order;
  const isOver = paidBack.refunded === paidBack.total && lines.every(({ kind }) => kind === 'product');
  return isOver ? closePaidBack(tx, paidBack, given) : shippedByRefund(tx, paidBack, now);
}

/** A seller gives back some pieces, an amount, or all that is left. */
export async function giveRefund(ctx: UserCtx, id: OrderId, body: RefundBody): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (!mayRefund(order)) throw orderMovedOn(order.state);
  const after = await refundLocked(tx, order, { ...body, by: 'seller', now });
  await tellOfOrders(tx, [after], after.state === 'cancelled' ? 'cancelled' : 'changed', now);
}

/** The same for a caller that holds the order. */
export async function refundLocked(
  tx: Db,
  order: OrderRow,
  { of: asked, restock: puts, by, reason, now, madeAs }: RefundBody & Giving & Pick<Refunding, 'madeAs'>,
): Promise<OrderRow> {
  const lines = await findLines(tx, order.id);
  const of = (await leavesNothing(tx, order, lines, asked)) ? { kind: 'all' as const } : asked;
  const { amount, known, pieces } = toRefund(order, lines, of);
  const isAllUnsent = isUnsent(order) && amount === order.total - order.refunded;
  // Giving back all of it is cancelling it.
  if (by === 'seller' && isAllUnsent && isDrawnFor(order)) throw orderDrawn();
  if (of.kind === 'lines' && of.shipping) await updateOrder(tx, order.id, { shipping_refunded: true });
  if (of.kind === 'all' && isAllUnsent) await putBack(tx, lines, await findUnsent(tx, order, lines));
  else if (puts) await putBack(tx, lines, pieces);
  if (pieces.length > 0) await countRefunded(tx, pieces);
  const given = { amount, ...(known ? { known } : {}), by, reason, now };
  const paidBack = await refundOrder(tx, order, madeAs ? { ...given, madeAs } : given);
  if (paidBack.refunded < paidBack.total) return shippedByRefund(tx, paidBack, now);
  // What cost nothing is sent all the same when its shipping goes back.
  const isOfNoPiece = of.kind !== 'all' && pieces.length === 0;
  const isSentStill = isOfNoPiece && order.items === order.discount && isUnsent(order);
  return isSentStill ? paidBack : closePaidBack(tx, paidBack, { by, reason, now });
}

/** Every piece of what was not sent yet: nothing is left to be sent, so its shipping goes back too. */
async function leavesNothing(
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  of: RefundBody['of'],
): Promise<boolean> {
  if (of.kind !== 'lines' || !isUnsent(order)) return false;
  const named = (id: OrderLineRow['id']) =>
    of.lines.reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0);
  const isAll = lines.every(({ id, quantity, refunded }) => quantity - refunded === named(id));
  return isAll && (await findParcels(tx, order.id)).length === 0;
}

const isUnsent = ({ state }: OrderRow): boolean => state === 'paid' || state === 'packed';

/** All of it went back: what its shop has still goes back on sale, and there is nothing left to do about it. */
async function closePaidBack(tx: Db, order: OrderRow, { by, reason, now }: Giving): Promise<OrderRow> {
  if (isUnsent(order)) {
    const lines = await findLines(tx, order.id);
    const left = await findUnsent(tx, order, lines);
    await putBack(tx, lines, left);
    if (left.length > 0) await countRefunded(tx, left);
  }
  const stands = await shippedByRefund(tx, order, now);
  if (mayStep(stands.state, 'refund', by))
    return stepOrder(tx, stands, 'refund', { by, now, kind: 'refunded', amount: order.total });
  const values = { cancel_asked_at: null };
  return mayStep(stands.state, 'cancel', by)
    ? stepOrder(tx, stands, 'cancel', { by, now, kind: 'cancelled', note: reason, values })
    : stands;
}

/** What shops still have of orders that are locked is on sale again. */
export async function putUnsentBack(tx: Db, orders: readonly OrderRow[]): Promise<void> {
  const unsent: ReturnType<typeof thingsOf> = [];
  for (const order of orders) {
    const lines = await findLines(tx, order.id);
    unsent.push(...thingsOf(lines, await findUnsent(tx, order, lines)));
  }
  await restock(tx, unsent);
}

/** What its shop still has. */
async function findUnsent(
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<ToRefund['pieces']> {
  const sent = await findSent(tx, order.id);
  return lines
    .map(({ id, quantity, refunded }) => ({
      lineId: id,
      quantity: quantity - refunded - (sent.get(id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was paid and is not all given back. Before it is shipped, all of it is given back by cancelling. */
export const mayRefund = ({ state, paid_at, refunded, total }: OrderRow): boolean =>
  paid_at !== null &&
  refunded < total &&
  state !== 'cancelled' &&
  // Settled there, by what the two agree on.
  state !== 'disputed' &&
  state !== 'return-requested';

interface ToRefund {
  amount: number;
  known?: KnownBack;
  pieces: Array<{ lineId: OrderLineRow['id']; quantity: number }>;
}

function toRefund(order: OrderRow, lines: readonly OrderLineRow[], of: RefundBody['of']): ToRefund {
  const left = order.total - order.refunded;
  switch (of.kind) {
    case 'all': {
      const pieces = lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }));
      return { amount: left, pieces: pieces.filter(({ quantity }) => quantity > 0) };
    }
    case 'amount': {
      if (of.amount.currency !== order.currency)
        throw invalidInput([{ field: 'of.amount.currency', message: `Must be ${order.currency}.` }]);
      return { amount: cardPart(order, of.amount.amount), pieces: [] };
    }
    case 'lines': {
      const pieces = new Map<OrderLineRow['id'], number>();
      for (const { lineId, quantity } of of.lines) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
      for (const [lineId, quantity] of pieces) {
        const line = lines.find(({ id }) => id === lineId);
        if (!line) throw notFound('line');
        if (line.refunded + quantity > line.quantity)
          throw tooMuchRefunded({ amount: left, currency: order.currency });
      }
      const named = [...pieces].map(([lineId, quantity]) => ({ lineId, quantity }));
      const shipping = of.shipping && !order.shipping_refunded;
      return { ...paidForPieces(order, lines, { pieces: named, shipping }), pieces: named };
    }
  }
}

const putBack = (tx: Db, lines: readonly OrderLineRow[], pieces: ToRefund['pieces']): Promise<void> =>
  restock(tx, thingsOf(lines, pieces));

const thingsOf = (lines: readonly OrderLineRow[], pieces: ToRefund['pieces']) =>
  pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line && quantity > 0
      ? [{ kind: line.kind, variantId: line.variant_id, productId: line.product_id, quantity }]
      : [];
  });
