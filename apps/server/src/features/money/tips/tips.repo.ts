import type { PaymentId, TipId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type TipRow = Row<'tips'>;

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
  to: Pick<NewRow<'tips'>, 'state'> & { given_at?: Date; sent_back_at?: Date },
): Promise<void> {
  await tx.updateTable('tips').set(to).where('id', '=', id).execute();
}
