import type { DebtPaymentId, ShopId } from '@souk/shared/ids.ts';
import type { AdminPayoutQuery, ShopDebtQuery } from '@souk/shared/money/payouts/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';
import type { PayoutRow } from './payout.repo.ts';

export interface StaffPayoutRow extends PayoutRow {
  shop: { id: ShopId; name: string };
}

interface DebtRow {
  id: ShopId;
  name: string;
  currency: string;
  owed: number;
}

/** Those who owe most first, of each currency. */
export async function findDebts(
  db: Db,
  { page, perPage, search }: ShopDebtQuery,
): Promise<{ rows: DebtRow[]; total: number }> {
  const wanted = sql`a.kind = 'shop-owed' and a.balance < 0
    and ${search ? hasWords(search, ['s.name']) : sql`true`}`;
  const from = sql`from ledger_accounts a join shops s on s.id = a.shop_id where ${wanted}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<DebtRow>`select s.id, s.name, a.currency, -a.balance as owed ${from}
      order by a.currency, a.balance, s.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** What a payment and its undoing are called in the books. */
export const bookedKey = (id: DebtPaymentId): string => `debt-booked ${id}`;
export const undoneKey = (id: DebtPaymentId): string => `debt-unbooked ${id}`;

interface DebtPaymentRow {
  id: DebtPaymentId;
  shopId: ShopId;
  shop: string;
  currency: string;
  amount: number;
  reference: string;
  at: Date;
  undoneAt: Date | null;
  reason: string | null;
}

const debtPayments = sql`
  ledger_transactions t join ledger_postings p on p.transaction_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind = 'shop-owed' join shops s on s.id = a.shop_id
    left join ledger_transactions u on u.key = 'debt-unbooked ' || split_part(t.key, ' ', 2)`;

const debtPaymentColumns = sql`
  split_part(t.key, ' ', 2) as id, s.id as "shopId", s.name as shop, t.currency, p.amount, t.at,
  coalesce(t.about ->> 'title', '') as reference, u.at as "undoneAt", u.about ->> 'title' as reason`;

/** What shops paid directly, newest first, also what was undone. */
export async function findDebtPayments(
  db: Db,
  { page, perPage, search }: ShopDebtQuery,
): Promise<{ rows: DebtPaymentRow[]; total: number }> {
  const wanted = sql`t.kind = 'debt-booked' and ${search ? hasWords(search, ['s.name']) : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<DebtPaymentRow>`select ${debtPaymentColumns} from ${debtPayments} where ${wanted}
      order by t.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${debtPayments} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

export async function findDebtPayment(db: Db, id: DebtPaymentId): Promise<DebtPaymentRow | undefined> {
  const { rows } = await sql<DebtPaymentRow>`select ${debtPaymentColumns} from ${debtPayments}
    where t.kind = 'debt-booked' and t.key = ${bookedKey(id)}`.execute(db);
  return rows[0];
}

function stateIs(state: AdminPayoutQuery['state']) {
  if (state === undefined) return sql`true`;
  // As their indexes have it, which a plan for any state could not use.
  if (state === 'under-way') return sql`p.state in ('begun', 'sent')`;
  return state === 'failed' ? sql`p.state = 'failed'` : sql`p.state = ${state}`;
}

/** Newest first. */
export async function findPayoutsForStaff(
  db: Db,
  { page, perPage, search, state }: AdminPayoutQuery,
): Promise<{ rows: StaffPayoutRow[]; total: number }> {
  const number = Number(/^(?:po-)?0*(\d{1,9})$/i.exec(search ?? '')?.[1] ?? 0);
  const found = search ? sql`(${hasWords(search, ['s.name'])} or p.number = ${number})` : sql`true`;
  const wanted = sql`${found} and ${stateIs(state)}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<StaffPayoutRow>`
      select p.*, b.last4, json_build_object('id', s.id, 'name', s.name) as shop
      from payouts p join shops s on s.id = p.shop_id join bank_accounts b on b.id = p.bank_account_id
      where ${wanted} order by p.requested_at desc, p.id desc
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from payouts p join shops s on s.id = p.shop_id where ${wanted}`.execute(
      db,
    ),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}
