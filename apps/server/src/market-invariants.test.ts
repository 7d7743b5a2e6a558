import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from './market-invariants.ts';
import type { Db } from './platform/db/database.ts';
import { checkInvariants } from './platform/invariants.ts';
import { seedDemo } from './seed/seed.ts';
import { testClock } from './testing/test-clock.ts';
import { cloneDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase();
  await seedDemo({ db: database.db, clock: testClock() });
});
afterAll(() => database[Symbol.asyncDispose]());

async function brokenIn(db: Db): Promise<string[]> {
  return (await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok).map(({ name }) => name);
}

const file = (id: string, rest = {}) => {
  const row = {
    ...{ id, purpose: 'product-image', visibility: 'public', folder: 'images', name: 'a.png', size: 9 },
    ...{ content_type: 'image/png', received: 9, kept_size: 9, state: 'ready', storage_key: 'images/a' },
    ...{ created_at: 'now', updated_at: 'now', expires_at: 'now', sha256: `\\x${'0'.repeat(64)}` },
    ...{ alt: '', focus_x: 0.5, focus_y: 0.5, custom: {}, ...rest },
  };
  return `insert into files select (jsonb_populate_record(null::files,
    '${JSON.stringify(row)}'::jsonb || jsonb_build_object('owner_id', id))).* from (select id from users limit 1) u`;
};
const [one, other] = ['0199c000-0000-7000-8000-000000000001', '0199c000-0000-7000-8000-000000000002'];
const imageOf = (id: string) => `insert into images (id, kind, storage_key, owner_id, width, height)
  select id, 'stored', storage_key, owner_id, 9, 9 from files where id = '${id}'`;
const inbox = `collection like 'inboxes/%/conversations' and data is not null`;
const running = (which: string) => `update lots set state = 'running', starts_at = now(),
  ends_at = now() + interval '1 minute' where ${which}`;

const cardsOf = (count: number) => [
  `insert into customers select id, 'cus_1', now() from users limit 1`,
  ...Array.from(
    { length: count },
    (_, n) => `insert into cards select gen_random_uuid(), user_id, 'pm_${n}', 'visa', '4242', 12, 2030, now()
      from customers where provider_id = 'cus_1'`,
  ),
  `update users set default_payment_method = (select id::text from cards limit 1)
   where id = (select user_id from customers where provider_id = 'cus_1')`,
];
const payment = (
  stands: string,
) => `insert into payments (id, buyer_id, purpose, currency, amount, state, intent,
  settled_at, card_id, card_brand, card_last4, awaited_until, checked_at, created_at)
  select '${one}', id, 'top-up', 'USD', 500, ${stands}, '${one}', 'visa', '4242', now(), now(), now()
  from users limit 1`;

// What the database refuses by itself is allowed before it is broken: the oracle is asked about any database.
test.each<[string, ...string[]]>([
  ...(['uses', 'uses_per_person'] as const).map((most): [string, string, string] => [
    most === 'uses'
      ? 'a coupon is not used more often than it may be'
      : 'nobody uses a coupon more often than one person may',
    `insert into coupons (id, code, kind, bearer, created_at, ${most})
     values ('${one}', 'ONE', 'free-shipping', 'market', now(), 1)`,
    `insert into coupon_uses select gen_random_uuid(), '${one}', id, 1, 'USD', now()
     from (select id from users limit 1) u, generate_series(1, 2)`,
  ]),
  [
    'a picture of someone’s file is kept, theirs and public',
    file(one),
    imageOf(one),
    `update files set visibility = 'private' where id = '${one}'`,
  ],
  ['a public picture that is kept has its picture', file(one)],
  [
    'pieces of an upload are in a row, and none too many',
    file(one, { state: 'uploading', storage_key: null, sha256: null, kept_size: null, received: 0 }),
    `insert into upload_parts (storage_key, file_id, start, size, stored) values ('a', '${one}', 5, 4, true)`,
  ],
  [
    'nobody keeps more than twenty addresses',
    `create temp table more on commit drop as select * from addresses limit 1`,
    `update more set is_default = false`,
    ...Array.from({ length: 20 }, () => `update more set id = gen_random_uuid()`).flatMap((next) => [
      next,
      `insert into addresses select * from more`,
    ]),
  ],
  [
    'nobody follows whom they blocked, nor who blocked them',
    `insert into user_blocks (blocker_id, blocked_id) select followed_id, follower_id from user_follows limit 1`,
  ],
  [
    'who is gone follows nobody and shows no picture',
    `alter table users drop constraint users_check1`,
    `update users set deleted_at = now() where id = (select id from users where picture_id is not null limit 1)`,
  ],
  [
    'a lot is sold by the shop whose show it is in, or by who led it with its host',
    `update lots set product_id = p.id, variant_id = v.id from products p join product_variants v on v.product_id = p.id
     where lots.id = (select l.id from lots l join shows s on s.id = show_id
       where l.state = 'queued' and s.shop_id <> p.shop_id limit 1)`,
  ],
  [
    'a show has four co-hosts at most',
    `insert into co_hosts (show_id, user_id, state, invited_at) select s.id, u.id, 'invited', now()
     from (select * from shows limit 1) s, (select id from users where role = 'member' and id not in (select owner_id from shops)
       limit 5) u`,
  ],
  [
    'nobody leads a show with themselves',
    `insert into co_hosts (show_id, user_id, state, invited_at) select id, host_id, 'invited', now() from shows limit 1`,
  ],
  [
    'the second picture of a co-host is of who leads the show with its host',
    `insert into second_pictures
     select id, 'co-host', 'made up', host_id, gen_random_uuid(), 'none', 0, '', 'beside', false, false from shows limit 1`,
  ],
  [
    'viewers are taken along from shows that are over, by the shop whose they were',
    `insert into raids select a.id, b.id, a.shop_id, 3, now() from shows a join shows b on b.shop_id <> a.shop_id
     where a.state = 'live' and b.state = 'live' limit 1`,
  ],
  [
    'nobody is taken along into a show of the same shop',
    `insert into raids select a.id, b.id, a.shop_id, 3, now() from shows a
     join shows b on b.shop_id = a.shop_id and b.id <> a.id where a.state in ('ended', 'replay') limit 1`,
  ],
  [
    'a lot is a piece of its own product',
    `update lots set variant_id = (select id from product_variants v where v.product_id <> lots.product_id limit 1)
     where id = (select id from lots limit 1)`,
  ],
  [
    'a show or a product has at most one lot running',
    `drop index lots_one_running_per_show`,
    running(`id = (select l.id from lots l where state = 'queued' and exists (
      select from lots where show_id = l.show_id and state = 'running') and secret is null limit 1)`),
  ],
  [
    'no lot costs less than its start',
    `alter table lots drop constraint lots_check`,
    `update lots set price_amount = start_amount - 1
      where id = (select id from lots where state = 'queued' and start_amount > 0 limit 1)`,
  ],
  [
    'what waits to be auctioned by itself is on sale, or was until a moment ago',
    `update lots set state = 'queued', show_id = null, number = null, starts_at = null, ends_at = null
     where id = (select id from lots l where state = 'queued' limit 1)`,
    `update products set status = 'archived'
     where id in (select product_id from lots where state = 'queued' and show_id is null)`,
  ],
  [
    'a show is hosted for the shop that it sells for',
    `update shows set host_id = (select owner_id from shops where id <> shop_id limit 1)
     where id = (select id from shows limit 1)`,
  ],
  [
    'a struck price was once asked',
    `update products set was_amount = was_amount + 1 where was_amount is not null`,
  ],
  [
    'a picture that is used in a product exists once there',
    `alter table product_images drop constraint product_images_product_id_image_id_key`,
    `update product_images i set image_id = (select image_id from product_images
       where product_id = i.product_id order by position limit 1)
     where product_id = (select product_id from product_images group by product_id having count(*) > 1 limit 1)`,
  ],
  [
    'nobody makes an offer to themselves, or for the variant of something else',
    `update offers set variant_id = (select id from product_variants v where v.product_id <> offers.product_id limit 1)
     where id = (select id from offers limit 1)`,
  ],
  [
    'a review is about the shop that sells its product',
    `update reviews set shop_id = (select id from shops s where s.id <> reviews.shop_id and s.owner_id not in (
       select author_id union all select user_id from review_votes where review_id = reviews.id) limit 1)
     where id = (select id from reviews where product_id is not null limit 1)`,
    `update shops set rating_count = (select count(*) from reviews where shop_id = shops.id),
       rating_sum = (select coalesce(sum(rating), 0) from reviews where shop_id = shops.id)`,
  ],
  [
    'as many said that a review helped as it counts',
    `update reviews set helpful_count = helpful_count + 1 where id = (select id from reviews limit 1)`,
  ],
  [
    'nobody says that a review of theirs, or of their shop, helped',
    `insert into review_votes (review_id, user_id) select id, author_id from reviews limit 1`,
    `update reviews set helpful_count = helpful_count + 1
     where id in (select review_id from review_votes where user_id = author_id)`,
  ],
  [
    'who reviews a product had it delivered, and does not sell it',
    `delete from review_rights where (user_id, product_id) in (select author_id, product_id from reviews)`,
  ],
  [
    'a shop with shipping profiles has one of them as the default',
    `update shipping_profiles set is_default = false`,
  ],
  [
    'a shipping profile goes where its methods go',
    `update shipping_profiles set ships_to = '{AQ}' where id = (select id from shipping_profiles limit 1)`,
  ],
  [
    'nobody has more than fifty things in a cart',
    `insert into cart_lines (user_id, variant_id, product_id, quantity, title, seen_amount, seen_currency, added_at)
     select u.id, v.id, v.product_id, 1, 'A pot', 1, 'USD', now()
     from (select id from users limit 1) u, (select * from product_variants limit 51) v on conflict do nothing`,
  ],
  [
    'someone with cards has one of their own as the default, and someone without has none',
    `update users set default_payment_method = 'gone' where id = (select id from users limit 1)`,
  ],
  ['whoever keeps a card is a customer of the provider', ...cardsOf(1), `delete from customers`],
  ['nobody keeps more than 10 cards', ...cardsOf(11)],
  [
    'no more is given back of a payment than it brought',
    payment(`'succeeded', 'pi_1', now()`),
    `insert into refunds (id, payment_id, amount, state, about, checked_at, created_at)
     values ('${one}', '${one}', 501, 'succeeded', '{}', now(), now())`,
  ],
  ['a payment that brought money has a name at the provider', payment(`'succeeded', null, now()`)],
  [
    'a refund that was not asked for yet is one that a worker will ask for',
    payment(`'succeeded', 'pi_1', now()`),
    `insert into refunds (id, payment_id, amount, about, checked_at, created_at)
     values ('${one}', '${one}', 1, '{}', now(), now())`,
  ],
  [
    'a conversation counts as unread what its reader has not read',
    `update live_documents set data = data || '{"unread": 77}' where ${inbox}`,
  ],
  [
    'the line of a conversation is that of its last message',
    `update live_documents set data = data || '{"born": 1}' where ${inbox}`,
  ],
  [
    'a picture is kept for a message that shows it',
    file(one, { folder: 'images', purpose: 'message-image', visibility: 'private' }),
    `insert into message_pictures (message_id, file_id, pair) values ('${other}', '${one}', 'a~b')`,
  ],
  [
    'the number on a bell is that of what is not read',
    `update live_documents set data = '{"count": 77}' where collection like 'notifications/%/state' and id = 'unread'`,
  ],
])('in a lively market it is noticed when this does not hold: %s', async (name, ...breakage) => {
  const tried = database.db.transaction().execute(async (tx) => {
    let changed = 0n;
    for (const statement of breakage) changed = (await sql.raw(statement).execute(tx)).numAffectedRows ?? 0n;
    expect(changed, 'rows that were changed').toBeGreaterThan(0n);
    expect(await brokenIn(tx)).toEqual([name]);
    throw new RolledBack();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
});

class RolledBack extends Error {}

test('the demo world holds them all, and each is broken on purpose by some test', async () => {
  expect(await brokenIn(database.db)).toEqual([]);
  const tests = globSync('{features,platform}/**/*.test.ts', { cwd: import.meta.dirname })
    .concat('market-invariants.test.ts')
    .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
    .join();
  const names = marketInvariants.flatMap(Object.keys);
  expect(names.filter((name) => !tests.includes(name))).toEqual([]);
});
