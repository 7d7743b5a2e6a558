import type { ChargebackId, TipId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface TipReturn {
  chargebackId: ChargebackId;
  tipId: TipId;
  amount: number;
}

export async function insertReturn(tx: Db, { chargebackId, tipId, amount }: TipReturn): Promise<void> {
  await tx
    .insertInto('tip_returns')
    .values({ chargeback_id: chargebackId, tip_id: tipId, amount, given_again: null })
    .execute();
}

/** What a chargeback brought back and nobody has decided about: the last first, as it came. */
export const findReturns = (tx: Db, chargebackId: ChargebackId): Promise<TipReturn[]> =>
  tx
    .selectFrom('tip_returns as r')
    .innerJoin('tips as t', 't.id', 'r.tip_id')
    .select(['r.chargeback_id as chargebackId', 'r.tip_id as tipId', 'r.amount'])
    .where('r.chargeback_id', '=', chargebackId)
    .where('r.given_again', 'is', null)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();

export async function markGivenAgain(
  tx: Db,
  { chargebackId, tipId }: TipReturn,
  givenAgain: number,
): Promise<void> {
  await tx
    .updateTable('tip_returns')
    .set({ given_again: givenAgain })
    .where('chargeback_id', '=', chargebackId)
    .where('tip_id', '=', tipId)
    .execute();
}

/** Staff said that its giver is to have it, whatever banks decide. */
export const keepReturned = (tx: Db, tipId: TipId) =>
  sql`update tip_returns set given_again = 0 where tip_id = ${tipId} and given_again is null`.execute(tx);
