import type { FileId, ImageId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ProductProblem } from '@souk/shared/market/catalog/edit-rules.ts';
import type { ProductFields } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { findOwnPictures } from '../../../../platform/files/index.ts';
import type { OwnProductRow } from './own-product.repo.ts';

/**
 * What a product may point at: a category there is, a shipping profile of its shop, and pictures that its writer
 * sent, besides those it has. They stay until the transaction ends.
 */
export async function referenceProblems(
  tx: Db,
  fields: ProductFields,
  {
    shopId,
    writer,
    before,
    pictures,
  }: { shopId: ShopId; writer: UserId; before: OwnProductRow | null; pictures: readonly Image[] },
): Promise<ProductProblem[]> {
  const found: ProductProblem[] = [];
  const { categoryId, shippingProfileId } = fields;
  if (categoryId !== null && categoryId !== before?.categoryId) {
    const category = tx.selectFrom('categories').select('id').where('id', '=', categoryId).forKeyShare();
    if (!(await category.executeTakeFirst())) found.push({ field: 'categoryId', rule: 'unknownCategory' });
  }
  if (shippingProfileId !== null && shippingProfileId !== before?.shippingProfileId) {
    const profile = await tx
      .selectFrom('shipping_profiles')
      .select('id')
      .where('id', '=', shippingProfileId)
      .where('shop_id', '=', shopId)
      .forKeyShare()
      .executeTakeFirst();
    if (!profile) found.push({ field: 'shippingProfileId', rule: 'unknownProfile' });
  }
  const had = new Set(pictures.map(({ _id }) => _id));
  const added = fields.images.filter((id) => !had.has(id));
  const own = new Set(await findOwnPictures(tx, writer, added.map(asFile), 'product-image'));
  fields.images.forEach((id, i) => {
    if (!had.has(id) && !own.has(asFile(id))) found.push({ field: `images.${i}`, rule: 'unknownPicture' });
  });
  return found;
}

// A picture has the id of the file it was sent as.
const asFile = (id: ImageId): FileId => id as string as FileId;
