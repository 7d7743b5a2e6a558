import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('staff see every show: private, cancelled, in rehearsal, or of a shop that is suspended', async () => {
  await using app = await buildTestApp();
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const shop = await buildShop(app.db, { name: 'Vinyl Bazaar' });
  const suspended = await buildShop(app.db, { name: 'Atlas & Ash', status: 'suspended' });
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const of = { shop_id: shop.id };
  const crates = await buildShow(app.db, {
    ...of,
    title: 'Crates',
    starts_at: at(1),
    state: 'live',
    viewer_count: 12,
  });
  const own = await buildShow(app.db, {
    ...of,
    title: 'For friends',
    starts_at: at(5),
    visibility: 'private',
  });
  await buildShow(app.db, { ...of, title: 'Called off', starts_at: at(4), state: 'cancelled' });
  await buildShow(app.db, { ...of, title: 'Trying out', starts_at: at(3), state: 'rehearsal' });
  await buildShow(app.db, { title: 'Rugs', starts_at: at(2), shop_id: suspended.id });
  await buildLot(app.db, { show_id: own.id });
  const { id: product_id } = await buildProduct(app.db, { ...of, title: 'Blue crate' });
  const now = app.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  const running = await buildLot(app.db, {
    ...{ show_id: crates.id, product_id, state: 'running', starts_at: now, ends_at: soon },
  });
  const list = async (query = '') => (await support.get(`/api/admin/shows?${query}`)).body;
  const titles = async (query: string) =>
    (await list(query)).items.map(({ title }: { title: string }) => title);

  expect(await list()).toMatchObject({
    total: 5,
    items: [
      { title: 'Crates', state: 'live', visibility: 'public', viewerCount: 12, lotCount: 1 },
      { title: 'For friends', visibility: 'private', lotCount: 1, shop: { name: 'Vinyl Bazaar' } },
      { title: 'Called off', state: 'cancelled' },
      { title: 'Trying out', state: 'rehearsal' },
      { title: 'Rugs', shop: { name: 'Atlas & Ash' } },
    ],
  });
  expect((await list()).items.map((one: { running: object | null }) => one.running)).toEqual([
    { lotId: running.id, number: 1, title: 'Blue crate' },
    ...Array(4).fill(null),
  ]);
  expect(await titles('visibility=private')).toEqual(['For friends']);
  expect(await titles('state=cancelled')).toEqual(['Called off']);
  expect(await titles('search=atlas')).toEqual(['Rugs']);
  expect(await titles('sort=starts')).toEqual(['Crates', 'Rugs', 'Trying out', 'Called off', 'For friends']);
  expect((await titles('sort=lots-down'))[0]).toBe('For friends');
  expect((await titles('sort=shop'))[0]).toBe('Rugs');
});
