import type { ImageId, ProductId, UserId } from '@souk/shared/ids.ts';
import { newsForDays, type WhatHappened } from '@souk/shared/market/favorites/news.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const happened = sql`
  p.price_amount as price, p.currency, p.status = 'active' as "onSale", f.price_before as "priceBefore",
  f.price_dropped_at as "priceDroppedAt", f.back_at as "backAt"`;

/** What happened to these products since their keeper kept them. */
export async function findWhatHappened(
  db: Db,
  userId: UserId,
  ids: readonly string[],
): Promise<Array<WhatHappened & { id: string }>> {
  const { rows } = await sql<WhatHappened & { id: string }>`
    select p.id, ${happened} from favorites f join products p on p.id = f.target_id
    where f.user_id = ${userId} and f.kind = 'product' and f.target_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The same for all that has news and can still be seen. */
export async function findAllNews(db: Db, userId: UserId, since: Date): Promise<WhatHappened[]> {
  const { rows } = await sql<WhatHappened>`
    select ${happened} from favorites f join products p on p.id = f.target_id join shops s on s.id = p.shop_id
    where f.user_id = ${userId} and f.kind = 'product' and (f.price_dropped_at > ${since} or f.back_at > ${since})
      and p.status = 'active' and s.status = 'open'`.execute(db);
  return rows;
}

export interface FavoriteProduct {
  title: string;
  price: number;
  currency: string;
  ownerId: UserId;
  picture: ImageId | null;
}

/** A product that can be bought, and whose it is. */
export const findFavoriteProduct = (db: Db, id: ProductId): Promise<FavoriteProduct | undefined> =>
  db
    .selectFrom('products')
    .innerJoin('shops', 'shops.id', 'products.shop_id')
    .select((product) => [
      'title',
      'price_amount as price',
      'products.currency',
      'owner_id as ownerId',
      product
        .selectFrom('product_images')
        .select('image_id')
        .whereRef('product_id', '=', 'products.id')
        .orderBy('position')
        .limit(1)
        .as('picture'),
    ])
    .where('products.id', '=', id)
    .where('products.status', '=', 'active')
    .where('shops.status', '=', 'open')
    .executeTakeFirst();

/** Of drops within a month of each other, the price before the first is the one that went down. */
export async function notePriceDrop(db: Db, id: ProductId, from: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - newsForDays * 86_400_000);
  await sql`
    update favorites set price_dropped_at = ${now},
      price_before = case when price_dropped_at > ${since} then greatest(price_before, ${from}) else ${from} end
    where kind = 'product' and target_id = ${id}`.execute(db);
}

export async function noteBackInStock(db: Db, id: ProductId, now: Date): Promise<void> {
  await db
    .updateTable('favorites')
    .set({ back_at: now })
    .where('kind', '=', 'product')
    .where('target_id', '=', id)
    .execute();
}

/** Who keeps a product and was not told of it today, kept still so that no two workers tell the same person. */
export async function lockKeepers(
  tx: Db,
  { id, today, after, limit }: { id: ProductId; today: string; after: UserId | null; limit: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ userId: UserId }>`
    select user_id as "userId" from favorites
    where kind = 'product' and target_id = ${id} and noted_on is distinct from ${today}::date
      ${after ? sql`and user_id > ${after}` : sql``}
    order by user_id limit ${limit} for update`.execute(tx);
  return rows.map(({ userId }) => userId);
}

export async function markNoted(
  tx: Db,
  id: ProductId,
  userIds: readonly UserId[],
  today: string,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('favorites')
    .set({ noted_on: today })
    .where('kind', '=', 'product')
    .where('target_id', '=', id)
    .where('user_id', 'in', userIds)
    .execute();
}
