import type { CategoryId, FileId, ImageId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { findOwnPictures } from '../../../platform/files/index.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type ClipFile, clipOf } from '../../market/showcase/index.ts';

/** A shop's own show, kept still until the transaction ends. */
export async function lockOwnShow(tx: Db, shopId: ShopId, id: ShowId): Promise<Row<'shows'> | undefined> {
  return await tx
    .selectFrom('shows')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOwnShow(
  db: Db,
  shopId: ShopId,
  id: ShowId,
): Promise<(Row<'shows'> & { cover: Image | null; clip: ClipFile | null }) | undefined> {
  return await db
    .selectFrom('shows')
    .selectAll()
    .select((row) => [pictureOf(row.ref('cover_id')).as('cover'), clipOf(row.ref('clip_id')).as('clip')])
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
}

/** What of its shop a show depends on; the shop stays as it is until the transaction ends. */
export const lockShopOf = (tx: Db, id: ShopId) =>
  tx
    .selectFrom('shops')
    .select(['status', 'currency', 'owner_id as ownerId'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();

export async function isCategory(tx: Db, id: CategoryId): Promise<boolean> {
  const found = tx.selectFrom('categories').select('id').where('id', '=', id).forKeyShare();
  return (await found.executeTakeFirst()) !== undefined;
}

/** The picture of someone's own file; undefined when it is not theirs, not for a show or not ready. */
export async function findShowPicture(tx: Db, ownerId: UserId, id: FileId): Promise<ImageId | undefined> {
  const [found] = await findOwnPictures(tx, ownerId, [id], 'show-image');
  return found as string as ImageId | undefined;
}

/** Likewise the video. */
export async function findShowClip(tx: Db, ownerId: UserId, id: FileId): Promise<FileId | undefined> {
  const [found] = await findOwnPictures(tx, ownerId, [id], 'show-clip');
  return found;
}

export async function insertShow(tx: Db, values: NewRow<'shows'>): Promise<void> {
  await tx.insertInto('shows').values(values).execute();
}

export async function updateShow(tx: Db, id: ShowId, values: Updateable<Tables['shows']>): Promise<void> {
  await tx
    .updateTable('shows')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** How often it was changed. */
export async function findVersion(db: Db, id: ShowId): Promise<number> {
  const found = db.selectFrom('shows').select('version').where('id', '=', id);
  return (await found.executeTakeFirst())?.version ?? 1;
}
