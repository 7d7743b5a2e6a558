import type { OrderId } from '@souk/shared/ids.ts';
import type {
  ChargebackReason,
  EvidenceBody,
  OrderChargeback,
} from '@souk/shared/money/chargebacks/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { findOwnPictures } from '../../../platform/files/index.ts';
import { isStaff, type SignedInUser, type UserCtx } from '../../../platform/session/actor.ts';
import { findOrder, lockOrder, type OrderRow, sideOf } from '../orders/index.ts';
import { type ChargebackRow, type ChargedOrderRow, findChargedOrders } from './chargeback.repo.ts';
import { evidenceSent } from './chargebacks.failures.ts';
import {
  findChargebackOfOrder,
  findFiles,
  findUsedElsewhere,
  lockChargeback,
  markReady,
  saveEvidence,
} from './evidence.repo.ts';
import { queueSending } from './send-evidence.act.ts';

/** What nobody sent is sent so long before the bank stops listening, in milliseconds. */
export const SENT_BEFORE_MS = 12 * 3_600_000;

export async function getChargeback({ db, actor }: UserCtx, orderId: OrderId): Promise<OrderChargeback> {
  const order = judged(actor, await findOrder(db, orderId));
  const found = await findChargebackOfOrder(db, orderId);
  if (!found) return { chargeback: null };
  const { chargeback, charged } = found;
  const [files, all] = await Promise.all([
    findFiles(db, chargeback.id),
    findChargedOrders(db, chargeback.id),
  ]);
  return {
    chargeback: {
      _id: chargeback.id,
      state: chargeback.state,
      amount: { amount: charged.amount, currency: order.currency },
      reason: reasons[chargeback.reason] ?? 'other',
      openedAt: chargeback.opened_at.toISOString(),
      sendsAt: chargeback.due_by && new Date(chargeback.due_by.getTime() - SENT_BEFORE_MS).toISOString(),
      text: charged.text,
      files: files
        .filter((file) => file.orderId === orderId)
        .map(({ id, kind, name }) => ({ _id: id, kind, name })),
      takenKinds: files.filter((file) => file.orderId !== orderId).map(({ kind }) => kind),
      readyAt: charged.ready_at?.toISOString() ?? null,
      refusedAt: chargeback.refused_at?.toISOString() ?? null,
      sentAt:
        (chargeback.refused_at ? null : (chargeback.sent_at ?? chargeback.sending_at))?.toISOString() ?? null,
      waitsFor: all.filter((one) => one.order_id !== orderId && one.ready_at === null).length,
      can: { write: mayWrite(chargeback, charged) },
    },
  };
}

/** Kept until it is sent; nobody at the bank has seen it by then. */
export async function writeEvidence(ctx: UserCtx, orderId: OrderId, body: EvidenceBody): Promise<void> {
  const { db: tx, actor } = ctx;
  const { charged } = await lockOpen(tx, actor, orderId);
  const ids = body.files.map(({ _id }) => _id);
  const before = (await findFiles(tx, charged.chargeback_id)).filter((file) => file.orderId === orderId);
  // What the shop sent stays the shop's, also where staff write on.
  const added = ids.filter((id) => !before.some((file) => file.id === id));
  const [own, elsewhere] = await Promise.all([
    findOwnPictures(tx, actor.userId, added, 'bank-evidence'),
    findUsedElsewhere(tx, charged, ids),
  ]);
  if (own.length < added.length || elsewhere.length > 0)
    throw invalidInput([{ field: 'files', message: 'Contains a file that isn’t yours.' }]);
  const others = (await findFiles(tx, charged.chargeback_id)).filter((file) => file.orderId !== orderId);
  const taken = body.files.findIndex(({ kind }) => others.some((file) => file.kind === kind));
  if (taken >= 0)
    throw invalidInput([
      { field: `files.${taken}.kind`, message: 'Another shop of this payment sent one of these.' },
    ]);
  await saveEvidence(tx, charged, body);
}

/** A shop has said all. It goes to the bank once, when all shops of the payment have, or when staff say so. */
export async function sendEvidence({ db: tx, clock, actor }: UserCtx, orderId: OrderId): Promise<void> {
  const now = clock.now();
  const { order, chargeback } = await lockOpen(tx, actor, orderId);
  const bySeller = sideOf(actor, order) === 'seller';
  await markReady(tx, chargeback.id, bySeller ? orderId : null, now);
  const all = await findChargedOrders(tx, chargeback.id);
  if (all.every(({ ready_at }) => ready_at !== null)) await queueSending(tx, chargeback, now);
}

function judged(actor: SignedInUser, order: OrderRow | undefined): OrderRow {
  // Who took their money back reads and says nothing of it, also when they work for the market.
  const side = order && (sideOf(actor, order) ?? (isStaff(actor) ? 'staff' : null));
  if (!order || !side || side === 'buyer') throw notFound('order');
  return order;
}

async function lockOpen(tx: Db, actor: SignedInUser, orderId: OrderId) {
  const order = judged(actor, await lockOrder(tx, orderId));
  const found = await findChargebackOfOrder(tx, orderId);
  if (!found) throw notFound('chargeback');
  const chargeback = await lockChargeback(tx, found.chargeback.id);
  // Read again: who held the lock before may have sent it.
  const charged = (await findChargebackOfOrder(tx, orderId))?.charged ?? found.charged;
  if (!mayWrite(chargeback, charged) && !(isStaff(actor) && isUnsent(chargeback))) throw evidenceSent();
  return { order, chargeback, charged };
}

const isUnsent = ({ state, sending_at }: ChargebackRow): boolean => state === 'open' && sending_at === null;

const mayWrite = (chargeback: ChargebackRow, { ready_at }: ChargedOrderRow): boolean =>
  isUnsent(chargeback) && ready_at === null;

/** As the provider calls them. */
const reasons: Readonly<Record<string, ChargebackReason>> = {
  fraudulent: 'not-authorised',
  unrecognized: 'not-authorised',
  debit_not_authorized: 'not-authorised',
  product_not_received: 'not-received',
  product_unacceptable: 'not-as-described',
  duplicate: 'charged-twice',
  credit_not_processed: 'not-refunded',
};
