import type { ProductId, ReviewId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../platform/db/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { pictureOf, reviewPicturesOf } from '../images/index.ts';

/** Whose reviews: of one product, of all a shop sells, or by one person. */
export type ReviewSubject = { productId: ProductId } | { shopId: ShopId } | { authorId: UserId };

export interface ReviewRow {
  id: ReviewId;
  rating: number;
  body: string;
  createdAt: Date;
  author: { id: UserId; name: string; picture: Image | null };
  shop: { id: ShopId; name: string; slug: string };
  product: { id: ProductId; title: string } | null;
  variant: string | null;
  images: Image[];
  helpfulCount: number;
  replyBody: string | null;
  repliedAt: Date | null;
  /** When it was written, in microseconds since 1970. */
  place: number;
}

export interface ReviewPlace {
  /** In microseconds since 1970. */
  createdAt: number;
  id: string;
}

export async function findReviewPage(
  db: Db,
  subject: ReviewSubject,
  after: ReviewPlace | null,
  limit: number,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.rating, r.body, r.created_at as "createdAt", r.variant, r.helpful_count as "helpfulCount",
      r.reply_body as "replyBody", r.replied_at as "repliedAt", ${microsecondsOf(sql.ref('r.created_at'))} as place,
      (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
        from users u where u.id = r.author_id) as author,
      (select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) from shops s where s.id = r.shop_id)
        as shop,
      (select json_build_object('id', p.id, 'title', p.title) from products p
        where p.id = r.product_id and p.status in ('active', 'out-of-stock')) as product,
      ${reviewPicturesOf(sql.ref('r.id'))} as images
    from reviews r
    where ${about(subject)}
      ${after ? sql`and (r.created_at, r.id) < (${momentAt(after.createdAt)}, ${after.id}::uuid)` : sql``}
    order by r.created_at desc, r.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many gave 1 to 5 stars. */
export async function countRatings(
  db: Db,
  subject: ReviewSubject,
): Promise<Array<{ rating: number; count: number }>> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select r.rating, count(*)::int as count from reviews r
    where ${about(subject)} group by r.rating`.execute(db);
  return rows;
}

function about(subject: ReviewSubject): RawBuilder<unknown> {
  if ('productId' in subject) return sql`r.product_id = ${subject.productId}`;
  if ('shopId' in subject) return sql`r.shop_id = ${subject.shopId}`;
  return sql`r.author_id = ${subject.authorId}`;
}
