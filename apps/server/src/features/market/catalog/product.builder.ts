import type { CategoryId, ImageId, ProductId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildImage } from '../../../platform/images/image.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

type Lists = {
  attributes?: Array<{ name: string; value: string }>;
  options?: Array<{ name: string; values: string[] }>;
};
type Owners = { shop_id: ShopId; category_id: CategoryId };

export type NewProduct = NewRow<'products'> & { id: ProductId };
export type ProductInput = Partial<Omit<NewProduct, keyof Lists>> & Lists;

export function productRow({ attributes, options, ...input }: ProductInput & Owners): NewProduct {
  return {
    title: 'Zigzag mug, rust',
    description: '',
    condition: 'new',
    listing_kind: 'buy-now',
    status: 'active',
    currency: 'USD',
    price_amount: 3800,
    compare_at_amount: null,
    was_amount: input.compare_at_amount ?? null,
    tags: [],
    weight_grams: null,
    auction_seconds: input.listing_kind === 'auction' ? 7 * 86_400 : null,
    ...input,
    id: input.id ?? newId<ProductId>(),
    attributes: JSON.stringify(attributes ?? []),
    options: JSON.stringify(options ?? []),
  };
}

export type NewVariant = NewRow<'product_variants'> & { id: VariantId };
export type VariantInput = Partial<Omit<NewVariant, 'options'>> & { options?: Record<string, string> };

export function variantRow({
  options,
  ...input
}: VariantInput & { product_id: ProductId; price_amount: number }): NewVariant {
  const id = input.id ?? newId<VariantId>();
  return {
    sku: `SKU-${id}`,
    available: 5,
    image_id: null,
    position: 0,
    ...input,
    id,
    options: JSON.stringify(options ?? {}),
  };
}

/** On sale in a shop of its own, with one picture and five pieces, unless told otherwise. */
export async function buildProduct(
  db: Db,
  { available, images, ...input }: ProductInput & { available?: number; images?: ImageId[] } = {},
): Promise<Row<'products'>> {
  const shop_id = input.shop_id ?? (await buildShop(db)).id;
  const category_id = input.category_id ?? (await buildCategory(db)).id;
  const pictures = images ?? [(await buildImage(db)).id];
  const status = input.status ?? (available === 0 ? 'out-of-stock' : 'active');
  const product = await db
    .insertInto('products')
    .values(productRow({ ...input, status, shop_id, category_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: product_id, price_amount } = product;
  const pieces = available ?? (product.status === 'out-of-stock' ? 0 : 5);
  await buildVariant(db, { product_id, price_amount, available: pieces });
  if (pictures.length > 0) {
    await db
      .insertInto('product_images')
      .values(pictures.map((image_id, position) => ({ product_id, image_id, position })))
      .execute();
  }
  return product;
}

export function buildVariant(
  db: Db,
  input: VariantInput & { product_id: ProductId; price_amount: number },
): Promise<Row<'product_variants'>> {
  return db.insertInto('product_variants').values(variantRow(input)).returningAll().executeTakeFirstOrThrow();
}
