import type { ImageId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type Expression, type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { forgetPicture } from './source.repo.ts';
import { originalKey } from './stored-picture.ts';

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

export async function insertStoredPicture(
  tx: Db,
  picture: Pick<Insertable<Tables['images']>, 'id' | 'owner_id' | 'folder' | 'placeholder' | 'colour'> & {
    side: number;
  },
): Promise<void> {
  const { side, ...row } = picture;
  await tx
    .insertInto('images')
    .values({ ...row, kind: 'stored', storage_key: originalKey(row.id), width: side, height: side, alt: '' })
    .execute();
}

/** True when it was a picture that someone sent; its files go with it (`keysOfPicture`). */
export async function deleteStoredPicture(tx: Db, id: ImageId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('images')
    .where('id', '=', id)
    .where('kind', '=', 'stored')
    .executeTakeFirstOrThrow();
  forgetPicture(id);
  return numDeletedRows === 1n;
}
