import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { performOnce } from '../../../platform/acts/act-once.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { stripeProvider } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { callNamed } from '../../../testing/call-named.ts';
import { finishActs, newKey, reconcile, saveCard } from '../../../testing/cards.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { moneyWork } from '../index.ts';
import { balancesOf } from '../ledger/index.ts';

const MINUTE_MS = 60_000;
const charging = 'POST /v1/payment_intents';

async function openTill() {
  const sandbox = await startSandbox();
  const app = await buildTestApp({ sandbox });
  // What is not told has to be asked for.
  await sandbox.tellNobody();
  const user = await buildUser(app.db);
  const card = await saveCard(app, sandbox, user);
  const body = { amount: { amount: 2_500, currency: 'USD' }, card: card._id };
  return {
    ...{ sandbox, app },
    pay: (key = newKey()) => app.as(user).post('/api/wallet/top-ups', body, key),
    payment: () =>
      app.db.selectFrom('payments').select(['state', 'failure']).orderBy('id', 'desc').executeTakeFirst(),
    async booked() {
      const charges = await (await sandbox.provider.client()).charges.list();
      return [charges.data.length, (await balancesOf(app.db, user.id)).get('USD')?.wallet ?? 0];
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

test('an answer that is lost once is asked for once more, and the buyer is charged once', {
  tags: 'whole',
}, async () => {
  for (const fault of [{ do: 'lose-after' }, { do: 'lose-before' }, { do: 'fail', status: 500 }] as const) {
    await using till = await openTill();
    till.sandbox.faults.add({ on: charging, times: 1, ...fault });
    expect(await till.pay()).toMatchObject({ status: 201, body: { state: 'succeeded' } });
    expect(await till.booked()).toEqual([1, 2_500]);
    tried('services down', 1, 'payments');
  }
});

test.each([
  // The client itself tries once more when a line was cut.
  [401, 2],
  [429, 1],
])(
  'a card that may have been charged is not called declined when it is asked again (%s)',
  async (status, lost) => {
    await using till = await openTill();
    till.sandbox.faults.add({ on: charging, do: 'lose-after', times: lost });
    till.sandbox.faults.add({ on: charging, do: 'fail', status, after: lost });
    expect(await till.pay()).toMatchObject({ status: 201, body: { state: 'processing', failure: null } });
    till.sandbox.faults.clear();
    till.app.clock.forward(MINUTE_MS);
    await reconcile(till.app);
    expect(await till.payment()).toEqual({ state: 'succeeded', failure: null });
    expect(await till.booked()).toEqual([1, 2_500]);
    tried('services down', 1, 'payments');
  },
);

test.each([401, 403])(
  'with a key that is not let in, nothing is charged and its owner is told at once (%s)',
  async (status) => {
    await using till = await openTill();
    till.app.log.allowErrors();
    till.sandbox.faults.add({ on: charging, do: 'fail', status });
    expect((await till.pay()).body.error.code).toBe('payments_unavailable');
    expect(await till.payment()).toEqual({ state: 'failed', failure: 'payments_unavailable' });
    expect(await till.booked()).toEqual([0, 0]);
    tried('services down', 1, 'payments');
  },
);

test('while nobody knows whether a card was charged its owner is told so, and hears later that it was', async () => {
  await using till = await openTill();
  till.sandbox.faults.add({ on: charging, do: 'lose-after' });
  const key = newKey();
  expect(await till.pay(key)).toMatchObject({ status: 201, body: { state: 'processing', failure: null } });
  // The same call again charges nobody once more.
  expect((await till.pay(key)).body.state).toBe('processing');
  expect(await till.booked()).toEqual([1, 0]);
  till.app.clock.forward(MINUTE_MS);
  await reconcile(till.app);
  await reconcile(till.app);
  expect(await till.payment()).toEqual({ state: 'succeeded', failure: null });
  expect(await till.booked()).toEqual([1, 2_500]);
  tried('services down', 1, 'payments');
});

test('a payment that the provider never heard of fails once it cannot hear of it any more', {
  tags: 'whole',
}, async () => {
  await using till = await openTill();
  till.sandbox.faults.add({ on: charging, do: 'lose-before' });
  expect((await till.pay()).body.state).toBe('processing');
  till.sandbox.faults.clear();
  till.app.clock.forward(2 * MINUTE_MS);
  await reconcile(till.app);
  expect((await till.payment())?.state).toBe('processing');
  till.app.clock.forward(4 * MINUTE_MS);
  await reconcile(till.app);
  expect(await till.payment()).toEqual({ state: 'failed', failure: 'payments_unavailable' });
  expect(await till.booked()).toEqual([0, 0]);
  tried('services down', 1, 'payments');
});

test('while the provider does not say how a payment stands it stays open, and holds up no other', async () => {
  await using till = await openTill();
  till.sandbox.faults.add({ on: charging, do: 'lose-after' });
  await till.pay();
  await till.pay();
  till.app.clock.forward(MINUTE_MS);
  till.sandbox.faults.clear();
  till.sandbox.faults.add({ on: 'GET /v1/payment_intents', do: 'fail', status: 400, times: 1 });
  await reconcile(till.app);
  expect(await till.booked()).toEqual([2, 2_500]);
  till.app.clock.forward(MINUTE_MS);
  await reconcile(till.app);
  expect(await till.booked()).toEqual([2, 5_000]);
  tried('services down', 1, 'payments');
});

test('with nobody there to charge the card, its owner is told at once that nothing was', async () => {
  await using till = await openTill();
  const away = stripeProvider({ ...till.sandbox.keys, kind: 'sandbox', apiBase: 'http://127.0.0.1:1' });
  await using app = await buildTestApp({ beside: till.app, payments: away });
  app.log.allowErrors();
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const { _id: card } = (await app.as(id).get('/api/payment-methods')).body.items[0];
  const body = { amount: { amount: 2_500, currency: 'USD' }, card };
  const { status, body: answer } = await app.as(id).post('/api/wallet/top-ups', body, newKey());
  expect([status, answer.error.code]).toEqual([503, 'payments_unavailable']);
  expect(await till.payment()).toEqual({ state: 'failed', failure: 'payments_unavailable' });
  expect(await till.booked()).toEqual([0, 0]);
});

test.each(['not reached', 'shut out'] as const)(
  'what a process charged before it died is not called uncharged by the next, which the provider does not let in (%s)',
  async (how) => {
    await using till = await openTill();
    const { app, sandbox } = till;
    app.log.allowErrors();
    const topUp = moneyWork(app).acts.find(({ name }) => name === 'top-up') as unknown as Act<object>;
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const { _id: card } = (await app.as(userId).get('/api/payment-methods')).body.items[0];
    const ctx = { ...app, actor: { userId } } as unknown as UserCtx;
    const dying: typeof topUp = {
      ...topUp,
      async ask(...asked) {
        await topUp.ask(...asked);
        throw new Error('nobody hears of it');
      },
    };
    const input = { amount: { amount: 2_500, currency: 'USD' }, card };
    const call = callNamed('charged');
    await expect(performOnce(ctx, call, dying, input, app.log.log)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    });

    app.clock.forward(2 * MINUTE_MS);
    const away = stripeProvider({ ...sandbox.keys, kind: 'sandbox', apiBase: 'http://127.0.0.1:1' });
    if (how === 'shut out') sandbox.faults.add({ on: charging, do: 'fail', status: 401 });
    await finishActs({ ...app, payments: how === 'shut out' ? app.payments : away });
    expect((await till.payment())?.state).toBe('processing');
    sandbox.faults.clear();
    app.clock.forward(MINUTE_MS);
    await reconcile(app);
    expect(await till.payment()).toEqual({ state: 'succeeded', failure: null });
    expect(await till.booked()).toEqual([1, 2_500]);
    tried('services down', 1, 'payments');
  },
);

test('a market without a provider takes no cards, and says so before anything is written', async () => {
  await using app = await buildTestApp();
  const user = app.as(await buildUser(app.db));
  const card = '0199c000-0000-7000-8000-000000000001';
  const body = { amount: { amount: 2_500, currency: 'USD' }, card };
  for (const answer of [
    await user.post('/api/payment-methods/setup'),
    await user.post('/api/wallet/top-ups', body, newKey()),
  ])
    expect([answer.status, answer.body.error.code]).toEqual([409, 'payments_unavailable']);
  expect((await user.get('/api/payment-methods')).body.items).toEqual([]);
});
