import type { LotId, ProductId, ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';

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

/** A lot of a product, which is sent everywhere; in a show, of a product of the show's shop. */
export async function buildLot(db: Db, input: LotInput = {}): Promise<Row<'lots'>> {
  const product_id = input.product_id ?? (await productFor(db, input.show_id)).id;
  await letBeSent(db, product_id);
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

/** Nobody bids on what a shop cannot bring to them. */
async function letBeSent(db: Db, id: ProductId): Promise<void> {
  const shop = await db
    .selectFrom('products as p')
    .where('p.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shipping_profiles as sp').whereRef('sp.shop_id', '=', 'p.shop_id'))),
    )
    .select('p.shop_id')
    .executeTakeFirst();
  if (shop) await buildShippingProfile(db, { shop_id: shop.shop_id });
}
