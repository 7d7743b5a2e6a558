import type { CategoryId, LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

export type NewShow = NewRow<'shows'> & { id: ShowId };
export type ShowInput = Partial<NewShow>;
type Owners = { shop_id: ShopId; host_id: UserId; category_id: CategoryId; starts_at: Date | string };

export function showRow(input: ShowInput & Owners): NewShow {
  return {
    title: 'Autumn kiln opening',
    cover_id: null,
    state: 'scheduled',
    ended_at: null,
    ...input,
    id: input.id ?? newId<ShowId>(),
  };
}

/** A show of a shop, hosted by its owner. */
export async function buildShow(
  db: Db,
  input: ShowInput & { starts_at: Date | string },
): Promise<Row<'shows'>> {
  const shop = input.shop_id
    ? await db.selectFrom('shops').selectAll().where('id', '=', input.shop_id).executeTakeFirstOrThrow()
    : await buildShop(db);
  const category_id = input.category_id ?? (await buildCategory(db)).id;
  return db
    .insertInto('shows')
    .values(showRow({ ...input, shop_id: shop.id, host_id: input.host_id ?? shop.owner_id, category_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type NewLot = NewRow<'lots'> & { id: LotId };
export type LotInput = Partial<NewLot>;

export function lotRow(input: LotInput & { product_id: ProductId }): NewLot {
  const start = input.start_amount ?? 1000;
  return {
    show_id: null,
    variant_id: null,
    number: null,
    state: 'queued',
    currency: 'USD',
    start_amount: start,
    price_amount: start,
    reserve_amount: null,
    bid_count: 0,
    leader_id: null,
    duration_seconds: 45,
    starts_at: null,
    ends_at: null,
    ...input,
    id: input.id ?? newId<LotId>(),
  };
}

/** A lot of a product; in a show, of a product of the show's shop. */
export async function buildLot(db: Db, input: LotInput = {}): Promise<Row<'lots'>> {
  const product_id = input.product_id ?? (await productFor(db, input.show_id)).id;
  return db
    .insertInto('lots')
    .values(lotRow({ ...input, number: input.number ?? (input.show_id ? 1 : null), product_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function productFor(db: Db, showId: ShowId | null | undefined): Promise<{ id: ProductId }> {
  if (!showId) return buildProduct(db, { listing_kind: 'auction' });
  const { shop_id } = await db
    .selectFrom('shows')
    .select('shop_id')
    .where('id', '=', showId)
    .executeTakeFirstOrThrow();
  return buildProduct(db, { shop_id });
}
