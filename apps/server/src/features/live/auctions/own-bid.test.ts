import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('what one bid is known on another device, with where that leaves one, and to nobody else', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  const own = async (who: typeof noor) => (await app.as(who).get(`/api/lots/${lot.id}/own-bid`)).body.bid;
  const { body: answer } = await app.as(noor).post(url, bidOf(9_000, 'maximum'));
  expect(await own(noor)).toEqual({ amount: usd(9_000), answer });
  await app.as(ben).post(url, bidOf(5_000));
  expect(await own(noor)).toMatchObject({
    amount: usd(9_000),
    answer: { number: 1, standing: { price: usd(5_300), leads: true, maximum: usd(9_000) } },
  });
  expect(await own(ben)).toMatchObject({
    amount: usd(5_000),
    answer: { number: 2, effect: 'answered', standing: { leads: false, maximum: null } },
  });
  expect(JSON.stringify(await own(ben))).not.toContain('9000');
  expect(await own(ada)).toBeNull();
  expect((await app.get(`/api/lots/${lot.id}/own-bid`)).status).toBe(401);
  await app.as(noor).post(url, bidOf(8_000, 'maximum'));
  expect(await own(noor)).toMatchObject({ answer: { effect: 'own', standing: { maximum: usd(8_000) } } });
  const { body: led } = await app.as(ada).post(url, bidOf(20_000));
  expect((await own(noor)).answer.standing).toMatchObject({ leads: false, maximum: null });
  // Taken back it is none any more, and who led before does again by what they would pay.
  expect((await app.as(ada).delete(`${url}/${led.number}`)).status).toBe(204);
  expect(await own(ada)).toBeNull();
  expect((await own(noor)).answer.standing).toMatchObject({ leads: true, maximum: usd(8_000) });
});

test('a bid that was given beforehand is one’s own once its lot runs', async () => {
  await using app = await buildTestApp();
  const { lots, host } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  const own = async (who: typeof noor) => (await app.as(who).get(`/api/lots/${lot.id}/own-bid`)).body.bid;
  for (const [who, amount] of [[noor, 10_000] as const, [ben, 3_000] as const])
    await app.as(who).put(`/api/lots/${lot.id}/pre-bid`, { id: randomUUID(), amount: usd(amount) });
  expect(await own(noor)).toBeNull();
  expect((await app.as(host).post(`/api/lots/${lot.id}/start`, {})).status).toBe(204);
  expect(await own(noor)).toMatchObject({
    amount: usd(10_000),
    answer: { standing: { leads: true, maximum: usd(10_000) } },
  });
  expect(await own(ben)).toMatchObject({ amount: usd(3_000), answer: { standing: { leads: false } } });
});

test('who bids and does not lead is named in the room once, as others see them, so that their other devices ask', async () => {
  await using app = await buildTestApp();
  const { url, show } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  using viewer = await speaker(app, null);
  await app.as(noor).post(url, bidOf(9_000, 'maximum'));
  const first = await viewer.read(`rooms/${show.id}/lots`);
  expect(first).toMatchObject([{ data: { bidCount: 1 } }]);
  expect(JSON.stringify(first)).not.toContain('tried');
  await app.as(ben).post(url, bidOf(5_000));
  const [answered] = await viewer.until(([one]) => one?.data.bidCount === 2);
  expect(answered?.data).toMatchObject({ leader: { id: noor.id }, tried: [ben.id] });
  await app.as(noor).post(url, bidOf(9_500, 'maximum'));
  await viewer.until(([one]) => one?.data.tried === undefined);
});
