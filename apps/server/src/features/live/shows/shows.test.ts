import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildImage } from '../../../platform/images/image.builder.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { buildFavorite } from '../../market/favorites/favorite.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildLot } from '../auctions/lot.builder.ts';
import { buildShow, type ShowInput } from './show.builder.ts';

const hour = 3_600_000;

function showAt(app: TestApp, state: ShowState, hours: number, more: ShowInput = {}) {
  const starts_at = new Date(app.clock.now().getTime() + hours * hour);
  const over = state === 'replay' || state === 'ended';
  return buildShow(app.db, { ...more, state, starts_at, ended_at: over ? app.clock.now() : null });
}

test('a visitor finds live shows first, then the soonest to come, then the latest replays', async () => {
  await using app = await buildTestApp();
  const { id: shop_id } = await buildShop(app.db, { slug: 'halden-moor' });
  await showAt(app, 'replay', -50, { shop_id, title: 'last week' });
  await showAt(app, 'scheduled', 30, { shop_id, title: 'tomorrow' });
  await showAt(app, 'live', -1, { shop_id, title: 'now' });
  await showAt(app, 'replay', -20, { shop_id, title: 'yesterday' });
  await showAt(app, 'scheduled', 3, { shop_id, title: 'today' });
  await showAt(app, 'cancelled', 4, { shop_id, title: 'never' });
  await showAt(app, 'rehearsal', 1, { shop_id, title: 'behind the curtain' });
  await showAt(app, 'live', -1, { shop_id, title: 'by invitation', visibility: 'private' });

  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await app.get(`/api/shops/halden-moor/shows?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items.map((show: { title: string }) => show.title));
    cursor = body.nextCursor;
  } while (cursor);
  // One that its host rehearses is to come as before.
  expect(seen).toEqual(['now', 'behind the curtain', 'today', 'tomorrow', 'yesterday', 'last week']);
  const live = await app.get('/api/shows?state=live');
  expect(live.body.items.map((show: { title: string }) => show.title)).toEqual(['now']);
});

test('shows can be looked through by category, the ones below it included', async () => {
  await using app = await buildTestApp();
  const home = await buildCategory(app.db);
  const lamps = await buildCategory(app.db, { parent_id: home.id });
  const show = await showAt(app, 'live', -1, { category_id: lamps.id });
  await showAt(app, 'live', -1);
  const { body } = await app.get(`/api/shows?category=${home.id}`);
  expect(body.items.map((one: { _id: string }) => one._id)).toEqual([show.id]);
});

test('a visitor chooses among the categories and languages that there are shows of', async () => {
  await using app = await buildTestApp();
  const home = await buildCategory(app.db, { names: { en: 'Home' } });
  const lamps = await buildCategory(app.db, { parent_id: home.id });
  const toys = await buildCategory(app.db, { names: { en: 'Toys' } });
  await showAt(app, 'live', -1, { category_id: lamps.id, language: 'pt', viewer_count: 40 });
  await showAt(app, 'scheduled', 2, { category_id: home.id, language: 'en', title: 'in English' });
  await showAt(app, 'scheduled', 3, { category_id: toys.id, language: 'pt' });
  await showAt(app, 'replay', -9, { category_id: toys.id, language: 'fr', viewer_count: 7 });
  await showAt(app, 'live', -1, { category_id: toys.id, visibility: 'private' });
  await showAt(app, 'ended', -8, { category_id: toys.id, language: 'fr' });
  expect((await app.get('/api/shows/facets')).body).toEqual({
    states: { live: 1, scheduled: 2, replay: 1 },
    viewers: 40,
    categories: [
      expect.objectContaining({ _id: home.id, name: 'Home', count: 2 }),
      expect.objectContaining({ _id: toys.id, name: 'Toys', count: 1 }),
    ],
    languages: [
      { code: 'pt', count: 2 },
      { code: 'en', count: 1 },
    ],
  });
  const english = await app.get('/api/shows?state=scheduled&language=en');
  expect(english.body.items).toMatchObject([{ title: 'in English' }]);
});

test('a show has its lots in order, and only says of a reserve whether it is met', async () => {
  await using app = await buildTestApp();
  const bidder = await buildUser(app.db);
  const show = await showAt(app, 'live', -1);
  await buildLot(app.db, { show_id: show.id, number: 2 });
  const running = await buildLot(app.db, {
    show_id: show.id,
    number: 1,
    state: 'running',
    price_amount: 8400,
    reserve_amount: 8000,
    bid_count: 3,
    leader_id: bidder.id,
    starts_at: app.clock.now(),
    ends_at: new Date(app.clock.now().getTime() + 30_000),
  });
  await buildFavorite(app.db, { user_id: bidder.id, kind: 'show', target_id: show.id });
  const { status, body } = await app.as(bidder).get(`/api/shows/${show.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    reminded: true,
    reminderCount: 1,
    lotCount: 2,
    currentLot: { _id: running.id, reserve: 'met', nextBid: { amount: 8700 } },
    lots: [{ number: 1 }, { number: 2, reserve: 'none' }],
    can: { host: false, act: true },
  });
  expect(JSON.stringify(body)).not.toMatch(/:8000\b|leader|reserve_?amount/i);
});

test('who has the link of a private show sees it; a visitor may not act, its shop owner hosts', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const show = await showAt(app, 'scheduled', 2, { shop_id: shop.id, visibility: 'private' });
  expect((await app.get(`/api/shows/${show.id}`)).body.can).toEqual({ host: false, act: false });
  expect((await app.as(shop.owner_id).get(`/api/shows/${show.id}`)).body.can).toEqual({
    host: true,
    act: true,
  });
});

test('a cancelled show, one of a suspended shop and an unknown one are not found', async () => {
  await using app = await buildTestApp();
  const suspended = await buildShop(app.db, { status: 'suspended' });
  const cancelled = await showAt(app, 'cancelled', 2);
  const gone = await showAt(app, 'live', -1, { shop_id: suspended.id });
  for (const id of [cancelled.id, gone.id, newId(), 'kiln']) {
    expect((await app.get(`/api/shows/${id}`)).status).toBe(404);
  }
  expect((await app.get('/api/shows')).body.items).toEqual([]);
  expect((await app.get('/api/shows?state=rehearsal')).body.error.details[0].field).toBe('state');
});

test('one goes through live shows, the most watched first, and never into a private one or one for adults', async () => {
  await using app = await buildTestApp();
  const small = await showAt(app, 'live', -1, { viewer_count: 3 });
  const large = await showAt(app, 'live', -1, { viewer_count: 90 });
  await showAt(app, 'live', -1, { viewer_count: 99, explicit: true });
  await showAt(app, 'live', -1, { viewer_count: 99, visibility: 'private' });
  await showAt(app, 'scheduled', 1);
  const { body } = await app.get('/api/shows/rail');
  expect(body.items.map(({ _id }: { _id: string }) => _id)).toEqual([large.id, small.id]);
});

test('a show without a picture of its own wears that of its first lot, else of what its shop listed last', async () => {
  await using app = await buildTestApp();
  const { id: shop_id } = await buildShop(app.db, { slug: 'halden-moor' });
  const [own, lots, shops] = [await buildImage(app.db), await buildImage(app.db), await buildImage(app.db)];
  await buildProduct(app.db, { shop_id, images: [shops.id] });
  const { id: product_id } = await buildProduct(app.db, { shop_id, status: 'draft', images: [lots.id] });
  await showAt(app, 'scheduled', 1, { shop_id, cover_id: own.id });
  const filled = await showAt(app, 'scheduled', 2, { shop_id });
  await buildLot(app.db, { show_id: filled.id, product_id });
  await showAt(app, 'scheduled', 3, { shop_id });
  const { body } = await app.get('/api/shops/halden-moor/shows');
  expect(body.items.map((show: { cover: { _id: string } }) => show.cover._id)).toEqual([
    own.id,
    lots.id,
    shops.id,
  ]);
});
