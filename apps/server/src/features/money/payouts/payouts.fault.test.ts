import { tried } from '@souk/live/testing/tried.ts';
import type { Fault } from '@souk/payment-sandbox/sandbox.ts';
import { expect, test } from 'vitest';
import { HOUR_MS, openShopToPay } from '../../../testing/payouts.fixture.ts';
import { hearPayout } from './hear-payout.ts';

async function openReady() {
  const market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  return market;
}

const leaves = async ({ stripe }: Awaited<ReturnType<typeof openReady>>) =>
  (await stripe.transfers.list()).data.map(({ amount }) => amount);

// More often than the client itself tries again.
const faults: Array<[name: string, fault: Fault]> = [
  [
    'is down when it is to make the shop’s account',
    { on: 'POST /v1/accounts', do: 'fail', status: 500, times: 3 },
  ],
  ['loses the transfer on the way', { on: 'POST /v1/transfers', do: 'lose-before', times: 3 }],
  ['makes the transfer and is not heard', { on: 'POST /v1/transfers', do: 'lose-after', times: 3 }],
  ['loses the payout on the way', { on: 'POST /v1/payouts', do: 'lose-before', times: 3 }],
  ['sends the payout and is not heard', { on: 'POST /v1/payouts', do: 'lose-after', times: 3 }],
  ['has too much to do', { on: 'POST /v1/payouts', do: 'fail', status: 429, times: 3 }],
  ['does not know our key for a while', { on: 'POST /v1/transfers', do: 'fail', status: 401, times: 3 }],
  ['does not let our key pay for a while', { on: 'POST /v1/transfers', do: 'fail', status: 403, times: 3 }],
];

test.each(faults)('no money is lost and one payout is sent when the provider %s', async (_name, fault) => {
  await using market = await openReady();
  const { app, sandbox } = market;
  sandbox.faults.add(fault);
  const asked = await market.ask(6_000, 'one-request');
  sandbox.faults.clear();
  if (asked.status !== 201) {
    expect(asked.status).toBe(409);
    expect(await market.has()).toEqual({ 'shop-in-payout': 6_000 });
    expect((await market.overview()).balances[0].obstacle).toBe('payout_running');
    app.clock.forward(2 * 60_000);
    await market.finish();
  }
  expect((await market.ask(6_000, 'one-request')).body).toMatchObject({ number: 'PO-0001', state: 'sent' });
  expect(await market.list()).toHaveLength(1);
  expect(await leaves(market)).toEqual([6_000]);
  await market.bankWorks();
  expect(await market.list()).toMatchObject([{ state: 'paid' }]);
  tried('services down', 1, 'payments');
});

test('two days later, when the provider has forgotten our keys, the same payout is not sent again', async () => {
  await using market = await openReady();
  const { app, sandbox } = market;
  sandbox.faults.add({ on: 'POST /v1/payouts', do: 'lose-after', times: 3 });
  expect((await market.ask(6_000)).status).toBe(409);
  sandbox.faults.clear();
  sandbox.store.run('delete from answers');
  app.clock.forward(48 * HOUR_MS);
  expect(await market.finish()).toBe(1);
  expect(await market.list()).toMatchObject([{ state: 'sent' }]);
  expect(await leaves(market)).toEqual([6_000]);
  expect(sandbox.store.rows(`select id from things where kind = 'payout'`)).toHaveLength(1);
  tried('services down', 1, 'payments');
});

test('two days later, what went to an account that is gone by then is asked back', async () => {
  await using market = await openReady();
  const { app, sandbox, stripe } = market;
  sandbox.faults.add({ on: 'POST /v1/payouts', do: 'fail', status: 500, times: 3 });
  expect((await market.ask(6_000)).status).toBe(409);
  sandbox.faults.clear();
  sandbox.store.run('delete from answers');
  app.clock.forward(48 * HOUR_MS);
  sandbox.faults.add({ on: 'GET /v1/payouts', do: 'fail', status: 404 });
  await market.finish();
  sandbox.faults.clear();
  expect(await market.list()).toMatchObject([{ state: 'failed' }]);
  await market.finish();
  expect((await stripe.transfers.list()).data).toMatchObject([{ amount: 6_000, reversed: true }]);
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  tried('services down', 1, 'payments');
});

test('an event before its answer, twice and late, is one payout that arrived', async () => {
  await using market = await openReady();
  const { app, sandbox } = market;
  sandbox.faults.add({ on: 'POST /v1/payouts', do: 'lose-after', times: 3 });
  await market.ask(6_000);
  sandbox.faults.clear();
  const [row] = sandbox.store.rows(`select body from things where kind = 'payout'`);
  const said = JSON.parse(String(row?.body));
  for (const status of ['paid', 'paid', 'in_transit']) await hearPayout(app, { ...said, status });
  expect(await market.list()).toMatchObject([{ state: 'paid' }]);
  app.clock.forward(2 * 60_000);
  await market.finish();
  await hearPayout(app, { ...said, status: 'paid' });
  // One that names our payout and is another is not believed, nor one that nobody knows.
  await hearPayout(app, { ...said, id: 'po_other', status: 'failed' });
  await hearPayout(app, { ...said, metadata: { payout: crypto.randomUUID() }, status: 'failed' });
  await hearPayout(app, { ...said, metadata: {}, status: 'failed' });
  expect(await market.list()).toMatchObject([{ state: 'paid' }]);
  // The bank sends back what had arrived.
  await hearPayout(app, { ...said, status: 'failed' });
  await hearPayout(app, { ...said, status: 'failed' });
  expect(await market.list()).toMatchObject([{ state: 'failed', failure: 'bank_returned' }]);
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
});

test('what a bank sends back days later is found where its event never came', async () => {
  await using market = await openReady();
  const { app, sandbox } = market;
  await market.ask(6_000);
  await market.bankWorks();
  expect(await market.list()).toMatchObject([{ state: 'paid' }]);
  await sandbox.tellNobody();
  sandbox.store.run(
    `update things set body = json_set(body, '$.status', 'failed', '$.failure_code', 'account_closed')
     where kind = 'payout'`,
  );
  const asksFor = async (hours: number) => {
    app.clock.forward(hours * HOUR_MS);
    await market.run('asking-after-payouts');
    return await market.list();
  };
  expect(await asksFor(3)).toMatchObject([{ state: 'paid' }]);
  expect(await asksFor(22)).toMatchObject([{ state: 'failed', failure: 'bank_returned' }]);
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  tried('services down', 1, 'payments');
});

test('a payout that failed before its answer came has its transfer brought back all the same', async () => {
  await using market = await openReady();
  const { app, sandbox } = market;
  sandbox.faults.add({ on: 'POST /v1/payouts', do: 'lose-after', times: 3 });
  await market.ask(6_000);
  sandbox.faults.clear();
  const [row] = sandbox.store.rows(`select body from things where kind = 'payout'`);
  await hearPayout(app, { ...JSON.parse(String(row?.body)), status: 'failed' });
  app.clock.forward(2 * 60_000);
  await market.finish();
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  const open = await app.db.selectFrom('acts').select('name').where('name', '=', 'payout-reversal').execute();
  expect(open).toHaveLength(1);
});

test('what a failed payout left with the provider is asked back until it is there', async () => {
  await using market = await openReady();
  const { app, stripe } = market;
  market.sandbox.faults.add({ on: 'POST /v1/payouts', do: 'fail', status: 400 });
  expect((await market.ask(6_000)).body).toMatchObject({ state: 'failed', failure: 'bank_refused' });
  market.sandbox.faults.clear();
  const reversed = async () => (await stripe.transfers.list()).data.map((transfer) => transfer.reversed);
  // A colleague had it sent to the bank by hand.
  const [account] = await app.db.selectFrom('payout_shops').select('provider_id').execute();
  const there = { stripeAccount: account?.provider_id ?? '' };
  const byHand = await stripe.payouts.create({ amount: 6_000, currency: 'usd' }, there);
  expect(await market.finish()).toBe(0);
  const open = await app.db
    .selectFrom('acts')
    .select('last_error')
    .where('recorded_at', 'is', null)
    .execute();
  expect(open).toEqual([{ last_error: expect.stringContaining('balance_insufficient') }]);
  await stripe.payouts.cancel(byHand.id, {}, there);
  app.clock.forward(HOUR_MS);
  expect(await market.finish()).toBe(1);
  expect(await reversed()).toEqual([true]);
});

test.each([401, 403, 429])(
  'a reversal that the provider does not let us ask for waits (%s)',
  async (status) => {
    await using market = await openReady();
    const { app, sandbox, stripe } = market;
    sandbox.faults.add({ on: 'POST /v1/payouts', do: 'fail', status: 400 });
    await market.ask(6_000);
    sandbox.faults.clear();
    sandbox.faults.add({ on: 'POST /v1/transfers', do: 'fail', status });
    expect(await market.finish()).toBe(0);
    sandbox.faults.clear();
    // It was taken back by hand meanwhile.
    const [transfer] = (await stripe.transfers.list()).data;
    await stripe.transfers.createReversal(transfer?.id ?? '');
    app.clock.forward(HOUR_MS);
    expect(await market.finish()).toBe(1);
    tried('services down', 1, 'payments');
  },
);
