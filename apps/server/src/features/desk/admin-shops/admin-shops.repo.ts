import type { AdminShopQuery, AdminShopSort } from '@souk/shared/desk/admin-shops/schema.ts';
import type { ShopId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ShopStatus } from '@souk/shared/market/shops/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface ShopRow {
  id: ShopId;
  name: string;
  logo: Image | null;
  verified: boolean;
  ratingSum: number;
  ratingCount: number;
  city: string | null;
  country: string | null;
  followerCount: number;
  status: ShopStatus;
}

export async function findShopsForStaff(
  db: Db,
  { page, perPage, sort, search, status }: AdminShopQuery,
): Promise<{ rows: ShopRow[]; total: number }> {
  const wanted = sql`
    ${search ? hasWords(search, ['s.name', 's.city', 's.country']) : sql`true`}
    and ${status === undefined ? sql`true` : sql`s.status = ${status}`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<ShopRow>`
      select s.id, s.name, ${pictureOf(sql.ref('s.logo_id'))} as logo, s.verified_at is not null as verified,
        s.rating_sum as "ratingSum", s.rating_count as "ratingCount", s.city, s.country,
        s.follower_count as "followerCount", s.status
      from shops s where ${wanted}
      order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from shops s where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const rating = sql`coalesce(s.rating_sum::float / nullif(s.rating_count, 0), 0)`;

const orders: Record<AdminShopSort, RawBuilder<unknown>> = {
  name: sql`lower(s.name), s.id`,
  'name-down': sql`lower(s.name) desc, s.id desc`,
  rating: sql`${rating}, s.id`,
  'rating-down': sql`${rating} desc, s.id desc`,
  followers: sql`s.follower_count, s.id`,
  'followers-down': sql`s.follower_count desc, s.id desc`,
};
