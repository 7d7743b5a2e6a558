import type { UserId } from '@souk/shared/ids.ts';
import type { FavoriteKind, FavoriteQuery } from '@souk/shared/market/favorites/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';

/** True when it was not a favourite before. */
export async function insertFavorite(
  tx: Db,
  userId: UserId,
  kind: FavoriteKind,
  targetId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('favorites')
    .values({ user_id: userId, kind, target_id: targetId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when it was a favourite. */
export async function deleteFavorite(
  tx: Db,
  userId: UserId,
  kind: FavoriteKind,
  targetId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Adds to the count that cards show, and gives what it is then; null when there is no such thing or count. */
export async function moveFavoriteCount(
  tx: Db,
  kind: FavoriteKind,
  targetId: string,
  change: number,
): Promise<number | null> {
  const counter = counters[kind];
  if (!counter) return null;
  const { rows } = await sql<{ count: number }>`
    update ${counter.table} set ${counter.column} = ${counter.column} + ${change}
    where id = ${targetId} returning ${counter.column} as count`.execute(tx);
  return rows[0]?.count ?? null;
}

/** Whether anyone may see it, and hence keep it. */
export async function isPublic(db: Db, kind: FavoriteKind, targetId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${kind}s`)} t join shops s on s.id = t.shop_id
    where t.id = ${targetId} and s.status = 'open' and ${shown[kind]}`.execute(db);
  return rows.length > 0;
}

/** What a person keeps of one kind that is still to be seen, the latest first. */
export async function findFavorites(
  db: Db,
  userId: UserId,
  kind: FavoriteQuery['kind'],
  after: { at: number; id: string } | null,
  limit: number,
): Promise<Array<{ id: string; place: number }>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select k.id, ${microsecondsOf(sql.ref('k.created_at'))} as place from ${favoritesOf(userId, kind)} k
    ${after ? sql`where (k.created_at, k.id) < (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by k.created_at desc, k.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many of each kind can still be seen. */
export async function countFavorites(db: Db, userId: UserId): Promise<Record<FavoriteQuery['kind'], number>> {
  const count = (kind: FavoriteQuery['kind']) =>
    sql`(select count(*)::int from ${favoritesOf(userId, kind)} k) as ${sql.ref(kind)}`;
  const { rows } = await sql<Record<FavoriteQuery['kind'], number>>`
    select ${count('product')}, ${count('event')}, ${count('show')}, ${count('shop')}`.execute(db);
  return rows[0] ?? { product: 0, event: 0, show: 0, shop: 0 };
}

function favoritesOf(userId: UserId, kind: FavoriteQuery['kind']): RawBuilder<unknown> {
  if (kind === 'shop') {
    return sql`(select f.shop_id as id, f.created_at from shop_follows f join shops s on s.id = f.shop_id
      where f.user_id = ${userId} and s.status = 'open')`;
  }
  return sql`(select f.target_id as id, f.created_at
    from favorites f join ${sql.table(`${kind}s`)} t on t.id = f.target_id join shops s on s.id = t.shop_id
    where f.user_id = ${userId} and f.kind = ${kind} and s.status = 'open' and ${shown[kind]})`;
}

const shown: Record<FavoriteKind, RawBuilder<unknown>> = {
  product: sql`t.status in ('active', 'out-of-stock')`,
  event: sql`t.status = 'active'`,
  show: sql`t.visibility = 'public' and t.state in ('scheduled', 'rehearsal', 'live', 'ended', 'replay')`,
};

const counters: Record<FavoriteKind, { table: RawBuilder<unknown>; column: RawBuilder<unknown> } | null> = {
  product: { table: sql.table('products'), column: sql.ref('favorite_count') },
  show: { table: sql.table('shows'), column: sql.ref('reminder_count') },
  event: null,
};
