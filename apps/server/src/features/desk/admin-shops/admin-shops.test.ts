import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildReview } from '../../market/reviews/review.builder.ts';
import { buildFollow } from '../../market/shops/follow.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('staff see every shop, whether anyone else finds it or not', async () => {
  await using app = await buildTestApp();
  const staff = await buildUser(app.db, { role: 'support' });
  const support = app.as(staff);
  await buildShop(app.db, { name: 'Old Medina', city: 'Fès', country: 'MA' });
  const followed = await buildShop(app.db, { name: 'atlas & Ash', status: 'suspended' });
  await buildFollow(app.db, { shop_id: followed.id, user_id: staff.id });
  const reviewed = await buildShop(app.db, { name: 'Vinyl Bazaar', status: 'closed' });
  const product = await buildProduct(app.db, { shop_id: reviewed.id });
  for (const rating of [4, 5])
    await buildReview(app.db, { shop_id: reviewed.id, product_id: product.id, rating });
  const list = async (query = '') => (await support.get(`/api/admin/shops?${query}`)).body;
  const names = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name);

  expect(await list()).toMatchObject({
    total: 3,
    items: [
      { name: 'atlas & Ash', status: 'suspended', followerCount: 1, rating: null },
      { name: 'Old Medina', status: 'open', city: 'Fès', country: 'MA' },
      { name: 'Vinyl Bazaar', status: 'closed', rating: 4.5 },
    ],
  });
  expect(await names('status=suspended')).toEqual(['atlas & Ash']);
  expect(await names('status=open')).toEqual(['Old Medina']);
  expect((await names('sort=followers-down'))[0]).toBe('atlas & Ash');
  expect((await names('sort=rating-down'))[0]).toBe('Vinyl Bazaar');
});

test('an operator finds a shop by parts of its name and place in any order', async () => {
  await using app = await buildTestApp();
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  await buildShop(app.db, { name: 'Old Medina', city: 'Fès', country: 'MA' });
  await buildShop(app.db, { name: 'Medina Nova', city: 'Lisbon', country: 'PT' });
  const found = async (search: string) =>
    (await support.get(`/api/admin/shops?search=${encodeURIComponent(search)}`)).body.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await found('fès MED')).toEqual(['Old Medina']);
  expect(await found('medina')).toEqual(['Medina Nova', 'Old Medina']);
  expect(await found('100% medina')).toEqual([]);
});
