import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ShopStatus } from '@souk/shared/market/shops/schema.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { coverOf, pictureOf } from '../../../platform/images/index.ts';

/** A shop as far as a card of something else names it. */
export interface ShopRefRow {
  id: ShopId;
  name: string;
  slug: string;
  verified: boolean;
  ratingSum: number;
  ratingCount: number;
  logo: Image | null;
}

export interface ShopCardRow extends ShopRefRow {
  city: string | null;
  country: string | null;
  followerCount: number;
  pictures: Image[];
}

export interface ShopRow extends ShopCardRow {
  status: ShopStatus;
  version: number;
  timeZone: string;
  currency: string;
  owner: { id: UserId; name: string; picture: Image | null };
  banner: Image | null;
  story: string;
  policies: string;
  shipsWithinDays: number;
  soldCount: number;
  openedAt: Date;
  counts: { products: number; shows: number; events: number; auctions: number };
}

/** The shop `s` of a query as one value. */
export const shopRef: RawBuilder<ShopRefRow> = sql`json_build_object(
  'id', s.id, 'name', s.name, 'slug', s.slug, 'verified', s.verified_at is not null,
  'ratingSum', s.rating_sum, 'ratingCount', s.rating_count, 'logo', ${pictureOf(sql.ref('s.logo_id'))})`;

/** The shop with this id as one value, for use inside another query. */
export const shopRefOf = (shopId: Expression<unknown>): RawBuilder<ShopRefRow> => sql`(
  select ${shopRef} from shops s where s.id = ${shopId})`;

export async function findShop(db: Db, idOrSlug: string, now: Date): Promise<ShopRow | null> {
  const { rows } = await sql<ShopRow>`
    select ${cardColumns}, s.status, s.version, s.time_zone as "timeZone", s.currency, s.story, s.policies, s.ships_within_days as "shipsWithinDays",
      s.sold_count as "soldCount", s.created_at as "openedAt",
      ${pictureOf(sql.ref('s.banner_id'))} as banner,
      (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
        from users u where u.id = s.owner_id) as owner,
      json_build_object(
        'products', (select count(*) from products p where p.shop_id = s.id and p.status = 'active'),
        'shows', (select count(*) from shows h where h.shop_id = s.id and h.visibility = 'public'
          and h.state in ('live', 'scheduled', 'rehearsal')),
        'events', (select count(*) from events e where e.shop_id = s.id and e.status = 'active'
          and e.ends_at > ${now}),
        'auctions', (select count(*) from lots l join products p on p.id = l.product_id
          where p.shop_id = s.id and p.status = 'active' and l.state = 'running')) as counts
    from shops s
    where ${
      uuid.test(idOrSlug)
        ? sql`s.id = ${idOrSlug}`
        : sql`s.id = coalesce((select id from shops where slug = ${idOrSlug}),
      (select shop_id from shop_former_slugs where slug = ${idOrSlug}))`
    }`.execute(db);
  return rows[0] ?? null;
}

export async function findShopCard(db: Db, id: ShopId): Promise<ShopCardRow | null> {
  const [shop] = await shopCards(db, id);
  return shop ?? null;
}

const shopCards = prepared('shop card', (db, id: ShopId) => ({
  compile: () => sql<ShopCardRow>`select ${cardColumns} from shops s where s.id = ${id}::uuid`.compile(db),
}));

/** Open shops that have something to show, the most followed first. */
export async function findShopsToFollow(db: Db, limit: number): Promise<ShopCardRow[]> {
  const { rows } = await sql<ShopCardRow>`
    select ${cardColumns} from shops s
    where s.status = 'open' and exists (select from products p where p.shop_id = s.id and p.status = 'active')
    order by s.follower_count desc, s.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Open shops in the order of their names, from behind the slug given: slugs stay while one pages. */
export async function findShopPage(db: Db, after: string | null, limit: number): Promise<ShopCardRow[]> {
  const { rows } = await sql<ShopCardRow>`
    select ${cardColumns} from shops s
    where s.status = 'open'
      ${after === null ? sql`` : sql`and s.slug > ${after}`}
    order by s.slug
    limit ${limit}`.execute(db);
  return rows;
}

/** Shops by their ids, in the order asked for; closed ones are left out. */
export async function findShopCards(db: Db, ids: readonly ShopId[]): Promise<ShopCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShopCardRow>`
    select ${cardColumns} from shops s
    join unnest(${sql.val([...ids])}::uuid[]) with ordinality as asked (id, place) on asked.id = s.id
    where s.status = 'open'
    order by asked.place`.execute(db);
  return rows;
}

const cardColumns = sql`
  s.id, s.name, s.slug, s.verified_at is not null as verified,
  s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
  ${pictureOf(sql.ref('s.logo_id'))} as logo,
  s.city, s.country, s.follower_count as "followerCount",
  (select coalesce(json_agg(shown.image), '[]') from (
    select ${coverOf(sql.ref('p.id'))} as image from products p
    where p.shop_id = s.id and p.status = 'active'
      and exists (select from product_images pi where pi.product_id = p.id)
    order by p.created_at desc, p.id desc limit 3) shown) as pictures`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
