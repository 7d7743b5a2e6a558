import { unfrozen } from '@souk/shared/money/ledger/shop-money.ts';
import { mayStep, type OrderState, type OrderStep } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Entry, ofShop, postAll } from '../ledger/index.ts';
import {
  countRefunded,
  findLines,
  noRefundAsked,
  type OrderRow,
  putUnsentBack,
  refundIfCalledOff,
  refundOrder,
  refundRest,
  stepOrder,
} from '../orders/index.ts';
import { restock } from '../stock/index.ts';
import type { DisputeRow } from './dispute.repo.ts';
import { type Doing, refuseOutOfTurn, stepDispute } from './dispute-step.service.ts';

/** How a dispute ends. The order is locked, and nothing of its money is frozen afterwards. */
interface Ending {
  order: OrderRow;
  dispute: DisputeRow;
}

/** Everything that was paid and not given back goes back. */
export async function endWithAll(
  tx: Db,
  { order, dispute }: Ending,
  doing: Doing & { /** What came back is on sale again. */ restocks?: boolean },
): Promise<Ending> {
  const { by, now, text = '' } = doing;
  refuseOutOfTurn(dispute, 'refund', by);
  const lines = await findLines(tx, order.id);
  const pieces = lines
    .map((line) => ({ line, lineId: line.id, quantity: line.quantity - line.refunded }))
    .filter(({ quantity }) => quantity > 0);
  const isBack = dispute.state === 'sent-back' && by === 'seller';
  if (isWithShop(dispute.order_state)) await putUnsentBack(tx, [order]);
  else if (isBack && doing.restocks) {
    await restock(
      tx,
      pieces.map(({ line, quantity }) => ({
        kind: line.kind,
        variantId: line.variant_id,
        productId: line.product_id,
        quantity,
      })),
    );
  }
  const there = await takeBack(tx, order, dispute, doing);
  if (pieces.length > 0) await countRefunded(tx, pieces);
  const party = by === 'staff' ? 'staff' : 'seller';
  const given = await refundRest(tx, there, { by: party, reason: text, now });
  // Nothing is left of what went back before, or cost nothing.
  const amount = order.total - order.refunded || undefined;
  const refunded = await stepOrder(tx, given, 'refund', {
    by: party,
    now,
    kind: 'refunded',
    amount: order.total || undefined,
  });
  const ended = await stepDispute(tx, dispute, 'refund', { ...doing, kind: 'refunded', amount });
  return { order: refunded, dispute: ended };
}

/** Not all of it has left. */
export const isWithShop = (state: OrderState): boolean => state === 'paid' || state === 'packed';

/** A part goes back, and the order goes on from where it was. */
export async function endWithPart(
  tx: Db,
  { order, dispute }: Ending,
  { amount, step, ...doing }: Doing & { amount: number; step: 'acceptPart' | 'refundPart' },
): Promise<Ending> {
  const { now, text = '' } = doing;
  refuseOutOfTurn(dispute, step, doing.by);
  const by = step === 'refundPart' ? 'staff' : 'seller';
  const given = await refundOrder(tx, order, { amount, by, reason: text, now });
  const resumed = await resume(tx, { order: given, dispute }, doing);
  const ended = await stepDispute(tx, dispute, step, { ...doing, kind: 'part-refunded', amount });
  return { order: resumed, dispute: ended };
}

export async function endWithNothing(
  tx: Db,
  { order, dispute }: Ending,
  doing: Doing & { step: 'dismiss' | 'withdraw' },
): Promise<Ending> {
  refuseOutOfTurn(dispute, doing.step, doing.by);
  const resumed = await resume(tx, { order, dispute }, doing);
  const kind = doing.step === 'dismiss' ? 'dismissed' : 'withdrawn';
  return { order: resumed, dispute: await stepDispute(tx, dispute, doing.step, { ...doing, kind }) };
}

const resume = (tx: Db, { order, dispute }: Ending, { by, now }: Doing): Promise<OrderRow> =>
  resumeOrder(tx, order, {
    ...{ to: dispute.order_state, key: `unfrozen:${dispute.id}`, now },
    by: by === 'seller' ? 'market' : by,
  });

interface Resuming {
  to: OrderState;
  by: 'buyer' | 'staff' | 'market';
  /** Of the posting. */
  key: string;
  now: Date;
}

/** An order goes on from where it was, and nothing of its money is frozen any more. */
async function resumeOrder(tx: Db, order: OrderRow, how: Resuming): Promise<OrderRow> {
  const { resumed, entries } = await resumeUnbooked(tx, order, how);
  await postAll(tx, entries);
  return resumed;
}

/** The same; what the books have to say of it is for its caller to post. */
export async function resumeUnbooked(
  tx: Db,
  order: OrderRow,
  { to, by, key, now }: Resuming,
): Promise<{ resumed: OrderRow; entries: Entry[] }> {
  const step = resuming[to];
  if (!step) throw new Error(`order ${order.id} does not go back to ${to}`);
  const how = { by, now, kind: 'dispute-over', values: noRefundAsked } as const;
  const resumed = await stepOrder(tx, order, step, how);
  await refundIfCalledOff(tx, order.id);
  // What the staff hold stays where it is.
  if (resumed.held_at) return { resumed, entries: [] };
  const unfreezing: Entry = {
    ...{ key, kind: 'unfrozen', at: now, currency: order.currency },
    about: { orderId: order.id },
    postings: ofShop(order.shop_id, unfrozen, resumed.state === 'completed' ? 'available' : 'pending'),
  };
  return { resumed, entries: [unfreezing] };
}

const resuming: Readonly<Partial<Record<OrderState, OrderStep>>> = {
  paid: 'resumePaid',
  packed: 'resumePacked',
  shipped: 'resumeShipped',
  delivered: 'resumeDelivered',
  completed: 'resumeCompleted',
};

/** The goods came back to the shop. */
async function takeBack(tx: Db, order: OrderRow, { state }: DisputeRow, { by, now }: Doing) {
  const party = by === 'staff' ? 'staff' : 'seller';
  const cameBack = state === 'sent-back' && party === 'seller' && mayStep(order.state, 'takeBack', party);
  return cameBack ? stepOrder(tx, order, 'takeBack', { by: party, now, kind: 'returned' }) : order;
}
