import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { announce, begin, head, sendAtOnce, sendPart, table } from '../../testing/files.fixture.ts';

test('whatever is wrong with a request about files, its code is one of the eight and a sentence says more', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const suspended = app.as(await buildUser(app.db, { suspended_at: app.clock.now() }));
  const url = await begin(nour, { size: 1_000 });
  const bytes = table(10);
  const cases = [
    ['invalid-format', 400, await sendAtOnce(nour, { bytes, purpose: 'admin' as never })],
    ['invalid-format', 400, await sendAtOnce(nour, { bytes, name: '../x' })],
    ['invalid-format', 400, await nour.patch(url, { name: 5 })],
    ['invalid-format', 400, await nour.patch(url, [])],
    ['invalid-format', 400, await nour.get(`${url}?wait=99`)],
    ['invalid-format', 415, await sendPart(nour, url, 0, bytes, { 'content-type': 'text/plain' })],
    ['invalid-format', 415, await sendPart(nour, url, 0, bytes, { 'content-type': 'application/json' })],
    ['object-not-found', 404, await nour.get('/api/files/none')],
    ['object-not-found', 404, await app.get('/files/none/mug.jpg')],
    ['unauthenticated', 401, await sendAtOnce(app, { bytes })],
    ['unauthorized', 403, await sendAtOnce(suspended, { bytes })],
    ['unauthorized', 403, await announce(suspended, { size: 10 })],
  ] as const;
  for (const [code, wanted, { status, body }] of cases) {
    expect([status, body.error.code]).toEqual([wanted, code]);
    expect(body.error.message).toMatch(/^[A-Z].*\.$/);
  }
  expect((await head(nour, url)).headers['upload-offset']).toBe('0');
});
