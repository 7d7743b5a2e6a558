import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from './user.builder.ts';

const put = (app: TestApp, as: { id: string }, to: { id: string }, bytes: Buffer, type = 'image/png') =>
  app.as(as as Parameters<TestApp['as']>[0]).request({
    method: 'PUT',
    url: `/api/users/${to.id}/picture`,
    headers: { 'content-type': type },
    payload: bytes,
  });

const picture = sharp({ create: { width: 100, height: 100, channels: 3, background: '#39c' } });
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
});

const text = (content: string) => Buffer.from(content);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a page', () => text('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', () => picture.clone().gif().toBuffer()],
  ['an AVIF', () => picture.clone().avif({ effort: 0 }).toBuffer()],
  ['a PDF', () => text('%PDF-1.7\n%%EOF')],
  ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2)],
  ['half a PNG', () => png.subarray(0, png.length / 2)],
  ['half a WebP', () => webp.subarray(0, webp.length / 2)],
  ['a JPEG whose middle is missing', () => Buffer.concat([jpeg.subarray(0, 40), jpeg.subarray(-2)])],
  [
    'a PNG whose middle is noise',
    () => Buffer.concat([png.subarray(0, 60), Buffer.alloc(90, 7), png.subarray(-12)]),
  ],
  ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, text('PK\u0003\u0004archive')])],
  ['a PNG with a page behind it', () => Buffer.concat([png, text('<script>alert(1)</script>')])],
  ['a WebP with a page behind it', () => Buffer.concat([webp, text('<script>alert(1)</script>')])],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), text('<script>'), Buffer.from('ffd9', 'hex')]),
  ],
  [
    'a picture of one pixel',
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
  ['a bomb of 3.6 gigapixels', () => bomb(60_000, 60_000)],
  ['a bomb as wide as can be', () => bomb(2 ** 31 - 1, 1)],
])('%s is refused by naming the picture, and nothing of it stays', async (_, make) => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const start = performance.now();
  const { status, body } = await put(app, nour, nour, await make());
  expect([status, body.error.code, body.error.details]).toMatchObject([
    400,
    'invalid_input',
    [{ field: 'picture' }],
  ]);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(await app.db.selectFrom('images').select('id').execute()).toEqual([]);
});

test('what is hidden inside of a picture is not in what others get', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const payload = '<script>alert(document.domain)</script>';
  const length = Buffer.alloc(2);
  length.writeUInt16BE(payload.length + 2);
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), length, text(payload)]);
  const { body } = await put(
    app,
    nour,
    nour,
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
  );
  for (const file of ['160.webp', '160.avif']) {
    const shown = await app.app.inject({ url: `/media/${body.picture._id}/${file}` });
    expect(shown.rawPayload.includes('alert')).toBe(false);
  }
});

test('more than a quarter of a megabyte is refused before it is looked at', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { status, body } = await put(app, nour, nour, Buffer.alloc(262_145));
  expect([status, body.error.code]).toEqual([413, 'payload_too_large']);
});

test('a picture said to be something else than a picture is not taken', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  for (const type of ['image/svg+xml', 'text/html', 'image/gif', 'multipart/form-data; boundary=x'])
    expect((await put(app, nour, nour, png, type)).status).toBe(415);
  const json = await app.as(nour).put(`/api/users/${nour.id}/picture`, { picture: png.toString('base64') });
  expect([json.status, json.body.error.details[0].field]).toEqual([400, 'picture']);
});

test('nobody changes or removes the picture of another, admins neither', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { body } = await put(app, nour, nour, png);
  for (const role of ['member', 'admin'] as const) {
    const other = await buildUser(app.db, { role });
    expect((await put(app, other, nour, webp)).status).toBe(403);
    expect((await app.as(other).delete(`/api/users/${nour.id}/picture`)).status).toBe(403);
  }
  expect(
    (
      await app.request({
        method: 'PUT',
        url: `/api/users/${nour.id}/picture`,
        payload: png,
        headers: { 'content-type': 'image/png' },
      })
    ).status,
  ).toBe(401);
  expect((await app.get(`/api/users/${nour.id}`)).body.picture._id).toBe(body.picture._id);
});

test('nobody keeps the market busy with pictures: thirty an hour', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const statuses = [];
  for (let n = 0; n < 32; n += 1) statuses.push((await put(app, nour, nour, text('no picture'))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

/** A small PNG that says it is huge, and is. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
