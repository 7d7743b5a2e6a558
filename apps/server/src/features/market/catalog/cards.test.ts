import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildProduct } from './product.builder.ts';

test('what someone looked at last comes in that order, without what is hidden by now', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const vase = await buildProduct(app.db, { title: 'Vase' });
  const mug = await buildProduct(app.db, { title: 'Mug', status: 'out-of-stock', available: 0 });
  const draft = await buildProduct(app.db, { status: 'draft' });
  const closed = await buildShop(app.db, { status: 'suspended' });
  const suspended = await buildProduct(app.db, { shop_id: closed.id });
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: vase.id });
  const ids = [draft.id, mug.id, newId(), suspended.id, vase.id].join(',');
  const { status, body } = await app.as(buyer).get(`/api/products/cards?ids=${ids}`);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { title: 'Mug', available: 0, favorite: false },
    { title: 'Vase', favorite: true },
  ]);
});

test('a list of ids that is none is refused on its field', async () => {
  await using app = await buildTestApp();
  for (const ids of ['', 'mug', Array.from({ length: 25 }, () => newId()).join(',')]) {
    const { status, body } = await app.get(`/api/products/cards?ids=${ids}`);
    expect([status, body.error.details[0].field]).toEqual([400, expect.stringMatching(/^ids/)]);
  }
});
