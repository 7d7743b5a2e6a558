import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openUploadPlace } from '../../../../platform/files/index.ts';
import { type Outgoing, OutgoingFailure } from '../../../../platform/outgoing/outgoing.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildImporter } from '../../../../testing/importer.ts';
import { runImport } from '../run-import.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { claimPicture } from './pictures.repo.ts';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Another shop's pictures, and how often each was asked for. */
function elsewhere(pictures: Record<string, Buffer | OutgoingFailure>) {
  const asked: string[] = [];
  const outgoing: Pick<Outgoing, 'get'> = {
    async get(address) {
      asked.push(address);
      const found = pictures[address] ?? new OutgoingFailure('not-found');
      if (found instanceof OutgoingFailure) throw found;
      return found;
    },
  };
  return { asked, outgoing, pictures };
}

const fetchAll = (app: TestApp, outgoing: Pick<Outgoing, 'get'>, isTime = () => false) =>
  fetchPictures(
    { db: app.db, clock: app.clock, log: app.log.log },
    {
      outgoing,
      storage: openStorage(app.config),
      place: openUploadPlace(app.config, app.db),
      quotaBytes: app.config.userQuotaBytes,
    },
    isTime,
  );

const heading = 'handle,title,category,price,stock,option1_name,option1_value,variant_image,images\n';

test('pictures are fetched once each, shown in their order, and the product goes on sale with the first', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const file = `${heading}a,Jug,ceramics,5,1,Glaze,Red,https://x.example/2.jpg,https://x.example/1.jpg | https://x.example/2.jpg | https://x.example/3.jpg\nb,Bowl,ceramics,5,0,,,,https://x.example/1.jpg\n`;
  const shop = elsewhere({
    'https://x.example/1.jpg': await picture('#aa3322'),
    'https://x.example/2.jpg': await picture('#33aa22'),
    'https://x.example/3.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const { _id } = await seller.check(file);
  await app.as(seller.userId).post(`/api/imports/${_id}/start`);
  await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
  expect((await app.as(seller.userId).get(`/api/imports/${_id}`)).body.pictures).toEqual({
    waiting: 4,
    kept: 0,
    failed: 0,
  });

  await fetchAll(app, shop.outgoing);
  expect(shop.asked.toSorted()).toEqual([1, 2, 3].map((n) => `https://x.example/${n}.jpg`));
  const { body } = await app.as(seller.userId).get(`/api/imports/${_id}`);
  expect(body.pictures).toEqual({ waiting: 0, kept: 3, failed: 1 });
  const failed = await app.as(seller.userId).get(`/api/imports/${_id}/pictures`);
  expect(failed.body.items).toMatchObject([
    { row: 2, column: 'images', url: 'https://x.example/3.jpg', failure: 'not-a-picture' },
  ]);
  const products = await app.db
    .selectFrom('products')
    .select(['id', 'title', 'status'])
    .orderBy('id')
    .execute();
  expect(products).toMatchObject([
    { title: 'Jug', status: 'active' },
    { title: 'Bowl', status: 'out-of-stock' },
  ]);
  const { body: jug } = await app.get(`/api/products/${products[0]?.id}`);
  expect(jug.images).toHaveLength(2);
  expect(jug.variants[0].image._id).toBe(jug.images[1]._id);
});

test('a picture that comes late is tried again, one that is refused is not, and a re-run asks for it anew', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const file = `${heading}a,Jug,ceramics,5,1,,,,https://x.example/late.jpg https://x.example/inside.jpg\n`;
  const shop = elsewhere({
    'https://x.example/late.jpg': new OutgoingFailure('unreachable'),
    'https://x.example/inside.jpg': new OutgoingFailure('refused-address'),
  });
  const importOnce = async () => {
    const { _id } = await seller.check(file);
    await app.as(seller.userId).post(`/api/imports/${_id}/start`);
    await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
    return _id;
  };
  await importOnce();
  await fetchAll(app, shop.outgoing);
  expect(shop.asked).toHaveLength(2);
  shop.pictures['https://x.example/late.jpg'] = await picture('#3322aa');
  await fetchAll(app, shop.outgoing);
  expect(shop.asked).toHaveLength(2);
  app.clock.forward(60_000);
  await fetchAll(app, shop.outgoing);
  expect(shop.asked).toHaveLength(3);
  expect(await app.db.selectFrom('products').select('status').execute()).toEqual([{ status: 'active' }]);

  shop.pictures['https://x.example/inside.jpg'] = await picture('#cccccc');
  const again = await importOnce();
  await fetchAll(app, shop.outgoing);
  const { body } = await app.as(seller.userId).get(`/api/imports/${again}`);
  expect(body).toMatchObject({ counts: { unchanged: 1 }, pictures: { kept: 1, failed: 0 } });
});

test('pictures that are stopped count as not had, and come when their seller asks for them again', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const file = `${heading}a,Jug,ceramics,5,1,,,,https://x.example/1.jpg https://x.example/gone.jpg\n`;
  const shop = elsewhere({ 'https://x.example/1.jpg': await picture('#3322aa') });
  const { _id } = await seller.check(file);
  const at = `/api/imports/${_id}`;
  await me.post(`${at}/start`);
  await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
  expect((await me.post(`${at}/cancel`)).body).toMatchObject({
    state: 'done',
    counts: { new: 1 },
    pictures: { waiting: 0, kept: 0, failed: 2 },
  });
  const failures = async () =>
    (await me.get(`${at}/pictures`)).body.items.map(({ failure }: { failure: string }) => failure);
  expect(await failures()).toEqual(['stopped', 'stopped']);
  await fetchAll(app, shop.outgoing);
  expect(shop.asked).toEqual([]);

  expect((await me.post(`${at}/pictures/retry`)).body.pictures).toEqual({ waiting: 2, kept: 0, failed: 0 });
  await fetchAll(app, shop.outgoing);
  expect((await me.get(at)).body.pictures).toEqual({ waiting: 0, kept: 1, failed: 1 });
  expect(await failures()).toEqual(['not-found']);
  expect((await me.get(`${at}/standing`)).body).toMatchObject({ onSale: 1, drafts: 0 });
});

test('one shop’s slow addresses do not hold up the pictures of another', { tags: 'whole' }, async () => {
  await using app = await buildTestApp();
  const [slow, quick] = [await buildImporter(app), await buildImporter(app)];
  const listed = (host: string, count: number) =>
    Array.from({ length: count }, (_, n) => `https://${host}.example/${n}.jpg`).join(' | ');
  const checked = [
    [slow, await slow.check(`${heading}a,Jug,ceramics,5,1,,,,${listed('slow', 6)}\n`)],
    [quick, await quick.check(`${heading}a,Jug,ceramics,5,1,,,,${listed('quick', 3)}\n`)],
  ] as const;
  for (const [seller, { _id }] of checked) {
    await app.as(seller.userId).post(`/api/imports/${_id}/start`);
    await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
  }
  const bytes = await picture('#2233aa');
  const lastOfQuick = Promise.withResolvers<void>();
  const outgoing: Pick<Outgoing, 'get'> = {
    async get(address) {
      if (address === 'https://quick.example/2.jpg') lastOfQuick.resolve();
      // Answers only once the other shop has asked for all of its own.
      if (address.startsWith('https://slow')) await lastOfQuick.promise;
      return bytes;
    },
  };
  await fetchAll(app, outgoing);
  const { rows } = await sql<object>`
    select shop_id, state, count(*)::int from import_pictures group by shop_id, state order by count`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { shop_id: quick.shopId, state: 'kept', count: 3 },
    { shop_id: slow.shopId, state: 'kept', count: 6 },
  ]);
});

test('of many who take a shop’s pictures at the same moment each takes one, and none is taken by nobody', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const listed = Array.from({ length: 9 }, (_, n) => `https://x.example/${n}.jpg`).join(' | ');
  const { _id } = await seller.check(`${heading}a,Jug,ceramics,5,1,,,,${listed}\n`);
  await app.as(seller.userId).post(`/api/imports/${_id}/start`);
  await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
  // Of a table that it takes to be nearly empty, Postgres asks in another order.
  await sql`update pg_class set relpages = 1, reltuples = 1 where relname = 'import_pictures'`.execute(
    app.db,
  );
  const now = app.clock.now();
  for (let round = 1; round <= 20; round++) {
    const from = new Date(now.getTime() + 1_000 * round);
    const until = new Date(from.getTime() + 1_000);
    const take = () => claimPicture(app.db, seller.shopId, { now: from, again: true, until });
    const taken = (await Promise.all(Array.from({ length: 9 }, take))).flatMap((one) => one?.id ?? []);
    const { rows } = await sql<{ id: string }>`
      select id from import_pictures where next_try_at = ${until}`.execute(app.db);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(taken.toSorted());
  }
});

test('a shop whose addresses are slow keeps none waiting that comes after it', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const released = Promise.withResolvers<void>();
  const asked: string[] = [];
  const jpeg = await picture('#aa3322');
  const outgoing: Pick<Outgoing, 'get'> = {
    async get(address) {
      asked.push(address);
      if (address.includes('slow')) await released.promise;
      return jpeg;
    },
  };
  const prepare = async (pictures: string[]) => {
    const seller = await buildImporter(app);
    const me = app.as(seller.userId);
    const { _id } = await seller.check(`${heading}a,Jug,ceramics,5,1,,,,${pictures.join(' ')}\n`);
    return {
      async bring() {
        await me.post(`/api/imports/${_id}/start`);
        await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
      },
      pictures: async () => (await me.get(`/api/imports/${_id}`)).body.pictures,
    };
  };
  const slow = await prepare([1, 2, 3, 4, 5, 6].map((n) => `https://slow.example/${n}.jpg`));
  const quick = await prepare(['https://quick.example/1.jpg', 'https://quick.example/2.jpg']);
  await slow.bring();
  // Also once others are to have a go: what is slow is under way then still.
  const fetching = fetchAll(app, outgoing, () => asked.length >= 4);
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(4);
  await quick.bring();
  await expect.poll(quick.pictures, { timeout: 10_000 }).toEqual({ waiting: 0, kept: 2, failed: 0 });
  expect(await slow.pictures()).toEqual({ waiting: 6, kept: 0, failed: 0 });
  expect(asked.filter((address) => address.includes('slow'))).toHaveLength(4);
  released.resolve();
  expect(await fetching).toBe(true);
  expect(await slow.pictures()).toEqual({ waiting: 2, kept: 4, failed: 0 });
});
