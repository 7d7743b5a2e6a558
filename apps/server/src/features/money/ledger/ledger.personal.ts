import type { UserId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import { cardStep } from '@souk/shared/money-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';

// The wallet's account and those of the shop, if there is one.
const own = (userId: UserId) => sql`
  from ledger_accounts a where a.owner = any(array(
    select ${userId}::uuid union all select id from shops where owner_id = ${userId}))`;

/** A person with money here, or with debts, settles that first. The books stay; they name nobody. */
export const ledgerPart: PersonalPart = {
  name: 'money',
  async give(db, userId) {
    const balances = await sql`
      select a.kind as account, a.currency, a.balance as amount ${own(userId)}
        and (a.kind <> 'wallet-owed' or a.balance < 0) order by a.id`.execute(db);
    const movements = await sql`
      select t.at, t.kind, a.kind as account, t.currency, p.amount, p.balance,
        t.about ->> 'order' as order, t.about ->> 'title' as title, t.about ->> 'card' as card,
        t.about ->> 'bank' as bank, t.about ->> 'payout' as payout
      from (select a.id, a.kind ${own(userId)}) a
        join ledger_postings p on p.account_id = a.id join ledger_transactions t on t.id = p.transaction_id
      order by t.id, a.id`.execute(db);
    return { balances: balances.rows, movements: movements.rows };
  },
  heldBy: async (tx, userId) => ((await hasMoney(tx, userId)) ? 'money_here' : null),
};

async function hasMoney(tx: Db, userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ kind: AccountKind; currency: string; balance: number }>`
    select a.kind, a.currency, a.balance ${own(userId)} and a.balance <> 0`.execute(tx);
  // The last decimal of dinars in a wallet goes to no card and pays for nothing, so nobody could get rid of it.
  return rows.some(
    ({ kind, currency, balance }) => kind !== 'wallet' || balance < 0 || balance >= cardStep(currency),
  );
}
