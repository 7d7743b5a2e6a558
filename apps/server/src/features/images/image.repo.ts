import type { ImageId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The picture with this id as the wire shows it, for use inside another query. */
export function pictureOf(imageId: Expression<unknown>): RawBuilder<Image | null> {
  return sql<Image | null>`(select ${wire} from images i where i.id = ${imageId})`;
}

/** The first picture of a product. */
export function coverOf(productId: Expression<unknown>): RawBuilder<Image | null> {
  return sql<Image | null>`(
    select ${wire} from product_images pi join images i on i.id = pi.image_id
    where pi.product_id = ${productId} order by pi.position limit 1)`;
}

/** All pictures of a product, in order. */
export function galleryOf(productId: Expression<unknown>): RawBuilder<Image[]> {
  return sql<Image[]>`(
    select coalesce(json_agg(${wire} order by pi.position), '[]')
    from product_images pi join images i on i.id = pi.image_id
    where pi.product_id = ${productId})`;
}

/** The pictures sent along with a review, in order. */
export function reviewPicturesOf(reviewId: Expression<unknown>): RawBuilder<Image[]> {
  return sql<Image[]>`(
    select coalesce(json_agg(${wire} order by ri.position), '[]')
    from review_images ri join images i on i.id = ri.image_id
    where ri.review_id = ${reviewId})`;
}

const wire = sql`json_build_object(
  '_id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt,
  'placeholder', i.placeholder, 'colour', i.colour)`;

/** How a drawn picture is made; null when there is none of that id. */
export async function findDrawing(
  db: Db,
  id: ImageId,
): Promise<{ recipe: unknown; width: number; height: number } | null> {
  const row = await db
    .selectFrom('images')
    .select(['recipe', 'width', 'height'])
    .where('id', '=', id)
    .where('kind', '=', 'drawn')
    .executeTakeFirst();
  return row ?? null;
}
