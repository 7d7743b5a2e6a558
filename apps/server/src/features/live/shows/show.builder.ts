import type { CategoryId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
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
