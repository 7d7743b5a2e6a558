import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tried } from '@souk/live/testing/tried.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openUploadPlace } from '../../../../platform/files/index.ts';
import { openOutgoing } from '../../../../platform/outgoing/outgoing.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildImporter } from '../../../../testing/importer.ts';
import { runImport } from '../run-import.ts';
import { fetchPictures } from './fetch-pictures.ts';

/** Pictures at `/quick…` come at once; at any other address the headers come, and then nothing until it is let go. */
async function pictureServer() {
  const jpeg = await sharp({ create: { width: 60, height: 75, channels: 3, background: '#aa3322' } })
    .jpeg()
    .toBuffer();
  const held = new Set<() => void>();
  const asked: string[] = [];
  let isSlow = true;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': jpeg.length });
    const answer = () => void response.end(jpeg);
    if (url.startsWith('/quick') || !isSlow) return answer();
    response.flushHeaders();
    held.add(answer);
    response.on('close', () => held.delete(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, asked, outgoing: openOutgoing({ isOwn: ({ origin }) => origin === url }) },
    /** How many wait for an answer. */
    waiting: () => held.size,
    letGo() {
      isSlow = false;
      for (const answer of held) answer();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const heading = 'handle,title,category,price,stock,images\n';

/** A shop with a file of one product with these pictures, which are to be fetched once it is brought. */
async function shopWith(app: TestApp, addresses: readonly string[]) {
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const { _id } = await seller.check(`${heading}a,Jug,ceramics,5,1,${addresses.join(' ')}\n`);
  return {
    async bring() {
      await me.post(`/api/imports/${_id}/start`);
      await runImport(app, { storage: openStorage(app.config), url: app.config.url }, _id);
    },
    pictures: async () => (await me.get(`/api/imports/${_id}`)).body.pictures,
  };
}

const fetchFor = (
  app: TestApp,
  { outgoing }: Awaited<ReturnType<typeof pictureServer>>,
  isTime: () => boolean,
) =>
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

test('however many shops are slow, one that comes after them has its pictures within seconds', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using server = await pictureServer();
  await using app = await buildTestApp();
  const of = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${server.url}/${name}-${n}.jpg`);
  const slow = [];
  for (const name of ['ann', 'bob', 'cid', 'dee']) slow.push(await shopWith(app, of(name, 6)));
  const quick = await shopWith(app, of('quick', 3));
  let isOver = false;
  await slow[0]?.bring();
  const fetching = fetchFor(app, server, () => isOver);
  // Each finds as many places as those before it left: four, two, one and one are all there are.
  for (const [nth, places] of [4, 6, 7, 8].entries()) {
    if (nth > 0) await slow[nth]?.bring();
    await expect.poll(server.waiting, { timeout: 10_000 }).toBe(places);
  }

  await quick.bring();
  await expect.poll(quick.pictures, { timeout: 10_000 }).toEqual({ waiting: 0, kept: 3, failed: 0 });
  // Whose place it was has lost nothing: it is fetched later.
  for (const shop of slow) expect(await shop.pictures()).toEqual({ waiting: 6, kept: 0, failed: 0 });
  server.letGo();
  for (const shop of slow)
    await expect.poll(shop.pictures, { timeout: 20_000 }).toEqual({ waiting: 0, kept: 6, failed: 0 });
  isOver = true;
  expect(await fetching).toBe(false);
  tried('services down', 1, 'pictures of other sites');
});

test('where everything is slow all have their turn, and what was put back once is not put back again', {
  tags: 'whole',
  timeout: 90_000,
}, async () => {
  await using server = await pictureServer();
  await using app = await buildTestApp();
  const names = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay', 'gus', 'hal', 'ida', 'jan'];
  const shops = [];
  for (const name of names)
    shops.push(await shopWith(app, [`${server.url}/${name}-1.jpg`, `${server.url}/${name}-2.jpg`]));
  for (const shop of shops) await shop.bring();
  let isOver = false;
  const fetching = fetchFor(app, server, () => isOver);
  await expect.poll(() => new Set(server.asked).size, { timeout: 50_000 }).toBe(20);
  const times = [...Map.groupBy(server.asked, (url) => url).values()].map(({ length }) => length);
  expect(Math.max(...times)).toBe(2);
  isOver = true;
  server.letGo();
  await fetching;
  tried('services down', 1, 'pictures of other sites');
});
