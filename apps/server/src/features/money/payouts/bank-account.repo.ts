import type { BankAccountId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type BankAccountRow = Row<'bank_accounts'>;

/** Everything that changes someone's bank account waits here for its turn, and so does a payout to it. */
export async function lockBankAccountOf(tx: Db, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export const findBankAccount = (db: Db, userId: UserId): Promise<BankAccountRow | undefined> =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

export const findBankAccountById = (db: Db, id: BankAccountId): Promise<BankAccountRow | undefined> =>
  db.selectFrom('bank_accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const insertBankAccount = (tx: Db, row: NewRow<'bank_accounts'>): Promise<BankAccountRow> =>
  tx.insertInto('bank_accounts').values(row).returningAll().executeTakeFirstOrThrow();

/** Those that money went to stay, for the books; the others are gone. False where there was none. */
export async function replaceBankAccount(tx: Db, userId: UserId, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bank_accounts')
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts').whereRef('bank_account_id', '=', 'bank_accounts.id').select('payouts.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await tx
    .updateTable('bank_accounts')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows + numUpdatedRows > 0n;
}

/** What money went to is known by its last four digits from then on. */
export async function forgetNumbers(tx: Db, userId: UserId): Promise<void> {
  await tx.updateTable('bank_accounts').set({ locked: null }).where('user_id', '=', userId).execute();
}
