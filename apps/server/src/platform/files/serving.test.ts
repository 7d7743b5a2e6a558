import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { photo, sendAtOnce, table } from '../../testing/files.fixture.ts';

test('the address of a private file works for ten minutes, for that file alone, in every process', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const user = await buildUser(app.db);
  const nour = app.as(user);
  const [one, two] = await Promise.all(
    [table(500), table(600)].map(async (bytes) => (await sendAtOnce(nour, { bytes })).body),
  );
  const { url, expiresAt } = (await nour.get(`/api/files/${one._id}/url`)).body;
  expect(new Date(expiresAt).getTime() - app.clock.now().getTime()).toBe(600_000);
  const pdf = await beside.get(url);
  expect([pdf.status, pdf.body.length]).toEqual([200, 500]);
  const wrong = [
    url.replace(one._id, two._id),
    url.replace(/expires=(\d+)/, (_: string, at: string) => `expires=${Number(at) + 1}`),
    url.replace(/signature=../, 'signature=AA'),
    url.split('?')[0],
    `${url.split('?')[0]}?expires=99999999999&signature=`,
    `${url.split('?')[0]}?expires=99999999999&signature=${'A'.repeat(43)}`,
  ];
  for (const address of wrong) {
    const { status, body } = await app.get(address);
    expect([status, body.error.code]).toEqual([404, 'object-not-found']);
  }
  // Being its owner does not open the address itself: what is in the address does.
  expect((await nour.get(`/files/${one._id}/stock.csv`)).status).toBe(404);
  app.clock.forward(600_000);
  expect((await app.get(url)).status).toBe(404);
  expect((await app.db.selectFrom('signing_keys').selectAll().execute()).length).toBe(1);
});

test('a part of a file is read by its range, and the whole when the range makes no sense', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const { body: file } = await sendAtOnce(nour, { bytes: table(1_000) });
  const { url } = (await nour.get(`/api/files/${file._id}/url`)).body;
  const whole = await app.get(url);
  const etag = String(whole.headers.etag);
  const asked: Array<[string, number, number, number]> = [
    ['bytes=0-9', 206, 0, 10],
    ['bytes=990-', 206, 990, 1_000],
    ['bytes=-10', 206, 990, 1_000],
    ['bytes=900-5000', 206, 900, 1_000],
    ['bytes=9-5', 200, 0, 1_000],
    ['bytes=0-1,5-6', 200, 0, 1_000],
    ['lines=0-1', 200, 0, 1_000],
  ];
  for (const [range, status, from, to] of asked) {
    const part = await app.get(url, { range });
    expect([range, part.status, part.body]).toEqual([range, status, whole.body.slice(from, to)]);
    if (status === 206) expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/1000`);
  }
  for (const range of ['bytes=1000-', 'bytes=-0']) {
    const { status, headers } = await app.get(url, { range });
    expect([range, status, headers['content-range']]).toEqual([range, 416, 'bytes */1000']);
  }
  expect((await app.get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
  expect((await app.get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await app.get(url, { 'if-none-match': etag })).status).toBe(304);
  const told = await app.request({ method: 'HEAD', url });
  expect([told.status, told.headers['content-length'], told.body]).toEqual([200, '1000', '']);
});

test('an owner says what a picture shows and where to look, and nothing about what it is', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const { body: file } = await sendAtOnce(nour, {
    purpose: 'product-image',
    name: 'mug.jpg',
    bytes: await photo(),
  });
  const at = `/api/files/${file._id}`;
  const change = {
    name: 'Blue mug.jpg',
    alt: 'A blue mug',
    focus: { x: 0.25, y: 1 },
    custom: { shelf: 'B4' },
  };
  const { status, body } = await nour.patch(at, change);
  expect([status, body]).toMatchObject([200, { ...change, image: { alt: 'A blue mug' } }]);
  expect(body.url).toBe(`/files/${file._id}/Blue%20mug.jpg`);
  expect((await app.get(body.url)).headers['content-disposition']).toContain(
    'inline; filename="Blue mug.jpg"',
  );
  const wrong = [
    { focus: { x: 2, y: 0 } },
    { alt: 'x'.repeat(301) },
    { alt: 'a\u202eb' },
    { name: '' },
    { name: 'a/b' },
    { custom: { 'not a key': 'x' } },
    { custom: { __proto__x: 'x'.repeat(201) } },
    { custom: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'x'])) },
    { contentType: 'text/html' },
    { image: null },
  ];
  for (const input of wrong) expect([input, (await nour.patch(at, input)).status]).toEqual([input, 400]);
  expect((await nour.get(at)).body).toMatchObject(change);
  expect((await nour.delete(at)).status).toBe(204);
  expect((await nour.get(at)).status).toBe(404);
  expect((await app.get(body.url)).status).toBe(404);
  expect((await app.get(`/media/${file._id}/160.webp`)).status).toBe(404);
});

test.each(['قائمة "2026"; (v*1)\'s.csv', 'ق'.repeat(200)])(
  'the name %s is handed over without breaking its header',
  async (name) => {
    await using app = await buildTestApp();
    const nour = app.as(await buildUser(app.db));
    const { body: file } = await sendAtOnce(nour, { name, bytes: table(50) });
    expect(file.name).toBe(name);
    const { url } = (await nour.get(`/api/files/${file._id}/url`)).body;
    const disposition = String((await app.get(url)).headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);
  },
);
