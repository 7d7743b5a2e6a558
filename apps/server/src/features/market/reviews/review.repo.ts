import type { ProductId, ReviewId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ReviewSort } from '@souk/shared/market/reviews/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf, reviewPicturesOf } from '../../../platform/images/index.ts';

/** Whose reviews: of one product, of all a shop sells, or by one person. */
export type ReviewSubject = { productId: ProductId } | { shopId: ShopId } | { authorId: UserId };

export interface ReviewRow {
  id: ReviewId;
  rating: number;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  author: { id: UserId; name: string; picture: Image | null };
  shop: { id: ShopId; name: string; slug: string };
  product: { id: ProductId; title: string } | null;
  variant: string | null;
  images: Image[];
  helpfulCount: number;
  voted: boolean;
  replyBody: string | null;
  repliedAt: Date | null;
  /** What the sort looks at first; 0 when it is time alone. */
  rank: number;
  /** When it was written, in microseconds since 1970. */
  place: number;
}

export interface ReviewPlace {
  rank: number;
  /** In microseconds since 1970. */
  createdAt: number;
  id: string;
}

export interface WantedReviews {
  sort: ReviewSort;
  rating?: number | undefined;
  pictures?: boolean | undefined;
  after: ReviewPlace | null;
  limit: number;
}

/** The reader is who looks at them, or null. */
export async function findReviewPage(
  db: Db,
  subject: ReviewSubject,
  { sort, rating, pictures, after, limit }: WantedReviews,
  reader: UserId | null,
): Promise<ReviewRow[]> {
  const rank = ranks[sort];
  const beyond = (place: ReviewPlace) =>
    sql`and (${rank ? sql`${rank}, ` : sql``}r.created_at, r.id)
      < (${rank ? sql`${place.rank}::int, ` : sql``}${momentAt(place.createdAt)}, ${place.id}::uuid)`;
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor(reader)}, ${rank ?? sql`0`} as rank
    from reviews r
    where ${about(subject)}
      ${rating === undefined ? sql`` : sql`and r.rating = ${rating}`}
      ${pictures ? sql`and ${isPictured}` : sql``}
      ${after ? beyond(after) : sql``}
    order by ${rank ? sql`${rank} desc, ` : sql``}r.created_at desc, r.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findReview(
  db: Db,
  id: ReviewId,
  reader: UserId | null,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor(reader)}, 0 as rank from reviews r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** What one person wrote of one product. */
export async function findReviewBy(
  db: Db,
  authorId: UserId,
  productId: ProductId,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor(authorId)}, 0 as rank
    from reviews r where r.author_id = ${authorId} and r.product_id = ${productId}`.execute(db);
  return rows[0];
}

/** How many gave 1 to 5 stars, and how many of those show pictures. */
export async function countRatings(
  db: Db,
  subject: ReviewSubject,
): Promise<Array<{ rating: number; count: number; pictured: number }>> {
  const { rows } = await sql<{ rating: number; count: number; pictured: number }>`
    select r.rating, count(*)::int as count, count(*) filter (where ${isPictured})::int as pictured
    from reviews r where ${about(subject)} group by r.rating`.execute(db);
  return rows;
}

/** How many of a shop's reviews it has not answered. */
export async function countUnanswered(db: Db, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews r where r.shop_id = ${shopId} and r.reply_body is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function about(subject: ReviewSubject): RawBuilder<unknown> {
  if ('productId' in subject) return sql`r.product_id = ${subject.productId}`;
  if ('shopId' in subject) return sql`r.shop_id = ${subject.shopId}`;
  return sql`r.author_id = ${subject.authorId}`;
}

const isPictured = sql`exists (select from review_images ri where ri.review_id = r.id)`;

const ranks: Record<ReviewSort, RawBuilder<number> | null> = {
  newest: null,
  helpful: sql`r.helpful_count`,
  highest: sql`r.rating`,
  lowest: sql`-r.rating`,
};

const columnsFor = (reader: UserId | null) => sql`
  r.id, r.rating, r.body, r.created_at as "createdAt", r.edited_at as "editedAt", r.variant,
  r.helpful_count as "helpfulCount", r.reply_body as "replyBody", r.replied_at as "repliedAt",
  ${microsecondsOf(sql.ref('r.created_at'))} as place,
  exists (select from review_votes v where v.review_id = r.id and v.user_id = ${reader}) as voted,
  (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
    from users u where u.id = r.author_id) as author,
  (select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) from shops s where s.id = r.shop_id)
    as shop,
  (select json_build_object('id', p.id, 'title', p.title) from products p
    where p.id = r.product_id and p.status in ('active', 'out-of-stock')) as product,
  ${reviewPicturesOf(sql.ref('r.id'))} as images`;
