import type { LotId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { SpentSince } from '../../identity/self-limits/index.ts';
import { spentSince } from './order.repo.ts';

/**
 * What a buyer spent since then, and what is as good as spent: what they lead at auctions, won or took and have to pay, and
 * what a card is being asked for. Not of the lot that they are about to bid on or to pay.
 */
export const committedSince =
  (but: LotId | null = null): SpentSince =>
  async (db, userId, currency, since) =>
    (await spentSince(db, userId, currency, since)) + (await boundBy(db, userId, { currency, since, but }));

async function boundBy(
  db: Db,
  userId: UserId,
  { currency, since, but }: { currency: string; since: Date; but: LotId | null },
): Promise<number> {
  const { rows } = await sql<{ bound: number }>`
    select coalesce(sum(amount), 0)::bigint as bound from (
      select coalesce(l.leader_maximum, l.price_amount) as amount from lots l
      where l.leader_id = ${userId} and l.currency = ${currency} and l.id is distinct from ${but}::uuid
        and (l.state = 'running'
          or l.state = 'sold' and l.settlement is null and l.run_by = 'clock' and l.closed_at > ${since})
      union all
      select s.amount from lot_sales s join lots l on l.id = s.lot_id
      where s.buyer_id = ${userId} and l.currency = ${currency} and l.id is distinct from ${but}::uuid
        and s.state in ('won', 'charging', 'failed') and s.created_at > ${since} and not exists (
          select from orders o where o.checkout_id = s.checkout_id and (o.paid_at is not null or o.pay_until is not null))
      union all
      select o.total from orders o join checkouts c on c.id = o.checkout_id
      where o.buyer_id = ${userId} and o.currency = ${currency} and o.state = 'pending-payment' and o.pay_until is null
        and c.state = 'paying' and c.lot_id is null) as committed`.execute(db);
  return rows[0]?.bound ?? 0;
}
