import { expect, test } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { HOUR_MS, openShopToPay } from '../../../testing/payouts.fixture.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { hearAccountEvent } from './shop-account.ts';

/** A market whose payment provider asks sellers who they are, and one of them with money and a bank account. */
async function openAsking(how: Parameters<typeof openShopToPay>[0] = {}) {
  const market = await openShopToPay({ asksSellers: true, ...how });
  const { seller, shop } = market;
  await market.fill(20_000);
  await market.sell(6_000);
  await market.hasAccount();
  return {
    ...market,
    obstacle: async () => (await market.overview()).balances[0].obstacle,
    open: () => seller.post(`/api/shops/${shop.id}/payout-onboarding`),
    account: async () =>
      (await market.app.db.selectFrom('payout_shops').select('provider_id').executeTakeFirst())
        ?.provider_id ?? '',
    askedToSay: async () =>
      (await bellOf(market.app, market.owner)).items.filter(
        ({ text }) => text === 'notifications.text.payoutDetails',
      ).length,
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

test('what the provider wants to know by a day to come hinders no payout of today', async () => {
  await using market = await openAsking({ asksSellers: false });
  await market.ask(3_000);
  market.sandbox.askSeller(await market.account(), 'deadline');
  expect((await market.look()).body.balances[0].obstacle).toBeNull();
  expect((await market.ask(3_000)).body).toMatchObject({ state: 'sent' });
});

test('a seller of whom the provider wants to know more is told so, once, wherever it is heard first', async () => {
  await using market = await openAsking({ asksSellers: false, isTold: true });
  await market.ask(3_000);
  expect(await market.askedToSay()).toBe(0);
  market.sandbox.deliveries.copies = 2;
  market.sandbox.askSeller(await market.account(), 'payouts');
  await expect.poll(market.obstacle).toBe('payout_details_due');
  await market.sandbox.deliveries.idle();
  market.app.clock.forward(HOUR_MS);
  await market.run('asking-after-accounts');
  expect(await market.askedToSay()).toBe(1);
});

test('one whose account is held back once the money lies there is led to the provider’s page too', {
  tags: 'whole',
}, async () => {
  await using market = await openAsking({ asksSellers: false });
  await market.ask(3_000);
  market.sandbox.askSeller(await market.account(), 'payouts');
  expect((await market.ask(3_000)).body).toMatchObject({ state: 'failed', failure: 'bank_refused' });
  expect(await market.obstacle()).toBe('payout_details_due');
  expect(await market.askedToSay()).toBe(1);
});

test('with a provider that is away or knows no such account, a seller who looks is told it cannot be said now', async () => {
  await using market = await openAsking();
  await market.open();
  const asking = 'GET /v1/accounts';
  for (const status of [503, 429, 401]) {
    market.sandbox.faults.add({ on: asking, do: 'fail', status });
    const { status: answered, body } = await market.look();
    expect([status, answered, body.error.code]).toEqual([status, 409, 'payouts_unavailable']);
    market.sandbox.faults.clear();
  }
  // One that is gone: nothing new is known.
  await market.stripe.accounts.del(await market.account());
  expect((await market.look()).body.balances[0].obstacle).toBe('payout_details_due');
});

test('news of an account that is gone by now counts as heard', async () => {
  await using market = await openAsking();
  await market.open();
  const { sandbox, stripe, app } = market;
  const id = await market.account();
  sandbox.askSeller(id, 'payouts');
  await stripe.accounts.del(id);
  const told = (await stripe.events.list({ limit: 100 })).data.filter(({ account }) => account === id);
  expect(told.map(({ type }) => type)).toContain('account.updated');
  for (const event of told) await hearAccountEvent({ ...app, provider: sandbox.provider }, event);
  expect(await market.obstacle()).toBe('payout_details_due');
});

test('what keeps the provider from opening an account is told to staff, and the seller sent to them', async () => {
  await using market = await openAsking();
  const { app, sandbox } = market;
  app.log.allowErrors();
  sandbox.faults.add({ on: 'POST /v1/accounts', do: 'fail', status: 400 });
  const { status, body } = await market.open();
  expect([status, body.error.code]).toEqual([409, 'payouts_refused']);
  const said = () => app.log.lines.filter(({ shop }) => shop === market.shop.id).map(({ level }) => level);
  expect(said()).toEqual(['error']);
  sandbox.faults.clear();
  sandbox.faults.add({ on: 'POST /v1/accounts', do: 'fail', status: 503 });
  expect((await market.open()).body.error.code).toBe('payouts_unavailable');
  expect(said()).toEqual(['error', 'warn']);
});

test('accounts that cannot be asked about keep no others from being asked about', async () => {
  await using market = await openAsking();
  await market.open();
  const { app } = market;
  const id = await market.account();
  await buildWaiting(app, 50);
  app.clock.forward(HOUR_MS);
  await app.db
    .updateTable('payout_shops')
    .set({ checked_at: new Date(app.clock.now().getTime() - 1_000) })
    .where('provider_id', '=', id)
    .execute();
  const knowsNot = { on: 'GET /v1/accounts/acct_lost', do: 'fail', status: 403 } as const;
  market.sandbox.faults.add(knowsNot);
  market.sandbox.askSeller(id, 'deadline');
  await market.run('asking-after-accounts');
  expect(await market.obstacle()).toBe('payout_details_due');
  app.clock.forward(HOUR_MS);
  await market.run('asking-after-accounts');
  await market.run('asking-after-accounts');
  expect(await market.obstacle()).toBeNull();
});

/** Shops of which the provider would not say how they stand. */
async function buildWaiting(app: TestApp, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { id: shop_id } = await buildShop(app.db);
    const row = { shop_id, provider_id: `acct_lost_${n}`, waits_for: 'details' as const };
    await app.db.insertInto('payout_shops').values(row).execute();
  }
}

test('a payout that would be due waits until its seller has an account at Stripe, who hears of it once, and then goes out', async () => {
  await using market = await openAsking({ kind: 'stripe' });
  const { app, seller, shop } = market;
  await seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule: 'weekly' });
  // From Sunday to Tuesday.
  app.clock.forward(51 * HOUR_MS);
  for (const _ of [1, 2])
    await Promise.all([market.run('scheduled-payouts'), market.run('scheduled-payouts')]);
  expect([await market.list(), await market.askedToSay()]).toEqual([[], 1]);
  const { body } = await market.open();
  await market.run('scheduled-payouts');
  await answer(body.url, 'done');
  await market.look();
  expect(await market.list()).toEqual([]);
  await market.run('scheduled-payouts');
  await market.finish();
  expect(await market.list()).toMatchObject([{ state: 'sent', bySchedule: true, amount: { amount: 6_000 } }]);
  expect(await market.askedToSay()).toBe(1);
});

test.each([
  ['no bank account', { replaced_at: new Date() }, undefined],
  ['a shop that is closed', undefined, { status: 'closed' as const }],
])('a scheduled payout waits for its shop and is not forgotten for a week: %s', async (_what, bank, shut) => {
  await using market = await openAsking({ asksSellers: false });
  const { app, seller, shop } = market;
  await seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule: 'weekly' });
  if (bank) await app.db.updateTable('bank_accounts').set(bank).execute();
  if (shut) await app.db.updateTable('shops').set(shut).execute();
  app.clock.forward(51 * HOUR_MS);
  await market.run('scheduled-payouts');
  if (bank) await app.db.updateTable('bank_accounts').set({ replaced_at: null }).execute();
  if (shut) await app.db.updateTable('shops').set({ status: 'open' }).execute();
  await market.run('scheduled-payouts');
  expect(await market.list()).toMatchObject([{ bySchedule: true, amount: { amount: 6_000 } }]);
  await market.finish();
});
