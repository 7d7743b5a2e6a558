import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ApprovalState } from '@souk/shared/live/bidders/schema.ts';
import { sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface ApprovalRow {
  person: { _id: UserId; name: string; handle: string; picture: Image | null };
  state: ApprovalState;
  limit: number | null;
  limitCurrency: string | null;
  askedAt: Date;
  wins: number;
  memberSince: Date;
  place: number;
}

interface Asked {
  shopId: ShopId;
  state: ApprovalState;
  after: { at: number; id: string } | null;
  limit: number;
}

/** Who waits, the longest first; who was decided on, the latest first. */
export async function findApprovals(db: Db, { shopId, state, after, limit }: Asked): Promise<ApprovalRow[]> {
  const isWaiting = state === 'pending';
  const place = isWaiting ? sql`a.asked_at` : sql`a.decided_at`;
  const beyond = isWaiting ? sql`>` : sql`<`;
  const order = isWaiting ? sql`asc` : sql`desc`;
  const { rows } = await sql<ApprovalRow>`
    select json_build_object('_id', u.id, 'name', u.name, 'handle', u.handle,
        'picture', ${pictureOf(sql.ref('u.picture_id'))}) as person,
      a.state, a.limit_amount as "limit", a.limit_currency as "limitCurrency", a.asked_at as "askedAt",
      (select count(*)::int from lot_sales x where x.buyer_id = u.id and x.state = 'paid') as wins,
      u.created_at as "memberSince", ${microsecondsOf(place)} as place
    from bidder_approvals a join users u on u.id = a.user_id
    where a.shop_id = ${shopId} and a.state = ${state}
      ${after ? sql`and (${place}, u.id) ${beyond} (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by ${place} ${order}, u.id ${order}
    limit ${limit}`.execute(db);
  return rows;
}

export async function countApprovals(db: Db, shopId: ShopId): Promise<Record<ApprovalState, number>> {
  const rows = await db
    .selectFrom('bidder_approvals')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('shop_id', '=', shopId)
    .groupBy('state')
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export const findApproval = (db: Db, shopId: ShopId, userId: UserId) =>
  db
    .selectFrom('bidder_approvals')
    .select(['state', 'limit_amount as limit', 'limit_currency as currency'])
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** True when they had not asked before. */
export async function askForApproval(tx: Db, shopId: ShopId, userId: UserId, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bidder_approvals')
    .values({ shop_id: shopId, user_id: userId, limit_amount: null, limit_currency: null, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Decision {
  state: 'approved' | 'rejected';
  limit: { amount: number; currency: string } | null;
  now: Date;
}

/** True when this person had asked. */
export async function decide(
  tx: Db,
  shopId: ShopId,
  userId: UserId,
  { state, limit, now }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bidder_approvals')
    .set({
      ...{ state, decided_at: now },
      ...{ limit_amount: limit?.amount ?? null, limit_currency: limit?.currency ?? null },
    })
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whose a shop is, and what it is called. */
export const findShopToAsk = (db: Db, shopId: ShopId) =>
  db
    .selectFrom('shops')
    .select(['owner_id as ownerId', 'name', 'currency'])
    .where('id', '=', shopId)
    .where('status', '=', 'open')
    .executeTakeFirst();
