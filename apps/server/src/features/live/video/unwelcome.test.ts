import { publishSound } from '@souk/broadcast/testing/werift-publisher.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { openVideoMarket } from '../../../testing/video-market.fixture.ts';

const soon = { timeout: 8_000, interval: 50 };

/** A show that an encoder sends to, and a process of the market that has no relay and is told of none. */
async function openAir() {
  const market = await openVideoMarket();
  const elsewhere = await buildTestApp({ beside: market.app });
  const { show, host } = await openStage(market.app);
  const url = `/api/shows/${show.id}`;
  const { key } = (await market.app.as(host).post(`${url}/video/key`)).body;
  const sending = await publishSound(async (sdp) => {
    const { status, body } = await market.app.request({
      ...{ method: 'POST', url: `/whip/${show.id}`, payload: sdp },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/sdp' },
    });
    return { status, sdp: String(body) };
  });
  const isOnAir = async () => (await market.broadcast.figures(show.id))?.isOnAir ?? false;
  await expect.poll(isOnAir, soon).toBe(true);
  return {
    ...{ url, as: elsewhere.as(host) },
    /** As the process of the relay finds it, which looks every few seconds. */
    async looksOnAir() {
      await market.video.look();
      return await isOnAir();
    },
    async [Symbol.asyncDispose]() {
      await sending.stop();
      await elsewhere[Symbol.asyncDispose]();
      await market[Symbol.asyncDispose]();
    },
  };
}

test('a show that is ended where there is no relay is off the air as well', async () => {
  await using air = await openAir();
  expect(await air.looksOnAir()).toBe(true);
  expect((await air.as.post(`${air.url}/end`)).status).toBe(204);
  await expect.poll(air.looksOnAir, soon).toBe(false);
});

test('a key that is renewed where there is no relay takes what was sent with the old one off the air', async () => {
  await using air = await openAir();
  expect((await air.as.post(`${air.url}/video/key`)).status).toBe(200);
  await expect.poll(air.looksOnAir, soon).toBe(false);
});
