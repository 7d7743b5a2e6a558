import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { forgetNumbers, replaceBankAccount } from './bank-account.repo.ts';

/** Where someone's earnings go, and what was sent there; of the number what they see of it themselves. */
export const payoutsPart: PersonalPart = {
  name: 'payouts',
  async give(db, userId) {
    const accounts = await db
      .selectFrom('bank_accounts')
      .select(['country', 'last4', 'created_at as since', 'replaced_at as until'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const payouts = await db
      .selectFrom('payouts')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_account_id')
      .select(['number', 'amount', 'payouts.currency', 'state', 'last4'])
      .select(['requested_at as requestedAt', 'settled_at as settledAt'])
      .where('owner_id', '=', userId)
      .orderBy('requested_at')
      .execute();
    return { accounts, payouts };
  },
  /** A shop's money would be nobody's. */
  async heldBy(tx, userId) {
    const { rows } = await sql<{ reason: string }>`
      select case when a.kind = 'shop-in-payout' then 'payout_running' else 'balance_left' end as reason
      from ledger_accounts a join shops on shops.id = a.shop_id
      where owner_id = ${userId} and a.balance > 0
      order by 1 limit 1`.execute(tx);
    return rows[0]?.reason ?? null;
  },
  async forget(tx, userId, now) {
    await replaceBankAccount(tx, userId, now);
    await forgetNumbers(tx, userId);
  },
};
