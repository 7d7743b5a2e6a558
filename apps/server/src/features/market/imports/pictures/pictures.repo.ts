import type { ImageId, ProductId, ShopId, UserId } from '@souk/shared/ids.ts';
import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { PictureFailure } from '@souk/shared/market/imports/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { lockProducts } from '../../catalog/index.ts';
import { replaceImages } from '../write/write.repo.ts';

export interface WaitingPicture {
  id: string;
  shopId: ShopId;
  ownerId: UserId;
  productId: ProductId;
  url: string;
  attempts: number;
}

/** Which pictures are due; `again` says whether those count that were tried before. */
interface Due {
  now: Date;
  again: boolean;
}

/** Shops with pictures that are due, those who wait the longest first. */
export async function findShopsDue(db: Db, { now, again }: Due): Promise<ShopId[]> {
  const { rows } = await sql<{ id: ShopId }>`
    select shop_id as id from import_pictures
    where state = 'waiting' and next_try_at <= ${now} and (attempts = 0 or ${again})
    group by shop_id order by min(next_try_at), shop_id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes a shop's next picture. A process that is stopped while fetching it leaves it due again at `until`.
 */
export async function claimPicture(
  db: Db,
  shopId: ShopId,
  { now, again, until }: Due & { until: Date },
): Promise<WaitingPicture | undefined> {
  const { rows } = await sql<WaitingPicture>`
    update import_pictures p set next_try_at = ${until}, attempts = attempts + 1
    from shops s
    -- As a value it is looked for once. As a table it can be for every row, each time another that is free.
    where s.id = p.shop_id and p.id = (
      select id from import_pictures where state = 'waiting' and next_try_at <= ${now} and shop_id = ${shopId}
        and (attempts = 0 or ${again})
      order by next_try_at, id limit 1 for update skip locked)
    returning p.id, p.shop_id as "shopId", s.owner_id as "ownerId", p.product_id as "productId", p.url, p.attempts`.execute(
    db,
  );
  return rows[0];
}

export async function anyDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from import_pictures where state = 'waiting' and next_try_at <= ${now} limit 1`.execute(db);
  return rows.length > 0;
}

export async function tryAgainAt(db: Db, id: string, at: Date): Promise<void> {
  await sql`update import_pictures set next_try_at = ${at} where id = ${id} and state = 'waiting'`.execute(
    db,
  );
}

export async function giveUp(db: Db, id: string, failure: PictureFailure): Promise<void> {
  await sql`
    update import_pictures set state = 'failed', failure = ${failure} where id = ${id} and state = 'waiting'`.execute(
    db,
  );
}

/** Puts a picture where its file has it. False when nobody wants it any more. */
export async function showPicture(
  tx: Db,
  { id, shopId, productId }: WaitingPicture,
  image: ImageId,
): Promise<boolean> {
  await lockProducts(tx, shopId, [productId]);
  const { rows } = await sql<{ position: number; variants: object[] }>`
    update import_pictures set state = 'kept', image_id = ${image} where id = ${id} and state = 'waiting'
    returning position, variants`.execute(tx);
  const [wanted] = rows;
  if (!wanted) return false;
  const { rows: shown } = await sql<{ id: ImageId; position: number | null }>`
    select pi.image_id as id, (
      select min(p.position) from import_pictures p
      where p.product_id = pi.product_id and p.image_id = pi.image_id and p.state = 'kept') as position
    from product_images pi where pi.product_id = ${productId} order by pi.position`.execute(tx);
  if (shown.length >= limits.images && !shown.some((one) => one.id === image)) return true;
  const rest = shown.filter((one) => one.id !== image);
  // Behind those that come before it in the file; what was put here by hand stays behind all of them.
  const behind = rest.findLastIndex(({ position }) => position !== null && position < wanted.position);
  const ids = rest.map((one) => one.id);
  ids.splice(behind + 1, 0, image);
  await replaceImages(tx, [{ id: productId, images: ids }]);
  if (wanted.variants.length > 0)
    await sql`
      update product_variants set image_id = ${image}
      where product_id = ${productId} and options in (
        select jsonb_array_elements(${JSON.stringify(wanted.variants)}::jsonb))`.execute(tx);
  await sql`update products set version = version + 1 where id = ${productId}`.execute(tx);
  return true;
}

/** Whether a product only waits for a picture; asked once. */
export async function stopsWaiting(tx: Db, productId: ProductId): Promise<boolean> {
  const { rows } = await sql`
    update product_sources set publish_with_picture = false
    where product_id = ${productId} and publish_with_picture returning product_id`.execute(tx);
  return rows.length > 0;
}

/** A picture that the shop has from the same address already. */
export async function findStored(db: Db, { shopId, url }: WaitingPicture): Promise<ImageId | undefined> {
  const { rows } = await sql<{ id: ImageId }>`
    select i.id from import_pictures p join images i on i.id = p.image_id
    where p.shop_id = ${shopId} and p.url = ${url} and p.state = 'kept' limit 1`.execute(db);
  return rows[0]?.id;
}
