import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  announce,
  begin,
  head,
  metadata,
  PART,
  photo,
  sendAtOnce,
  sendPart,
  settled,
  TUS,
  table,
} from '../../testing/files.fixture.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

async function world(env: Record<string, string> = {}) {
  const app = await buildTestApp({ env });
  const nour = await buildUser(app.db);
  const other = await buildUser(app.db);
  return { app, nour: app.as(nour), other: app.as(other) };
}

const tableApp = sharedTestApp();

async function tableWorld() {
  const app = await tableApp();
  return { app, nour: app.as(await buildUser(app.db)) };
}

test('a seller sends a table in two parts and reads the same bytes again', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const bytes = table(300_000);
  const url = await begin(nour, { size: bytes.length });
  expect(await sendPart(nour, url, 0, bytes.subarray(0, 100_000))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': '100000', 'upload-expires': expect.any(String) },
  });
  expect((await head(nour, url)).headers).toMatchObject({
    'upload-offset': '100000',
    'upload-length': '300000',
    'cache-control': 'no-store',
  });
  expect((await nour.get(url)).body).toMatchObject({ state: 'uploading', received: 100_000 });
  expect(await sendPart(nour, url, 100_000, bytes.subarray(100_000))).toMatchObject({ status: 204 });
  const file = await settled(nour, url);
  expect(file).toMatchObject({ state: 'ready', contentType: 'text/csv', size: 300_000, name: 'stock.csv' });
  const { url: address } = (await nour.get(`${url}/url`)).body;
  const { body, headers } = await app.get(address);
  expect(Buffer.from(body)).toEqual(bytes);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringContaining('attachment; filename="stock.csv"'),
  });
  expect((await head(nour, url)).headers).toMatchObject({
    'upload-offset': '300000',
    'upload-length': '300000',
  });
});

test('a picture becomes one of the market’s, with its id, and is shown to everyone', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const { status, body } = await sendAtOnce(nour, {
    purpose: 'product-image',
    name: 'mug.jpg',
    bytes: await photo(),
  });
  expect([status, body.error]).toEqual([201, undefined]);
  expect(body).toMatchObject({
    state: 'ready',
    contentType: 'image/webp',
    image: { _id: body._id, width: 80, height: 60 },
    url: `/files/${body._id}/mug.jpg`,
  });
  const shown = await app.get(body.url);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.get(`/media/${body._id}/160.webp`)).status).toBe(200);
});

test('a private picture has no public address', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const { body } = await sendAtOnce(nour, {
    purpose: 'message-image',
    name: 'mug.jpg',
    bytes: await photo(),
  });
  expect(body).toMatchObject({ state: 'ready', visibility: 'private', image: null, url: null });
  expect((await app.get(`/media/${body._id}/160.webp`)).status).toBe(404);
  expect((await app.get(`/files/${body._id}/mug.jpg`)).body.error.code).toBe('object-not-found');
});

test('what the server can do is told to whoever asks', async () => {
  const { app } = await world();
  await using _ = app;
  const { status, headers } = await app.request({ method: 'OPTIONS', url: '/api/files' });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,expiration,termination,checksum',
    'tus-checksum-algorithm': 'md5,sha1,sha256',
    'tus-max-size': String(128 * 1024 * 1024),
  });
});

test('a part at the wrong offset is refused with 409 and changes nothing', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const bytes = table(1_000);
  const url = await begin(nour, { size: 1_000 });
  await sendPart(nour, url, 0, bytes.subarray(0, 400));
  for (const offset of [0, 399, 401, 1_000, 5_000]) {
    const { status, body } = await sendPart(nour, url, offset, bytes.subarray(0, 10));
    expect([status, body.error.code]).toEqual([409, 'invalid-format']);
  }
  for (const offset of ['-1', 'x', '1e3', '']) {
    const { status } = await sendPart(nour, url, 0, 'x', { 'upload-offset': offset });
    expect(status).toBe(400);
  }
  expect((await head(nour, url)).headers['upload-offset']).toBe('400');
  await sendPart(nour, url, 400, bytes.subarray(400));
  expect(await hashStored(app, await settled(nour, url))).toBe(sha256(bytes));
});

test('nobody else’s id opens an upload or a file, by any verb', async () => {
  const { app, nour, other } = await world();
  await using _ = app;
  const bytes = table(1_000);
  const url = await begin(nour, { size: 1_000 });
  for (const stranger of [other, app]) {
    const code = stranger === app ? [401, 'unauthenticated'] : [404, 'object-not-found'];
    const tries = [
      await sendPart(stranger, url, 0, bytes),
      await stranger.get(url),
      await stranger.get(`${url}/url`),
      await stranger.patch(url, { name: 'mine.csv' }),
      await stranger.request({ method: 'DELETE', url, headers: TUS }),
      await stranger.delete(url),
    ];
    for (const { status, body } of tries) expect([status, body.error.code]).toEqual(code);
    expect((await head(stranger, url)).status).toBe(code[0]);
  }
  expect((await head(nour, url)).headers['upload-offset']).toBe('0');
  for (const id of ['x', '..%2fx', '%2e%2e%2fx', '00000000-0000-0000-0000-000000000000']) {
    expect((await sendPart(nour, `/api/files/${id}`, 0, 'x')).status).toBe(404);
  }
});

test('an empty file is refused, however it is sent', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const parts = await announce(nour, { size: 0 });
  expect([parts.status, parts.body.error.code]).toEqual([400, 'invalid-format']);
  const once = await sendAtOnce(nour, { bytes: Buffer.alloc(0) });
  expect([once.status, once.body.error.code]).toEqual([400, 'invalid-format']);
  expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);
});

test('a file larger than its purpose allows is refused before a byte of it is sent', async () => {
  const { app, nour } = await world();
  await using _ = app;
  for (const [purpose, most] of [
    ['product-image', 32],
    ['seller-document', 20],
    ['import', 128],
  ] as const) {
    const { status, body } = await announce(nour, { purpose, size: most * 1024 * 1024 + 1 });
    expect([status, body.error.code]).toEqual([413, 'quota-exceeded']);
    expect(body.error.message).toContain(`${most} MB`);
    expect((await announce(nour, { purpose, size: most * 1024 * 1024 })).status).toBe(201);
  }
});

test('more than one request may carry is refused with words about sending it in parts', async () => {
  const { app, nour } = await world();
  await using _ = app;
  expect((await sendAtOnce(nour, { bytes: table(262_144) })).status).toBe(201);
  const { status, body } = await sendAtOnce(nour, { bytes: table(262_145) });
  expect([status, body.error.code]).toEqual([413, 'quota-exceeded']);
  expect(body.error.message).toContain('tus');
  const url = '/api/files?purpose=import&name=a.csv';
  const payload = Readable.from([table(200_000), table(200_000)]);
  expect((await nour.request({ method: 'POST', url, payload })).status).toBe(413);
});

test('a file that is longer than announced keeps its announced length, or nothing', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const url = await begin(nour, { size: 1_000 });
  const { status, body } = await sendPart(nour, url, 0, table(1_001));
  expect([status, body.error.code]).toEqual([413, 'invalid-format']);
  // Without a length in its head, as long as it likes.
  const endless = await sendPart(nour, url, 0, Readable.from([table(900), table(900)]));
  expect(endless.status).toBe(413);
  const offset = Number((await head(nour, url)).headers['upload-offset']);
  expect(offset).toBeLessThanOrEqual(1_000);
  expect(await bytesOnTheWay(app)).toEqual([offset]);
});

test('a name, a type and a purpose that lie change nothing about what a file is', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const jpeg = await photo();
  const picture = await sendAtOnce(
    nour,
    { purpose: 'product-image', name: 'list.csv', bytes: jpeg },
    { 'content-type': 'text/html' },
  );
  expect(picture.body).toMatchObject({ name: 'list.csv', contentType: 'image/webp', state: 'ready' });
  const lies: Array<[string, string, Buffer]> = [
    ['product-image', 'mug.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
    ['product-image', 'mug.png', table(500)],
    ['seller-document', 'passport.pdf', Buffer.from('MZ not a pdf')],
    ['seller-document', 'passport.pdf', Buffer.from('%PDF-1.7 cut off')],
    ['import', 'stock.csv', jpeg],
  ];
  for (const [purpose, name, bytes] of lies) {
    const { status, body } = await sendAtOnce(
      nour,
      { purpose, name, bytes },
      { 'content-type': 'image/jpeg' },
    );
    expect([name, status, body.error.code]).toEqual([name, 422, 'invalid-format']);
  }
  // The same in parts: the sender hears of it when they ask.
  const url = await begin(nour, { size: 500, purpose: 'product-image', name: 'mug.jpg' });
  await sendPart(nour, url, 0, table(500));
  expect(await settled(nour, url)).toMatchObject({
    state: 'refused',
    refusal: 'not-accepted',
    url: null,
    image: null,
  });
});

test.each([
  ['no purpose', 'filename YS5jc3Y='],
  ['an unknown purpose', metadata({ filename: 'a.csv', purpose: 'admin' })],
  ['a purpose of the prototype', metadata({ filename: 'a.csv', purpose: '__proto__' })],
  ['a key twice', `${metadata({ purpose: 'import' })},${metadata({ purpose: 'product-image' })}`],
  ['what is not base64', 'purpose $$$$'],
  ['a path as its name', metadata({ purpose: 'import', filename: '../../etc/passwd' })],
  ['only dots as its name', metadata({ purpose: 'import', filename: '..' })],
  ['a line break in its name', metadata({ purpose: 'import', filename: 'a\r\nset-cookie: x' })],
  ['a NUL in its name', metadata({ purpose: 'import', filename: 'a\0.csv' })],
  ['a name that turns its ending round', metadata({ purpose: 'import', filename: 'a\u202evsc.exe' })],
  ['a name too long', metadata({ purpose: 'import', filename: 'x'.repeat(201) })],
  ['nothing', ''],
])('an upload with %s in its metadata is refused', async (_what, given) => {
  const { app, nour } = await tableWorld();
  const { status, body } = await announce(nour, { size: 10 }, { 'upload-metadata': given });
  expect([status, body.error.code]).toEqual([400, 'invalid-format']);
  expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);
});

test('whose a file is and what it is for are not for its metadata to say', async () => {
  const { app, nour, other } = await world();
  await using _ = app;
  const mallory = metadata({
    purpose: 'import',
    filename: 'a.csv',
    owner_id: 'someone',
    id: 'x',
    size: '1',
    state: 'ready',
    visibility: 'public',
  });
  const { headers } = await announce(nour, { size: 10 }, { 'upload-metadata': mallory });
  const url = String(headers.location);
  expect((await other.get(url)).status).toBe(404);
  expect((await nour.get(url)).body).toMatchObject({ state: 'uploading', visibility: 'private', size: 10 });
  expect((await head(nour, url)).headers['upload-metadata']).toBe(
    metadata({ filename: 'a.csv', purpose: 'import' }),
  );
  // A length cannot be changed later either.
  expect((await sendPart(nour, url, 0, 'sku,a\nb,1', { 'upload-length': '5000' })).status).toBe(400);
  for (const wanted of [
    { state: 'ready' },
    { contentType: 'text/html' },
    { size: 1 },
    { purpose: 'product-image' },
    { visibility: 'public' },
  ]) {
    const { status, body } = await nour.patch(url, wanted);
    expect([status, body.error.code]).toEqual([400, 'invalid-format']);
    expect(body.error.details).toMatchObject([{ field: Object.keys(wanted)[0] }]);
  }
});

test.each([
  ['another version', { 'tus-resumable': '0.2.2' }, 412],
  ['a length that is none', { 'upload-length': '1.5' }, 400],
  ['a length below nothing', { 'upload-length': '-5' }, 400],
  ['a length beyond numbers', { 'upload-length': '9'.repeat(400) }, 400],
  ['no length yet', { 'upload-length': '', 'upload-defer-length': '1' }, 400],
  ['a part of another upload', { 'upload-concat': 'partial' }, 400],
])('an upload announced with %s is refused', async (_what, headers, status) => {
  const { nour } = await tableWorld();
  expect(await announce(nour, { size: 10 }, headers)).toMatchObject({
    status,
    body: { error: { code: 'invalid-format' } },
  });
});

test('a part that was damaged on its way is not taken', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const bytes = table(1_000);
  const url = await begin(nour, { size: 1_000 });
  const wrong = { 'upload-checksum': `sha1 ${createHash('sha1').update('other').digest('base64')}` };
  expect(await sendPart(nour, url, 0, bytes.subarray(0, 500), wrong)).toMatchObject({ status: 460 });
  expect((await head(nour, url)).headers['upload-offset']).toBe('0');
  expect(await bytesOnTheWay(app)).toEqual([0]);
  const right = {
    'upload-checksum': `sha256 ${createHash('sha256').update(bytes.subarray(0, 500)).digest('base64')}`,
  };
  expect((await sendPart(nour, url, 0, bytes.subarray(0, 500), right)).status).toBe(204);
  expect((await sendPart(nour, url, 500, 'x', { 'upload-checksum': 'crc32 AAAA' })).status).toBe(400);
});

test('a whole small file can come with its announcement', async () => {
  const { app, nour } = await world();
  await using _ = app;
  const bytes = table(1_000);
  const { status, headers } = await nour.request({
    method: 'POST',
    url: '/api/files',
    headers: {
      ...PART,
      'upload-length': '1000',
      'upload-metadata': metadata({ purpose: 'import', filename: 'a.csv' }),
    },
    payload: bytes,
  });
  expect([status, headers['upload-offset']]).toEqual([201, '1000']);
  expect(await hashStored(app, await settled(nour, String(headers.location)))).toBe(sha256(bytes));
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function hashStored(app: TestApp, file: { _id: string }): Promise<string> {
  const row = await app.db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', file._id as never)
    .executeTakeFirstOrThrow();
  return String(row.sha256?.toString('hex'));
}

async function bytesOnTheWay(app: TestApp): Promise<number[]> {
  const { stat } = await import('node:fs/promises');
  const folder = join(app.folder, 'uploads');
  return await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
}
