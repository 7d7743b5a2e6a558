import type { LedgerQuery } from '@souk/shared/desk/admin-ledger/schema.ts';
import { anyId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface LedgerRow {
  id: number;
  key: string;
  kind: TransactionKind;
  currency: string;
  at: Date;
  orderId: string | null;
  paymentId: string | null;
  payoutId: string | null;
  /** The order's, as people know it. */
  number: string | null;
  postings: Array<{
    kind: AccountKind;
    ownerId: string | null;
    ownerName: string | null;
    amount: number;
    balance: number;
  }>;
}

export async function findLedgerForStaff(
  db: Db,
  { page, perPage, kind, account, search }: LedgerQuery,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const wanted = sql`
    ${kind ? sql`t.kind = ${kind}` : sql`true`}
    and ${account ? onAccount(account) : sql`true`}
    and ${search ? isAbout(search) : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<LedgerRow>`
      select t.id, t.key, t.kind, t.currency, t.at, t.order_id as "orderId", t.payment_id as "paymentId",
        t.payout_id as "payoutId", t.about ->> 'order' as number, (
          select json_agg(json_build_object('kind', a.kind, 'ownerId', coalesce(a.user_id, a.shop_id),
            'ownerName', coalesce(u.name, s.name), 'amount', p.amount, 'balance', p.balance) order by p.amount, a.id)
          from ledger_postings p join ledger_accounts a on a.id = p.account_id
            left join users u on u.id = a.user_id left join shops s on s.id = a.shop_id
          where p.transaction_id = t.id) as postings
      from ledger_transactions t where ${wanted}
      order by t.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ledger_transactions t where ${wanted}`.execute(
      db,
    ),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const onAccount = (account: AccountKind) => sql`exists (
  select from ledger_postings p join ledger_accounts a on a.id = p.account_id
  where p.transaction_id = t.id and a.kind = ${account})`;

function isAbout(text: string) {
  const id = anyId.safeParse(text).data;
  if (id) return sql`(t.order_id = ${id} or t.payment_id = ${id} or t.payout_id = ${id})`;
  return sql`(t.about ? 'order' and t.about ->> 'order' = ${text.toUpperCase()})`;
}
