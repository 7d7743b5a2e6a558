import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { newId } from '../ids.ts';
import { buildImage } from './image.builder.ts';

async function appWithFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  const app = await buildTestApp({ env: { SOUK_DATA: folder } });
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'secret.key')
      .map((entry) => entry.name);
  return {
    app,
    files,
    picture: (id: string, file: string, headers = {}) =>
      app.app.inject({ url: `/media/${id}/${file}`, headers }),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

test.each(['avif', 'webp'])(
  'a picture comes as %s at the width asked for, and may be kept for ever',
  async (format) => {
    await using world = await appWithFolder();
    const { id } = await buildImage(world.app.db);
    const answer = await world.picture(id, `320.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([320, 400]);
    const again = await world.picture(id, `320.${format}`, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  },
);

test('a picture is never drawn wider than it is', async () => {
  await using world = await appWithFolder();
  const { id } = await buildImage(world.app.db, { width: 480, height: 600 });
  const { width } = await sharp((await world.picture(id, '2048.webp')).rawPayload).metadata();
  expect(width).toBe(480);
});

test('forty people asking for a new picture at once have it drawn once, whole', async () => {
  await using world = await appWithFolder();
  const { id } = await buildImage(world.app.db);
  const answers = await Promise.all(Array.from({ length: 40 }, () => world.picture(id, '160.webp')));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
  expect(await world.files()).toEqual(['160.webp']);
});

test('pictures made ahead are there when someone asks', async () => {
  await using world = await appWithFolder();
  const { id } = await buildImage(world.app.db);
  await world.app.app.variants.warm([
    { id, width: 160, format: 'avif' },
    { id, width: 160, format: 'webp' },
    { id: newId(), width: 160, format: 'webp' },
  ]);
  expect((await world.files()).toSorted()).toEqual(['160.avif', '160.webp']);
});

test('other widths, other formats, other files and unknown pictures are not found, and leave nothing behind', async () => {
  await using world = await appWithFolder();
  const { id } = await buildImage(world.app.db);
  for (const file of ['321.avif', '320.png', '320.avif.webp', '0320.avif', '..%2F320.avif', '320.', 'avif']) {
    expect((await world.picture(id, file)).statusCode, file).toBe(404);
  }
  expect((await world.picture(newId(), '320.avif')).statusCode).toBe(404);
  expect((await world.picture('..%2F..%2Fetc', '320.avif')).statusCode).toBe(404);
  expect(await world.files()).toEqual([]);
});
