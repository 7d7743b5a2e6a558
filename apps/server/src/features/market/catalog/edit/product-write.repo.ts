import type { ImageId, ProductId } from '@souk/shared/ids.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { insertAll, type NewRow } from '../../../../platform/db/insert-all.ts';
import type { Tables } from '../../../../platform/db/schema.ts';

export async function insertProduct(tx: Db, row: NewRow<'products'>): Promise<void> {
  await tx.insertInto('products').values(row).execute();
}

/** Each save is a version of its own. */
export async function updateProduct(
  tx: Db,
  id: ProductId,
  values: Updateable<Tables['products']>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The pictures of a product, in the order shown. */
export async function replaceImages(
  tx: Db,
  productId: ProductId,
  before: readonly ImageId[],
  after: readonly ImageId[],
): Promise<void> {
  if (before.join() === after.join()) return;
  await tx.deleteFrom('product_images').where('product_id', '=', productId).execute();
  await insertAll(
    tx,
    'product_images',
    after.map((image_id, position) => ({ product_id: productId, image_id, position })),
  );
}

/** A draft and what hangs on it; nothing else ever does. */
export async function deleteDraft(tx: Db, id: ProductId): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).where('status', '=', 'draft').execute();
}
