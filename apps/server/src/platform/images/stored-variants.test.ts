import type { ImageId } from '@souk/shared/ids.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { startS3Store } from '../../testing/s3-store.ts';
import { newId } from '../ids.ts';
import { openStorage } from '../storage/open-storage.ts';
import { keysOfPicture, originalKey } from './stored-picture.ts';

async function storedPicture(app: TestApp, width: number, height: number): Promise<ImageId> {
  const id = newId<ImageId>();
  const canvas = sharp({ create: { width, height, channels: 3, background: '#357' } });
  await openStorage(app.config).put(originalKey(id), await canvas.webp().toBuffer());
  await app.db
    .insertInto('images')
    .values({ id, kind: 'stored', storage_key: originalKey(id), width, height })
    .execute();
  return id;
}

const show = (app: TestApp, id: string, file: string) => app.app.inject({ url: `/media/${id}/${file}` });

test('a photo comes in every width and format, none wider than it is', async () => {
  await using app = await buildTestApp();
  const id = await storedPicture(app, 1000, 750);
  for (const width of [160, 320, 640, 960, 1440, 2048]) {
    for (const format of ['webp', 'avif']) {
      const answer = await show(app, id, `${width}.${format}`);
      const wide = Math.min(width, 1000);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: wide, height: wide * 0.75 });
    }
  }
});

test('whoever first asks for a large AVIF gets a WebP at once, and the next one the AVIF', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const id = await storedPicture(app, 1600, 1200);
  const first = await show(app, id, '1440.avif');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.headers['cache-control']).toBe('no-cache');
  await expect
    .poll(async () => (await show(app, id, '1440.avif')).headers, { timeout: 10_000 })
    .toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' });
});

test('what was made of a photo is kept at the store, and not made again by another process', {
  tags: 'whole',
}, async () => {
  await using store = await startS3Store();
  await using app = await buildTestApp({ env: store.env });
  const id = await storedPicture(app, 800, 600);
  const first = await show(app, id, '320.webp');
  const storage = openStorage(app.config);
  expect((await storage.read(`images/${id}/320.webp`))?.equals(first.rawPayload)).toBe(true);
  await storage.delete(originalKey(id));
  await using beside = await buildTestApp({ beside: app, env: store.env });
  expect((await show(beside, id, '320.webp')).rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await show(beside, id, '640.webp')).statusCode).toBe(404);
  expect(keysOfPicture(id)).toContain(`images/${id}/320.webp`);
});

test('a photo whose store is away is told as unavailable, and shown when it is back', {
  tags: 'whole',
}, async () => {
  await using store = await startS3Store();
  await using app = await buildTestApp({ env: store.env });
  const id = await storedPicture(app, 800, 600);
  app.log.allowErrors();
  await store.stop();
  const away = await show(app, id, '320.webp');
  expect([away.statusCode, away.json().error.code]).toEqual([503, 'unavailable']);
  await store.start();
  expect((await show(app, id, '320.webp')).statusCode).toBe(200);
});
