import { globSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
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
  await buildProduct(database.db, { shop_id: shop.id, status: 'active' });
  expect((await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  await sql.raw(breakage).execute(database.db);
  const broken = (await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok);
  expect(broken.map((invariant) => invariant.name)).toEqual([name]);
  expect(broken[0]?.detail).toEqual(expect.any(String));
});
