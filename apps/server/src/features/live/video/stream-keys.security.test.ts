import { offerText } from '@souk/broadcast/testing/offers.ts';
import { openHost } from '@souk/broadcast/testing/werift-host.ts';
import { publishSound } from '@souk/broadcast/testing/werift-publisher.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { openVideoMarket } from '../../../testing/video-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

const soon = { timeout: 8_000, interval: 50 };

const knock = (app: TestApp, show: string, key: string, payload = offerText(), remoteAddress = '127.0.0.1') =>
  app.request({
    ...{ method: 'POST', url: `/whip/${show}`, payload, remoteAddress },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/sdp' },
  });

test('an encoder sends with the key of its show, until it is renewed, which also cuts what it sends', async () => {
  await using market = await openVideoMarket();
  const { app } = market;
  const { show, host } = await openStage(app, { state: 'scheduled' });
  const as = app.as(host);
  const url = `/api/shows/${show.id}/video`;
  expect((await as.get(url)).body).toMatchObject({ key: null, arriving: null });
  const { key, hint } = (await as.post(`${url}/key`)).body;
  expect(key).toMatch(/^souk_[\w-]{32}$/);
  await using _sending = await publishSound(async (sdp) => {
    const { status, body } = await knock(app, show.id, key, sdp);
    return { status, sdp: String(body) };
  });
  const seen = async () => (await as.get(url)).body;
  await expect.poll(async () => (await seen()).arriving?.sound?.kbps, soon).toBeGreaterThan(0);
  expect(await seen()).toMatchObject({
    arriving: { from: 'encoder', picture: null },
    server: `${app.config.url}/whip/${show.id}`,
    key: { hint },
  });
  const { key: next } = (await as.post(`${url}/key`)).body;
  await expect.poll(async () => (await seen()).arriving, soon).toBe(null);
  await expect
    .poll(
      async () => (await readLive<{ state: string }>(app.db, `rooms/${show.id}/state/video`))?.state,
      soon,
    )
    .toBe('none');
  expect((await knock(app, show.id, key)).status).toBe(401);
  const opened = await knock(app, show.id, next);
  expect(opened.status).toBe(201);
  const leaving = { authorization: `Bearer ${next}` };
  expect((await app.delete(String(opened.headers.location), leaving)).status).toBe(200);
  const kept = await sql<{ row: string }>`select k::text as row from stream_keys k`.execute(app.db);
  expect(JSON.stringify(kept.rows)).not.toContain(next.slice(0, -4));
});

test('a host is told what arrives from their encoder: size, pictures a second, codec', async () => {
  await using market = await openVideoMarket();
  const { app, broadcast } = market;
  const { show, host } = await openStage(app, { state: 'scheduled' });
  const as = app.as(host);
  const door = await as.post(`/api/shows/${show.id}/video/publish`);
  const url = `${await broadcast.door('whip')}/${show.id}`;
  await using _sending = await openHost({ url, token: door.body.token });
  const arriving = async () => (await as.get(`/api/shows/${show.id}/video`)).body.arriving;
  await expect
    .poll(async () => (await arriving())?.picture?.size, soon)
    .toMatchObject({ width: 640, height: 360 });
  await expect.poll(async () => (await arriving()).picture.size.perSecond, soon).toBeGreaterThan(10);
  expect(await arriving()).toMatchObject({
    ...{ from: 'browser', picture: { codec: 'H264', isReordered: false }, refused: [] },
  });
});

test('a wrong key, another show’s and one of a show that is over are refused alike', async () => {
  await using market = await openVideoMarket();
  const { app } = market;
  const [{ show, host }, other] = [await openStage(app), await openStage(app)];
  const { key } = (await app.as(host).post(`/api/shows/${show.id}/video/key`)).body;
  const nobodys = `souk_${'a'.repeat(32)}`;
  const nowhere = '0199c000-0000-7000-8000-000000000001';
  const tried = [
    [show.id, nobodys],
    [show.id, 'souk_'],
    [other.show.id, key],
    [nowhere, key],
    ['not-a-show', key],
  ] as const;
  const answers = await Promise.all(tried.map(([id, bearer]) => knock(app, id, bearer)));
  await app.as(host).post(`/api/shows/${show.id}/end`);
  answers.push(await knock(app, show.id, key));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await app.as(host).post(`/api/shows/${show.id}/video/key`)).body.error.code).toBe('show_not_live');
});

test('who tries keys is stopped, and a key is given to nobody but the host', async () => {
  await using app = await buildTestApp();
  const { show, host } = await openStage(app);
  const stranger = await buildUser(app.db);
  for (const [caller, status] of [
    [app, 401],
    [app.as(stranger), 403],
  ] as const) {
    expect((await caller.post(`/api/shows/${show.id}/video/key`)).status).toBe(status);
    expect((await caller.get(`/api/shows/${show.id}/video`)).status).toBe(status);
  }
  const { key } = (await app.as(host).post(`/api/shows/${show.id}/video/key`)).body;
  const guess = () => knock(app, show.id, `souk_${'b'.repeat(32)}`, 'x', '192.0.2.7');
  const statuses = new Set<number>();
  for (let n = 0; n < 62; n += 1) statuses.add((await guess()).status);
  expect([...statuses]).toEqual([401, 429]);
  expect((await knock(app, show.id, key, 'x', '192.0.2.7')).status).toBe(429);
  // Without a relay a good key is told so, from elsewhere.
  expect((await knock(app, show.id, key, 'x', '192.0.2.8')).status).toBe(503);
});
