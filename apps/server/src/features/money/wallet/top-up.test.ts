import { type Account, marketAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { moved } from '@souk/shared/money/ledger/postings.ts';
import { expect, test } from 'vitest';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { finishActs, newKey, reconcile, saveCard } from '../../../testing/cards.fixture.ts';
import { book, entryOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { startSandbox, type TestSandbox } from '../../../testing/sandbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { balancesOf, type Entry } from '../ledger/index.ts';

const MINUTE_MS = 60_000;
const dollars = (amount: number) => ({ amount, currency: 'USD' });

async function openWallet(number?: string) {
  const sandbox = await startSandbox();
  const app = await buildTestApp({ sandbox });
  const user = await buildUser(app.db);
  const card = await saveCard(app, sandbox, user, number);
  const key = newKey();
  return {
    ...{ sandbox, app, user, card },
    topUp: (amount: number, asked: Record<string, string> = newKey()) =>
      app.as(user).post('/api/wallet/top-ups', { amount: dollars(amount), card: card._id }, asked),
    giveBack: (amount: number) =>
      app.as(user).post('/api/wallet/refund', { amount: dollars(amount) }, newKey()),
    payment: async (id: string) => (await app.as(user).get(`/api/payments/${id}`)).body,
    balance: async () => (await balancesOf(app.db, user.id)).get('USD')?.wallet ?? 0,
    key,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

/** What the bank's page does when the owner of the card says yes or no there. */
async function answerChallenge(sandbox: TestSandbox, clientSecret: string, result: 'complete' | 'fail') {
  const [id] = clientSecret.split('_secret_');
  await fetch(`${sandbox.url}/challenge/${id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ client_secret: clientSecret, result }),
  });
  await sandbox.deliveries.idle();
}

const charges = async (sandbox: TestSandbox) =>
  (await (await sandbox.provider.client()).charges.list()).data.filter(({ paid }) => paid).length;
const paymentsOf = (app: TestApp) => app.db.selectFrom('payments').select(['state', 'failure']).execute();

test('money goes from a card into a wallet once, however often one asks and is told', async () => {
  await using open = await openWallet();
  const { status, body } = await open.topUp(2_500, open.key);
  expect([status, body]).toMatchObject([
    201,
    { state: 'succeeded', amount: dollars(2_500), card: { brand: 'visa', last4: '4242' }, failure: null },
  ]);
  expect((await open.topUp(2_500, open.key)).headers['idempotent-replayed']).toBe('true');
  await open.sandbox.deliveries.idle();
  await reconcile(open.app);
  expect([await open.balance(), await charges(open.sandbox)]).toEqual([2_500, 1]);
  expect(await open.payment(body._id)).toEqual(body);
});

test('a declined card is told why and what to do, and its payment stays on record', async () => {
  for (const [number, code] of [
    ['4000000000000341', 'card_declined'],
    ['4242424242424242', null],
  ] as const) {
    await using open = await openWallet(number);
    const { status, body } = await open.topUp(2_500);
    expect([status, body.error?.code ?? null]).toEqual(code ? [402, code] : [201, null]);
    await open.sandbox.deliveries.idle();
    expect(await paymentsOf(open.app)).toEqual([{ state: code ? 'failed' : 'succeeded', failure: code }]);
  }
});

test('nobody tops up too little, too much, in another currency, or with somebody else’s card', async () => {
  await using open = await openWallet();
  const other = await buildUser(open.app.db);
  const wrong: unknown[] = [
    { amount: dollars(499), card: open.card._id },
    { amount: dollars(200_001), card: open.card._id },
    { amount: { amount: 2_500, currency: 'EUR' }, card: open.card._id },
  ];
  for (const body of wrong) {
    const answer = await open.app.as(open.user).post('/api/wallet/top-ups', body, newKey());
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_input']);
  }
  for (const id of [open.card._id, open.card._id.toUpperCase()]) {
    const body = { amount: dollars(500), card: id };
    expect((await open.app.as(other).post('/api/wallet/top-ups', body, newKey())).status).toBe(404);
  }
  expect(await paymentsOf(open.app)).toEqual([]);
});

test('a bank asks the card’s owner first; their yes brings the money, their no does not', async () => {
  for (const says of ['complete', 'fail'] as const) {
    await using open = await openWallet('4000000000003220');
    const { body } = await open.topUp(2_500);
    expect(body.state).toBe('requires-action');
    const other = await buildUser(open.app.db);
    const check = `/api/payments/${body._id}/check`;
    expect((await open.app.as(other).post(check)).status).toBe(404);
    const asked = (await open.app.as(open.user).post(check)).body;
    expect(asked).toMatchObject({ payment: { state: 'requires-action' } });
    await answerChallenge(open.sandbox, asked.clientSecret, says);
    const { payment, clientSecret } = (await open.app.as(open.user).post(check)).body;
    const [state, failure] = says === 'complete' ? ['succeeded', null] : ['failed', 'authentication_failed'];
    expect([payment.state, payment.failure, clientSecret]).toEqual([state, failure, null]);
    expect(await open.balance()).toBe(says === 'complete' ? 2_500 : 0);
    await finishActs(open.app);
    const intents = await (await open.sandbox.provider.client()).paymentIntents.list();
    // What failed cannot be tried again behind our back.
    expect(intents.data[0]?.status).toBe(says === 'complete' ? 'succeeded' : 'canceled');
  }
});

test('a challenge that nobody meets is cancelled at the provider before what waits for it is over', async () => {
  await using open = await openWallet('4000000000003220');
  const { body } = await open.topUp(2_500);
  open.app.clock.forward(10 * MINUTE_MS);
  await reconcile(open.app);
  expect(await finishActs(open.app)).toBe(0);
  expect((await open.payment(body._id)).state).toBe('requires-action');
  open.app.clock.forward(18 * MINUTE_MS);
  await reconcile(open.app);
  expect(await finishActs(open.app)).toBe(1);
  expect((await open.payment(body._id)).state).toBe('cancelled');
  const intents = await (await open.sandbox.provider.client()).paymentIntents.list();
  expect(intents.data[0]?.status).toBe('canceled');
});

test('what was not used goes back to its card, and never more than is left of it', async () => {
  await using open = await openWallet();
  await open.topUp(2_500);
  open.app.clock.forward(1_000);
  await open.topUp(1_000);
  const refundable = async () => (await open.app.as(open.user).get('/api/wallet/refundable')).body.items;
  expect(await refundable()).toEqual([dollars(3_500)]);
  const back = await open.giveBack(1_700);
  expect(back.body.parts.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
    1_000, 700,
  ]);
  expect([await open.balance(), await refundable()]).toEqual([1_800, [dollars(1_800)]]);
  expect(await finishActs(open.app)).toBe(2);
  await open.sandbox.deliveries.idle();
  const tooMuch = await open.giveBack(1_801);
  expect([tooMuch.status, tooMuch.body.error]).toMatchObject([
    409,
    { code: 'refund_too_much', details: { left: dollars(1_800) } },
  ]);
  const atOnce = await Promise.all([1, 2, 3].map(() => open.giveBack(900)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(await finishActs(open.app)).toBe(2);
  expect([await open.balance(), await refundable()]).toEqual([0, []]);
  const { data } = await (await open.sandbox.provider.client()).refunds.list();
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(3_500);
  expect(
    await open.app.db.selectFrom('refunds').select('id').where('state', '<>', 'succeeded').execute(),
  ).toEqual([]);
});

test('a shop’s earnings leave by no card: what was topped up and spent is used, whatever came since', async () => {
  await using open = await openWallet();
  const { app, user } = open;
  await open.topUp(2_500);
  const moves = (kind: Entry['kind'], from: Account, to: Account, amount: number) =>
    entryOf({ kind, postings: moved(from, to, amount) });
  const [wallet, clearing] = [walletOf(user.id), marketAccount('clearing')];
  await book(app, moves('tip', wallet, clearing, 2_500), moves('to-wallet', clearing, wallet, 2_000));
  expect(await open.balance()).toBe(2_000);
  expect((await app.as(user).get('/api/wallet/refundable')).body.items).toEqual([]);
  expect((await open.giveBack(1_000)).body.error.code).toBe('refund_too_much');
  expect(await open.balance()).toBe(2_000);
});

test('who leaves gives up what no card gave, when they say so, and what a card gave goes back there first', async () => {
  await using open = await openWallet();
  const { app, user } = open;
  await open.topUp(2_500);
  const goodwill = moved(marketAccount('coupons'), walletOf(user.id), 320);
  await book(app, entryOf({ kind: 'refund', postings: goodwill }));
  expect((await app.as(user).get('/api/wallet/refundable')).body).toEqual({
    items: [dollars(2_500)],
    credit: [dollars(320)],
  });
  const leave = (words = '') => app.as(user).delete(`/api/users/${user.id}${words}`);
  const held = { status: 409, body: { error: { details: ['money_here'] } } };
  expect(await leave('?giveUp=USD320')).toMatchObject(held);
  expect(await open.balance()).toBe(2_820);
  await open.giveBack(2_500);
  await finishActs(app);
  expect(await leave()).toMatchObject(held);
  // They were told of another sum.
  expect(await leave('?giveUp=USD319')).toMatchObject(held);
  expect((await leave('?giveUp=320')).status).toBe(400);
  expect(await open.balance()).toBe(320);

  expect((await leave('?giveUp=USD320')).status).toBe(204);
  expect(await open.balance()).toBe(0);
  const given = await app.db
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance'])
    .where('kind', '=', 'given-up')
    .execute();
  expect(given).toEqual([{ currency: 'USD', balance: 320 }]);
});

test('a refund that the provider cannot make is in the wallet again', async () => {
  await using open = await openWallet();
  await open.topUp(2_500);
  await open.giveBack(2_500);
  expect(await open.balance()).toBe(0);
  open.sandbox.faults.add({ on: 'POST /v1/refunds', do: 'fail', status: 400, times: 1 });
  expect(await finishActs(open.app)).toBe(1);
  expect(await open.balance()).toBe(2_500);
  expect(await open.app.db.selectFrom('refunds').select('state').execute()).toEqual([{ state: 'failed' }]);
  expect((await open.giveBack(2_500)).status).toBe(201);
});

test('of dinars nobody puts in what a card cannot pay, and reads what it can', async () => {
  await using open = await openWallet();
  const { app, user, card } = open;
  await operatorSets(app.db, { currency: 'KWD' });
  const put = (amount: number) =>
    app
      .as(user)
      .post('/api/wallet/top-ups', { amount: { amount, currency: 'KWD' }, card: card._id }, newKey());
  const { status, body } = await put(5_005);
  expect([status, body.error]).toMatchObject([
    400,
    {
      code: 'invalid_input',
      details: [{ field: 'amount.amount', message: expect.stringContaining('5010') }],
    },
  ]);
  expect(await paymentsOf(app)).toEqual([]);
  expect((await put(5_010)).body.state).toBe('succeeded');
});

test('of dinars nothing is sent back that a card cannot take, and what is goes there', async () => {
  await using open = await openWallet();
  const { app, user, card, sandbox } = open;
  await operatorSets(app.db, { currency: 'KWD' });
  const dinars = (amount: number) => ({ amount, currency: 'KWD' });
  const put = { amount: dinars(5_010), card: card._id };
  expect((await app.as(user).post('/api/wallet/top-ups', put, newKey())).body.state).toBe('succeeded');
  // So much of it was spent.
  await book(app, topUpOf(user.id, -1_265, { currency: 'KWD' }));
  expect((await app.as(user).get('/api/wallet/refundable')).body.items).toEqual([dinars(3_740)]);
  const back = (amount: number) =>
    app.as(user).post('/api/wallet/refund', { amount: dinars(amount) }, newKey());
  expect((await back(3_745)).body.error).toMatchObject({ code: 'invalid_input' });
  expect((await back(3_740)).status).toBe(201);
  await finishActs(app);
  const { data } = await (await sandbox.provider.client()).refunds.list();
  expect(data.map(({ amount }) => amount)).toEqual([3_740]);
  expect((await balancesOf(app.db, user.id)).get('KWD')?.wallet).toBe(5);
});

test('whose card does not take back what they topped up hears that it is in their wallet again', async () => {
  await using open = await openWallet('4000000000005126');
  await open.topUp(2_500);
  await open.sandbox.deliveries.idle();
  open.sandbox.deliveries.hold(true);
  await open.giveBack(2_500);
  await finishActs(open.app);
  expect(await open.balance()).toBe(0);
  open.sandbox.passTime();
  await open.sandbox.deliveries.deliver();
  expect(await open.balance()).toBe(2_500);
  const told = (await bellOf(open.app, open.user)).items.map(({ text }) => text);
  expect(told).toEqual(['notifications.text.moneyInWallet']);
});
