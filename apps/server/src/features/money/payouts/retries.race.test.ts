import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { HOUR_MS, openShopToPay } from '../../../testing/payouts.fixture.ts';

const DAY_MS = 24 * HOUR_MS;

/** A shop with 60.00 to which money is sent every Monday, and whose market has none at the provider: it is Monday, 13:00. */
async function openOnPayday() {
  const market = await openShopToPay();
  await market.sell(6_000);
  await market.hasAccount();
  await market.seller.put(`/api/shops/${market.shop.id}/payout-schedule`, { schedule: 'weekly' });
  market.app.clock.forward(27 * HOUR_MS);
  const pay = async (workers = 1) => {
    await Promise.all(Array.from({ length: workers }, () => market.run('scheduled-payouts')));
    await market.finish();
  };
  const states = async () => (await market.list()).map(({ state }: { state: string }) => state);
  return Object.assign(market, { pay, states });
}

test('a payout by schedule that is refused is tried again a day later, once however many look, and its seller hears when', async () => {
  await using market = await openOnPayday();
  const { app, owner } = market;
  await market.pay(2);
  expect(await market.states()).toEqual(['failed']);
  expect(await market.overview()).toMatchObject({
    ...{ retryAt: '2026-11-24T13:00:00.000Z', nextAt: '2026-11-30T12:00:00.000Z' },
  });
  expect((await bellOf(app, owner)).items[0]).toMatchObject({
    ...{ text: 'notifications.text.payoutFailedForNow', params: { day: '2026-11-24' } },
  });
  app.clock.forward(DAY_MS - HOUR_MS);
  await market.pay();
  expect(await market.states()).toEqual(['failed']);
  await market.fill(50_000);
  app.clock.forward(HOUR_MS);
  await market.pay(3);
  expect(await market.list()).toMatchObject([
    { state: 'sent', bySchedule: true, amount: { amount: 6_000 } },
    { state: 'failed' },
  ]);
  expect((await market.overview()).retryAt).toBeNull();
  expect((await market.stripe.transfers.list()).data).toHaveLength(1);
  app.clock.forward(DAY_MS);
  await market.sell(3_000);
  await market.pay();
  expect(await market.states()).toEqual(['sent', 'failed']);
});

test('it is tried until the next regular date, which pays out all and is the last word', async () => {
  await using market = await openOnPayday();
  const { app, owner } = market;
  await market.pay();
  for (let day = 1; day < 7; day += 1) {
    app.clock.forward(DAY_MS);
    await market.pay();
  }
  // Of Sunday's the next try would come after the regular date.
  expect(await market.states()).toEqual(Array(7).fill('failed'));
  expect((await market.overview()).retryAt).toBeNull();
  expect((await bellOf(app, owner)).items[0]).toMatchObject({ text: 'notifications.text.payoutFailed' });
  await market.fill(50_000);
  app.clock.forward(DAY_MS);
  await market.pay(2);
  expect((await market.states()).slice(0, 2)).toEqual(['sent', 'failed']);
  expect(await market.states()).toHaveLength(8);
});

test('a payout that its seller asks for meanwhile settles it; one that is refused, another schedule, or none, do as they say', async () => {
  await using market = await openOnPayday();
  const { app } = market;
  await market.pay();
  expect((await market.ask(2_000)).body).toMatchObject({ state: 'failed' });
  expect((await market.overview()).retryAt).not.toBeNull();
  await market.fill(50_000);
  app.clock.forward(HOUR_MS);
  expect((await market.ask(2_000)).body).toMatchObject({ state: 'sent' });
  expect((await market.overview()).retryAt).toBeNull();
  app.clock.forward(DAY_MS);
  await market.pay();
  expect(await market.states()).toEqual(['sent', 'failed', 'failed']);

  await using other = await openOnPayday();
  await other.pay();
  await other.fill(50_000);
  await other.seller.put(`/api/shops/${other.shop.id}/payout-schedule`, { schedule: 'request' });
  expect((await other.overview()).retryAt).toBeNull();
  other.app.clock.forward(DAY_MS);
  await other.pay();
  expect(await other.states()).toEqual(['failed']);
});

test('a payout that is just being sent as the day comes leaves the rest for the next day', async () => {
  await using market = await openOnPayday();
  const { app, owner } = market;
  await market.fill(50_000);
  await market.run('scheduled-payouts');
  // It is sent, and nobody has the answer yet; the Monday after next week's comes by.
  expect(await market.states()).toEqual(['begun']);
  await market.sell(3_000);
  app.clock.forward(7 * DAY_MS);
  await market.run('scheduled-payouts');
  expect(await market.states()).toEqual(['begun']);
  expect((await market.overview()).retryAt).toBe('2026-12-01T13:00:00.000Z');
  expect((await bellOf(app, owner)).items[0]).toMatchObject({ text: 'notifications.text.payoutWaits' });
  await market.finish();
  expect(await market.states()).toEqual(['sent']);
  app.clock.forward(DAY_MS);
  await market.pay(2);
  expect(await market.list()).toMatchObject([
    { state: 'sent', amount: { amount: 3_000 } },
    { state: 'sent', amount: { amount: 6_000 } },
  ]);
  expect(await market.has()).toEqual({ 'shop-in-payout': 9_000 });
});
