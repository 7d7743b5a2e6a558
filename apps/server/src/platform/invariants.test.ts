import { globSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildAddress } from '../features/identity/addresses/address.builder.ts';
import { buildLot } from '../features/live/auctions/lot.builder.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { buildEvent } from '../features/market/events/event.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { marketInvariants } from '../market-invariants.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { checkInvariants } from './invariants.ts';

test('an empty market holds all invariants', async () => {
  await using database = await cloneDatabase();
  expect((await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

test('whatever a noun says must hold is asked, and nothing twice', async () => {
  const folder = new URL('..', import.meta.url);
  const files = globSync('{features,platform}/**/*.invariants.ts', { cwd: folder });
  const stated = await Promise.all(
    files.map(async (path) => Object.values(await import(new URL(path, folder).href))),
  );
  expect(new Set(stated.flat())).toEqual(new Set(marketInvariants));
  const names = marketInvariants.flatMap(Object.keys);
  expect(names.length).toBe(new Set(names).size);
});

test.each([
  ['a shop has as many followers as people follow it', `update shops set follower_count = 3`],
  [
    'a person has as many followers, and follows as many, as there are follows',
    `update users set follower_count = 1`,
  ],
  ['a closed shop says since when', `update shops set closed_at = now()`],
  [
    'a product on sale is out of stock exactly while it has no pieces',
    `update product_variants set available = 0`,
  ],
  ['no category is above itself', `update categories set parent_id = id`],
  ['a lot has a leader exactly when somebody bid', `update lots set bid_count = 1, leader_id = null`],
  [
    'nobody leads on a lot of their own',
    `update lots set bid_count = 1, leader_id = (select owner_id from shops limit 1)`,
  ],
  [
    'a lot runs only while its show is on air',
    `update lots set state = 'running', starts_at = now(), ends_at = now() + interval '1 minute'`,
  ],
  ['a show has as many reminders as people asked for', `update shows set reminder_count = 3`],
  ['an event has no more seats taken than tickets sold', `update events set seats_taken = seats_taken + 1`],
  ['someone with addresses has one of them as the default', `update addresses set is_default = false`],
  [
    'a finished call has its answer',
    `insert into idempotency_keys (actor, key, request_hash, state, status) values ('nour', 'k', '', 'done', 200)`,
  ],
  ['a product has as many hearts as people gave it', `update products set favorite_count = 3`],
  ['the rating of a product is that of its reviews', `update products set rating_sum = 5, rating_count = 1`],
  ['the rating of a shop is that of its reviews', `update shops set rating_sum = 5, rating_count = 1`],
  ['a product on sale has a picture', `delete from product_images`],
  ['a product on sale that is bought at its price has one', `update products set price_amount = 0`],
  [
    'a product has its price in the currency of its shop',
    `update products set currency = case currency when 'EUR' then 'USD' else 'EUR' end`,
  ],
  [
    'a picture kept since yesterday is a file or shown somewhere',
    `insert into images (id, kind, storage_key, width, height, created_at)
     values (gen_random_uuid(), 'stored', 'images/a.webp', 1, 1, now() - interval '2 days')`,
  ],
  [
    'what is kept as a favourite exists',
    `insert into favorites (user_id, kind, target_id) select id, 'show', gen_random_uuid() from users limit 1`,
  ],
  [
    'nothing waits in the outbox for ten minutes without being tried',
    `insert into outbox (topic, payload, created_at) values ('mail', '{}', now() - interval '11 minutes')`,
  ],
  [
    'a session ends after it began',
    `insert into sessions (id, user_id, token_hash, expires_at) select gen_random_uuid(), id, '', now() - interval '1 day' from users limit 1`,
  ],
])('it is noticed when this does not hold: %s', async (name, breakage) => {
  await using database = await cloneDatabase();
  const shop = await buildShop(database.db);
  const product = await buildProduct(database.db, { shop_id: shop.id, status: 'active' });
  const show = await buildShow(database.db, { shop_id: shop.id, starts_at: new Date(), state: 'scheduled' });
  await buildLot(database.db, { product_id: product.id, show_id: show.id, currency: product.currency });
  await buildAddress(database.db, { user_id: shop.owner_id, is_default: true });
  await buildEvent(database.db, { shop_id: shop.id, starts_at: new Date() });
  expect((await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  await sql.raw(breakage).execute(database.db);
  const broken = (await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok);
  expect(broken.map((invariant) => invariant.name)).toEqual([name]);
  expect(broken[0]?.detail).toEqual(expect.any(String));
});
