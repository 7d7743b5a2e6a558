import type { DisputeId, FileId, OrderId, UserId } from '@souk/shared/ids.ts';
import type { OpenDisputeBody } from '@souk/shared/money/disputes/schema.ts';
import { answerBy, orderStateIn } from '@souk/shared/money/disputes/states.ts';
import { type DisputeReason, reasonsFor, waysOpen } from '@souk/shared/money/disputes/windows.ts';
import { frozen } from '@souk/shared/money/ledger/shop-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type Entry, ofShop, post } from '../ledger/index.ts';
import { chosenFor, type OrderRow, stepOrder, sumRefunds } from '../orders/index.ts';
import { costNothing, lockOrderAsBuyer } from './dispute.access.ts';
import { tellOfDispute } from './dispute.facts.ts';
import { type DisputeRow, findOpenDispute, insertDispute, insertEntry } from './dispute.repo.ts';
import { stepDispute } from './dispute-step.service.ts';
import { nothingToDispute } from './disputes.failures.ts';
import { refuseForeignEvidence } from './evidence.service.ts';

/** A buyer says that something is wrong: the order stands still until it is settled, and so does its money. */
export async function openDispute(ctx: UserCtx, orderId: OrderId, body: OpenDisputeBody): Promise<DisputeId> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  const order = await lockOrderAsBuyer(tx, actor, orderId);
  if (!waysFor(order, now).includes(body.kind)) throw nothingToDispute();
  if (!reasonsOf(order, body.kind).includes(body.reason)) throw nothingToDispute();
  await refuseForeignEvidence(tx, actor.userId, body.pictures);
  const choice = await chosenFor(tx, order, body.refundToWallet);
  const dispute = await begin(tx, order, { ...body, choice, by: 'buyer', authorId: actor.userId, now });
  await tellOfDispute(tx, { order, dispute }, { fact: 'opened', by: 'buyer', now });
  return dispute.id;
}

/** In which ways something can be said about an order now. About what is given back in full there is nothing to say. */
export function waysFor(order: OrderRow, now: Date): DisputeRow['kind'][] {
  const isFree = costNothing(order);
  // A free ticket is not sent.
  const isNothing = order.shipments.length === 0 && order.address === null;
  if (isFree ? isNothing : order.refunded >= order.total) return [];
  const { state, paid_at: paidAt, delivered_at: deliveredAt } = order;
  const hasGoods = order.shipments.length > 0;
  return waysOpen({ state, hasGoods, isFree, paidAt, deliveredAt, dueDay: lastDayOf(order) }, now);
}

export const reasonsOf = (order: OrderRow, kind: DisputeRow['kind']) =>
  reasonsFor(kind, { isFree: costNothing(order), deliveredAt: order.delivered_at });

/** By when all of it should have come, if that was said. */
const lastDayOf = ({ shipments }: OrderRow): string | null =>
  shipments
    .flatMap(({ arrives }) => arrives?.to ?? [])
    .sort()
    .at(-1) ?? null;

interface Beginning {
  kind: DisputeRow['kind'];
  reason: DisputeReason;
  text: string;
  pictures: readonly FileId[];
  by: 'buyer' | 'market';
  authorId: UserId | null;
  /** Where its buyer wants what goes back; else it is as they said before. */
  choice?: Pick<OrderRow, 'refund_to_wallet'>;
  now: Date;
}

/** The order is locked. */
export async function begin(
  tx: Db,
  order: OrderRow,
  { kind, reason, text, pictures, by, authorId, choice, now }: Beginning,
): Promise<DisputeRow> {
  const step = kind === 'return' ? 'requestReturn' : 'dispute';
  const dispute = await insertDispute(tx, {
    id: newId<DisputeId>(now.getTime()),
    ...{ order_id: order.id, kind, reason, order_state: order.state },
    ...{ opened_at: now, answer_by: answerBy('open', now) },
  });
  await insertEntry(tx, dispute.id, { kind: 'opened', state: 'open', by, authorId, text, pictures, at: now });
  await stepOrder(tx, order, step, {
    ...{ by, now, kind: orderStateIn[kind] === 'disputed' ? 'disputed' : 'return-asked' },
    // What they asked before is part of this now.
    values: { cancel_asked_at: null, ...choice },
  });
  const entry = await freezing(tx, order, `frozen:${dispute.id}`, now);
  if (entry) await post(tx, entry);
  return dispute;
}

/** What its shop has left of an order stays where nobody is paid out of. Of what it was paid itself the market has nothing. */
export async function freezing(tx: Db, order: OrderRow, key: string, now: Date): Promise<Entry | null> {
  if (order.way !== null) return null;
  const { shop } = await sumRefunds(tx, order.id);
  const worth = order.net - shop;
  if (worth <= 0) return null;
  return {
    ...{ key, kind: 'frozen', at: now, currency: order.currency },
    about: { orderId: order.id },
    postings: ofShop(order.shop_id, frozen, worth),
  };
}

/** The buyer's bank decides now, and not the two or the staff. Answers with what was open. */
export async function overtakeDispute(tx: Db, orderId: OrderId, now: Date): Promise<DisputeRow | undefined> {
  const dispute = await findOpenDispute(tx, orderId);
  if (!dispute) return undefined;
  await stepDispute(tx, dispute, 'overtake', { by: 'market', authorId: null, now, kind: 'overtaken' });
  return dispute;
}
