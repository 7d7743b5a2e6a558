import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deletingFiles, deletingFilesOf } from '../../../platform/storage/deleting-files.job.ts';
import { diskStorage } from '../../../platform/storage/disk-storage.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from './user.builder.ts';

const photo = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

const send = (app: TestApp, id: UserId, bytes: Buffer, type = 'image/jpeg') =>
  app.as(id).request({
    method: 'PUT',
    url: `/api/users/${id}/picture`,
    headers: { 'content-type': type },
    payload: bytes,
  });

const show = (app: TestApp, id: string, file: string) => app.app.inject({ url: `/media/${id}/${file}` });

const filesOf = async (app: TestApp) =>
  (await readdir(join(app.folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** What the worker does with what was asked for meanwhile. */
async function deleteWhatIsDue(app: TestApp): Promise<void> {
  const rows = await app.db.selectFrom('outbox').select('payload').execute();
  const job = deletingFilesOf(diskStorage(join(app.folder, 'files')));
  for (const { payload } of rows as Array<{ payload: { name: string; data: { keys: string[] } } }>) {
    if (payload.name !== deletingFiles.name) continue;
    await job.run({ db: app.db, clock: app.clock, log: app.log.log }, payload.data);
  }
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a square picture that everyone sees',
  async (format) => {
    await using app = await buildTestApp();
    const nour = await buildUser(app.db);
    const bytes = await photo(1200, 800).toFormat(format).toBuffer();
    const { status, body } = await send(app, nour.id, bytes, `image/${format}`);
    expect([status, body.picture]).toMatchObject([200, { width: 800, height: 800 }]);
    expect(body.picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(body.picture.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect((await app.get(`/api/users/${nour.id}`)).body.picture).toEqual(body.picture);

    for (const kind of ['avif', 'webp']) {
      const shown = await show(app, body.picture._id, `160.${kind}`);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, `image/${kind}`]);
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
      const { width, height } = await sharp(shown.rawPayload).metadata();
      expect([width, height]).toEqual([160, 160]);
      // The second time it comes from what was kept.
      expect((await show(app, body.picture._id, `160.${kind}`)).rawPayload).toEqual(shown.rawPayload);
    }
  },
);

test('a photo taken on its side stands upright, and no place or camera stays in it', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  // Red above, blue below, written lying down as phones do.
  const upright = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#00f' } })
    .composite([{ input: await photo(400, 200, '#f00').png().toBuffer(), top: 0, left: 0 }])
    .png()
    .toBuffer();
  const bytes = await sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const { body } = await send(app, nour.id, bytes);
  const shown = sharp((await show(app, body.picture._id, '320.webp')).rawPayload);
  const { exif, icc, xmp } = await shown.metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(at(160, 20)[0]).toBeGreaterThan(200);
  expect(at(160, 300)[2]).toBeGreaterThan(200);
});

test('a new picture takes the place of the former one, whose files go', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const first = await send(app, nour.id, await photo(300, 300).jpeg().toBuffer());
  await show(app, first.body.picture._id, '160.webp');
  const second = await send(app, nour.id, await photo(300, 300, '#3c3').jpeg().toBuffer());
  expect(second.body.picture._id).not.toBe(first.body.picture._id);
  // Nobody sees it from now on, also before its files are gone.
  expect((await show(app, first.body.picture._id, '160.webp')).statusCode).toBe(404);
  expect(await app.db.selectFrom('images').select('id').execute()).toEqual([{ id: second.body.picture._id }]);
  await deleteWhatIsDue(app);
  expect(await filesOf(app)).toEqual(['original.webp']);

  const without = await app.as(nour).delete(`/api/users/${nour.id}/picture`);
  expect(without.body.picture).toBeNull();
  expect((await app.as(nour).delete(`/api/users/${nour.id}/picture`)).status).toBe(200);
  await deleteWhatIsDue(app);
  expect(await filesOf(app)).toEqual([]);
});

test('of ten pictures sent at once one stays, and no other file', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const bytes = await photo(200, 200).webp().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(app, nour.id, bytes, 'image/webp')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await deleteWhatIsDue(app);
  expect(await filesOf(app)).toEqual(['original.webp']);
  expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(1);
});
