import type { UserId } from '@souk/shared/ids.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';
import { buildProduct, type ProductInput } from '../features/market/catalog/product.builder.ts';
import { buildCategory } from '../features/market/categories/category.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Row } from '../platform/db/insert-all.ts';
import type { TestApp } from './build-test-app.ts';
import { onceOnly } from './written-event.fixture.ts';

const zone = 'Europe/Lisbon';

/** A shop, and what its owner sends to schedule a show that begins in so many hours. */
export async function host(app: TestApp, hours = 48) {
  const shop: Row<'shops'> = await buildShop(app.db);
  const category = await buildCategory(app.db);
  const at = (ahead: number) => wallTimeAt(new Date(app.clock.now().getTime() + ahead * 3_600_000), zone);
  const written = {
    ...{ title: 'Night kiln', categoryId: category.id, language: 'en' },
    ...{ startsAt: at(hours), timeZone: zone },
  };
  const owner = app.as(shop.owner_id as UserId);
  return {
    ...{ shop, owner, written, at },
    product: (input: ProductInput = {}) => buildProduct(app.db, { shop_id: shop.id, ...input }),
    schedule: (more = {}) => owner.post(`/api/shops/${shop.id}/shows`, { ...written, ...more }, onceOnly()),
  };
}
