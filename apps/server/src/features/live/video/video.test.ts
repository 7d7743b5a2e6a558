import { offerText } from '@souk/broadcast/testing/offers.ts';
import { expect, test } from 'vitest';
import { openBroadcast } from '../../../platform/broadcast/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

/** A market with its relay. */
async function openMarket() {
  const plain = await buildTestApp({ env: { SOUK_ICE_SERVERS: 'turn:ana:secret@turn.example:3478' } });
  const { config, db, secrets, log } = plain;
  const broadcast = openBroadcast({ config, db, secrets, log: log.log });
  const app = await buildTestApp({ beside: plain, broadcast });
  return {
    app,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await broadcast.stop();
      await plain[Symbol.asyncDispose]();
    },
  };
}

const knock = (
  app: TestApp,
  { url, token }: { url: string; token: string },
  direction: 'sendonly' | 'recvonly',
) =>
  app.request({
    ...{ method: 'POST', url, payload: offerText({ direction }) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
  });

test('a host is let in to send, everyone to see, and when the show ends their lines do too', async () => {
  await using market = await openMarket();
  const { app } = market;
  const { show, host } = await openStage(app, { state: 'scheduled' });
  const url = `/api/shows/${show.id}`;
  const { body: sending, status } = await app.as(host).post(`${url}/video/publish`);
  expect(status).toBe(200);
  expect(sending).toMatchObject({
    url: `/whip/${show.id}`,
    iceServers: [{ urls: 'turn:turn.example:3478', username: 'ana', credential: 'secret' }],
  });
  expect((await app.post(`${url}/video/watch`)).body.error.code).toBe('show_not_live');
  expect((await app.as(host).post(`${url}/live`)).status).toBe(204);
  const opened = await knock(app, sending, 'sendonly');
  expect(opened.status).toBe(201);
  const { body: seeing } = await app.post(`${url}/video/watch`);
  expect((await knock(app, seeing, 'recvonly')).status).toBe(201);
  expect((await knock(app, { ...sending, token: seeing.token }, 'sendonly')).status).toBe(403);
  expect((await app.as(host).post(`${url}/end`)).status).toBe(204);
  expect((await app.as(host).post(`${url}/video/publish`)).body.error.code).toBe('show_not_live');
  // A page that asks in the moment of the end has made no mistake.
  for (const picture of ['video', 'second']) {
    expect((await app.post(`${url}/${picture}/watch`)).status).toBe(204);
  }
  const authorization = `Bearer ${sending.token}`;
  const location = String(opened.headers.location);
  expect((await app.delete(location, { authorization })).body).toMatchObject({ reason: 'ended' });
});

test('nobody sends into another’s show', async () => {
  await using app = await buildTestApp();
  const { show } = await openStage(app, { state: 'live' });
  const stranger = await buildUser(app.db);
  const url = `/api/shows/${show.id}/video/publish`;
  expect((await app.as(stranger).post(url)).status).toBe(403);
  expect((await app.post(url)).status).toBe(401);
});

test('visitors are told apart, and counted by the address they come from, which is not said', async () => {
  await using market = await openMarket();
  const { app } = market;
  const { show, host } = await openStage(app, { state: 'live' });
  const claimsOf = async (asked: Promise<{ body: { token: string } }>) => {
    const [, , who, , more] = JSON.parse(
      Buffer.from((await asked).body.token.split('.')[0]!, 'base64url').toString(),
    );
    return { who, from: more.from };
  };
  const url = `/api/shows/${show.id}/video/watch`;
  const from = (remoteAddress: string) => claimsOf(app.request({ method: 'POST', url, remoteAddress }));
  const [first, second, other] = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.9')];
  expect(first.from).toMatch(/^[\w-]{16}$/);
  expect(second.from).toBe(first.from);
  expect(second.who).not.toBe(first.who);
  expect(other.from).not.toBe(first.from);
  expect(await claimsOf(app.as(host).post(url))).toEqual({ who: host.id, from: undefined });
});
