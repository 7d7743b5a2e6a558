import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { marketInvariants } from '../market-invariants.ts';
import type { Db } from '../platform/db/database.ts';
import { drawImage } from '../platform/images/draw.ts';
import { checkInvariants } from '../platform/invariants.ts';
import { verifyPassword } from '../platform/session/password.ts';
import { testClock } from '../testing/test-clock.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { demoWorldIn } from './demo-world.ts';
import { seedDemo } from './seed.ts';
import { moveDemoAlong } from './timeline.ts';

const evening = () => testClock(new Date('2026-11-20T18:04:11Z'));

let world: Promise<TestDatabase> | undefined;
afterAll(async () => (await world)?.[Symbol.asyncDispose]());

/** The demo world as it begins, made once for those who leave it as it is. */
async function freshWorld(): Promise<Db> {
  world ??= newWorld();
  return (await world).db;
}

async function newWorld(clock = evening()): Promise<TestDatabase> {
  const database = await cloneDatabase();
  await seedDemo({ db: database.db, clock });
  return database;
}

async function count(db: Db, what: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(what)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function broken(db: Db): Promise<unknown[]> {
  return (await checkInvariants(db, marketInvariants)).filter((invariant) => !invariant.ok);
}

/** Every row of every table the demo fills, but the salted password and the hashes over salted reserves. */
async function dump(db: Db): Promise<Record<string, string>> {
  const tables = [
    'images',
    'users',
    'categories',
    'shops',
    'products',
    'product_images',
    'product_variants',
    'price_changes',
    'events',
    'event_tickets',
    'shows',
    'lots',
    'favorites',
    'shop_follows',
    'user_follows',
    'reviews',
    'review_images',
    'addresses',
    'notification_choices',
  ];
  const dumped: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ digest: string }>`
      select md5(string_agg(line, '|' order by line)) as digest
      from (select (to_jsonb(t) - 'password_hash' - 'head_hash')::text as line from ${sql.table(table)} t) lines`.execute(
      db,
    );
    dumped[table] = rows[0]?.digest ?? '';
  }
  return dumped;
}

test('a market starts with everything a market has, and the oracle is content', async () => {
  const db = await freshWorld();
  expect(await broken(db)).toEqual([]);
  expect(await count(db, 'shops')).toBeGreaterThanOrEqual(16);
  expect(await count(db, "products where status = 'active'")).toBeGreaterThanOrEqual(300);
  expect(await count(db, 'categories where parent_id is null')).toBeGreaterThanOrEqual(20);
  expect(await count(db, "events where starts_at > '2026-11-20T18:04:11Z'")).toBeGreaterThanOrEqual(20);
  expect(await count(db, 'users where picture_id is not null')).toBeGreaterThanOrEqual(40);
  expect(await count(db, 'reviews')).toBeGreaterThanOrEqual(300);
  expect(await count(db, 'reviews where reply_body is not null')).toBeGreaterThan(100);
  expect(await count(db, "shows where state = 'live'")).toBeGreaterThanOrEqual(9);
  // A bidder knows which of several kinds it is.
  const kinds = '(select count(*) from product_variants v where v.product_id = lots.product_id)';
  expect(await count(db, `lots where variant_id is null and ${kinds} > 1`)).toBe(0);
  expect(await count(db, 'lots where variant_id is not null')).toBeGreaterThan(10);
  expect(await count(db, "seller_checks where state = 'waiting'")).toBe(2);
  expect(await count(db, "shows where state = 'scheduled'")).toBeGreaterThanOrEqual(12);
  expect(await count(db, "shows where state = 'replay'")).toBeGreaterThanOrEqual(16);
  expect(await count(db, "lots where state = 'running' and show_id is null")).toBeGreaterThanOrEqual(20);
  const rules = "count(distinct closing ->> 'kind')::int as count from lots where state";
  const closings = await sql<{ count: number }>`
    select ${sql.raw(`${rules} = 'running'`)} and show_id is null union all select ${sql.raw(`${rules} = 'queued'`)}`.execute(
    db,
  );
  expect(closings.rows).toEqual([{ count: 5 }, { count: 5 }]);
  expect(await count(db, "lots where state = 'running' and reserve_amount > price_amount")).toBeGreaterThan(
    0,
  );
  expect(await count(db, "lots where state = 'passed' and bid_count = 0")).toBeGreaterThan(0);
  expect(await count(db, "lots where state = 'passed' and reserve_amount > price_amount")).toBeGreaterThan(0);
  expect(
    await count(
      db,
      'categories c where parent_id is not null and not exists (select from products where category_id = c.id)',
    ),
  ).toBe(0);
  expect(
    await count(db, 'reviews r join products p on p.id = r.product_id where r.created_at < p.created_at'),
  ).toBe(0);
});

test('the three demo people can sign in, the seller to a shop of her own', async () => {
  const db = await freshWorld();
  const people = await db
    .selectFrom('users')
    .leftJoin('shops', 'shops.owner_id', 'users.id')
    .select(['email', 'role', 'password_hash', 'shops.name as shop'])
    .where('email', 'like', '%@souk.example')
    .orderBy('email')
    .execute();
  expect(people.map(({ email, role, shop }) => ({ email, role, shop }))).toEqual([
    { email: 'admin@souk.example', role: 'admin', shop: null },
    { email: 'buyer@souk.example', role: 'member', shop: null },
    { email: 'seller@souk.example', role: 'member', shop: 'Atlas & Ash' },
  ]);
  for (const { password_hash } of people) {
    expect(await verifyPassword('open-the-market', password_hash)).toBe(true);
  }
  expect(await count(db, "users where password_hash is not null and email not like '%@souk.example'")).toBe(
    0,
  );
});

test('two markets started at the same moment are the same market, and a second start leaves one as it is', {
  tags: 'whole',
}, async () => {
  const clock = evening();
  await using other = await newWorld(clock);
  const begun = await dump(await freshWorld());
  expect(await dump(other.db)).toEqual(begun);
  clock.forward(20 * 60_000);
  await seedDemo({ db: other.db, clock });
  expect(await dump(other.db)).toEqual(begun);
});

test('two processes that start at once make one world', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const clock = evening();
  await Promise.all([seedDemo({ db, clock }), seedDemo({ db, clock })]);
  expect(await count(db, "users where email = 'buyer@souk.example'")).toBe(1);
});

test('every picture can be drawn and has a wall to fade in from', async () => {
  const db = await freshWorld();
  const images = await db.selectFrom('images').select(['recipe', 'colour', 'placeholder', 'alt']).execute();
  for (const { recipe, alt } of images) {
    expect(drawImage(recipe), alt).toContain('<svg ');
    expect(alt).not.toBe('');
  }
  // The potter's scene has no single wall.
  expect(images.filter((image) => !image.colour)).toHaveLength(1);
  expect(images.filter((image) => !image.placeholder)).toHaveLength(1);
  for (const { placeholder } of images) expect(placeholder?.length ?? 0).toBeLessThan(340);
});

test('a market that rested for two days is as lively as it was', { tags: 'whole' }, async () => {
  const clock = evening();
  await using database = await newWorld(clock);
  const { db } = database;
  clock.forward(53 * 3_600_000);
  await moveDemoAlong(db, clock.now());
  expect((await demoWorldIn(db))?.anchor).toEqual(clock.now());
  const now = clock.now().toISOString();
  expect(await count(db, `shows where state = 'scheduled' and starts_at < '${now}'`)).toBe(0);
  expect(await count(db, `products where created_at > '${now}'`)).toBe(0);
  expect(
    await count(db, `products where created_at > '${now}'::timestamptz - interval '9 hours'`),
  ).toBeGreaterThan(30);
  expect(
    await count(db, `shows where state = 'scheduled' and extract(minute from starts_at) not in (0, 30)`),
  ).toBe(0);
  expect(await broken(db)).toEqual([]);
});
