import type { PaymentId, ShopId, TipId, UserId } from '@souk/shared/ids.ts';
import { leftOfTip, type TipReturned } from '@souk/shared/money/ledger/tip.ts';
import type { TipState } from '@souk/shared/money/tips/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type TipRow = Row<'tips'>;

/** What of it is its shop's, and not with its giver again: below zero where a card cost more than is left. */
export const leftOf = ({ amount, commission, payment_fee: paymentFee, ...tip }: TipRow): number =>
  leftOfTip(
    { amount, commission, paymentFee },
    { returned: tip.returned, commissionReturned: tip.commission_returned },
  );

/** How much of it waits still. */
export const waitingOf = (tip: TipRow): number =>
  tip.free_at !== null && tip.freed_at === null ? Math.max(0, leftOf(tip)) : 0;

export const insertTip = (tx: Db, row: NewRow<'tips'>): Promise<TipRow> =>
  tx.insertInto('tips').values(row).returningAll().executeTakeFirstOrThrow();

export const findTip = (db: Db, id: TipId): Promise<TipRow | undefined> =>
  db.selectFrom('tips').selectAll().where('id', '=', id).executeTakeFirst();

export const lockTip = (tx: Db, id: TipId): Promise<TipRow | undefined> =>
  tx.selectFrom('tips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockTipOfPayment = (tx: Db, id: PaymentId): Promise<TipRow | undefined> =>
  tx.selectFrom('tips').selectAll().where('payment_id', '=', id).forUpdate().executeTakeFirst();

/** Whom it concerns beside its giver, and how they are called. */
export const findTipSides = (tx: Db, id: TipId) =>
  tx
    .selectFrom('tips as t')
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .innerJoin('shows as h', 'h.id', 't.show_id')
    .select(['s.owner_id as ownerId', 's.name as shop', 'h.title as show'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();

export async function moveTip(
  tx: Db,
  id: TipId,
  to: Pick<NewRow<'tips'>, 'state'> & { given_at?: Date; free_at?: Date | null },
): Promise<void> {
  await tx.updateTable('tips').set(to).where('id', '=', id).execute();
}

/** So much of it is with its giver again. */
export async function putReturned(
  tx: Db,
  tip: TipRow,
  { returned, commissionReturned }: TipReturned,
  now: Date,
): Promise<TipRow> {
  const isAll = returned === tip.amount;
  const state: TipState = isAll ? 'sent-back' : 'given';
  const to = {
    ...{ returned, commission_returned: commissionReturned },
    ...{ state, sent_back_at: isAll ? now : null },
  };
  await tx.updateTable('tips').set(to).where('id', '=', tip.id).execute();
  return { ...tip, ...to };
}

/** Those whose time to wait is over, the longest over first. */
export async function findDueTips(db: Db, now: Date): Promise<TipId[]> {
  const rows = await db
    .selectFrom('tips')
    .select('id')
    .where(isWaiting)
    .where('free_at', '<=', now)
    .orderBy('free_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** As it is by then; none when another process did, or it was sent back meanwhile. */
export const markFreed = (tx: Db, id: TipId, now: Date): Promise<TipRow | undefined> =>
  tx
    .updateTable('tips')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where(isWaiting)
    .returningAll()
    .executeTakeFirst();

/** What a giver tipped out of their wallet since then, and waits still: the last first. Locked. */
export const lockWaitingTipsOf = (
  tx: Db,
  { fromId, currency, since }: { fromId: UserId; currency: string; since: Date },
): Promise<TipRow[]> =>
  tx
    .selectFrom('tips')
    .selectAll()
    .where('from_id', '=', fromId)
    .where('currency', '=', currency)
    .where('payment_id', 'is', null)
    .where('created_at', '>=', since)
    .where(isWaiting)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();

export interface WaitingTips {
  amount: number;
  nextAt: Date;
}

/** What of a shop's tips waits, by currency, and when the first of it is free. */
export async function findWaitingTips(db: Db, shopId: ShopId): Promise<Map<string, WaitingTips>> {
  const { rows } = await sql<WaitingTips & { currency: string }>`
    select currency, sum(${left})::bigint as amount, min(free_at) as "nextAt"
    from tips where shop_id = ${shopId} and ${isWaiting} group by currency`.execute(db);
  return new Map(rows.map(({ currency, ...waiting }) => [currency, waiting]));
}

/** Which of these entries of the books are of tips that wait still. */
export async function findWaitingEntries(db: Db, transactionIds: readonly number[]): Promise<Set<number>> {
  if (transactionIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select b.id from ledger_transactions b join tips on right(b.key, 36) = tips.id::text
    where b.id = any(${transactionIds}::bigint[]) and b.kind = 'tip' and ${isWaiting}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const left = sql<number>`tips.amount - tips.commission - tips.payment_fee - (tips.returned - tips.commission_returned)`;

// In words, as the indexes have them.
const isWaiting = sql<boolean>`tips.free_at is not null and tips.freed_at is null and tips.state = 'given' and ${left} > 0`;
