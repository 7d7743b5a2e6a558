import { expect, test } from 'vitest';
import { HOUR_MS, openShopToPay } from '../../../testing/payouts.fixture.ts';

/** A market whose payment provider asks sellers who they are, and one of them with money and a bank account. */
async function openAsking({ isTold = false } = {}) {
  const market = await openShopToPay({ asksSellers: true, isTold });
  const { seller, shop } = market;
  await market.fill(20_000);
  await market.sell(6_000);
  await market.hasAccount();
  return {
    ...market,
    obstacle: async () => (await market.overview()).balances[0].obstacle,
    open: () => seller.post(`/api/shops/${shop.id}/payout-onboarding`),
    look: () => seller.post(`/api/shops/${shop.id}/payout-account-look`),
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

/** What a seller does on the page of the provider, and where they are sent. */
async function answer(url: string, result: 'done' | 'later'): Promise<string | null> {
  const body = new URLSearchParams({ result });
  const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await answered.body?.cancel();
  return answered.headers.get('location');
}

test('a seller whose provider asks who they are is led to its page, and paid after it', async () => {
  await using market = await openAsking();
  // The provider says so when it is first asked to pay, and the money is back at once.
  expect((await market.ask(6_000)).body).toMatchObject({ state: 'failed', failure: 'provider_refused' });
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  expect(await market.obstacle()).toBe('payout_details_due');
  expect((await market.ask(6_000)).body.error.code).toBe('payout_details_due');

  const { status, body } = await market.open();
  expect(status).toBe(201);
  expect(await answer(body.url, 'later')).toContain('/settings/payout?from=provider');
  expect((await market.look()).body.balances[0].obstacle).toBe('payout_details_due');

  const again = await market.open();
  expect(await answer(again.body.url, 'done')).toContain('/settings/payout?from=provider');
  expect(await market.obstacle()).toBe('payout_details_due');
  expect((await market.look()).body.balances[0].obstacle).toBeNull();
  expect((await market.ask(6_000)).body).toMatchObject({ state: 'sent' });
});

test('that a seller is known by now is heard from the provider, whatever its news said', async () => {
  await using market = await openAsking({ isTold: true });
  const { body } = await market.open();
  expect(await market.obstacle()).toBe('payout_details_due');
  market.sandbox.deliveries.hold(true);
  await answer(body.url, 'done');
  await market.sandbox.deliveries.deliver({ order: 'reversed', copies: 2 });
  await expect.poll(market.obstacle).toBeNull();
});

test('an hour later the provider is asked, where its news was lost', async () => {
  await using market = await openAsking();
  const { body } = await market.open();
  await answer(body.url, 'done');
  await market.run('asking-after-accounts');
  expect(await market.obstacle()).toBe('payout_details_due');
  market.app.clock.forward(HOUR_MS);
  await market.run('asking-after-accounts');
  expect(await market.obstacle()).toBeNull();
});

test('without a bank account, and with a provider that is away, there is nowhere to go yet', async () => {
  await using market = await openShopToPay({ asksSellers: true });
  const { seller, shop, sandbox } = market;
  const open = () => seller.post(`/api/shops/${shop.id}/payout-onboarding`);
  expect((await open()).body.error.code).toBe('no_bank_account');
  await market.hasAccount();
  sandbox.faults.add({ on: 'POST /v1/account_links', do: 'fail', status: 503 });
  expect((await open()).body.error.code).toBe('payouts_unavailable');
  sandbox.faults.clear();
  expect((await open()).status).toBe(201);
});
