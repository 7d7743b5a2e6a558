import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { finishActs, giveCard, saveCard } from '../../../testing/cards.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('someone keeps cards; the first is the default, then the one they choose, then the newest that is left', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const user = await buildUser(app.db);
  const own = async () => (await app.as(user).get(`/api/users/${user.id}`)).body.defaultpaymentmethod;
  expect(await own()).toBeNull();

  const visa = await saveCard(app, sandbox, user);
  expect(visa).toEqual({
    ...{ _id: visa._id, brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2034 },
    ...{ expired: false, isDefault: true },
  });
  app.clock.forward(1_000);
  const master = await saveCard(app, sandbox, user, '5555555555554444');
  app.clock.forward(1_000);
  const discover = await saveCard(app, sandbox, user, '6011111111111117');
  expect([master.isDefault, await own()]).toEqual([false, visa._id]);

  const chosen = await app.as(user).patch(`/api/payment-methods/${master._id}`, { isDefault: true });
  expect(chosen.body).toEqual({ ...master, isDefault: true });
  const { items } = (await app.as(user).get('/api/payment-methods')).body;
  expect(items.map((card: { last4: string }) => card.last4)).toEqual(['4444', '1117', '4242']);

  expect((await app.as(user).delete(`/api/payment-methods/${master._id}`)).status).toBe(204);
  expect(await own()).toBe(discover._id);
  await app.as(user).delete(`/api/payment-methods/${visa._id}`);
  await app.as(user).delete(`/api/payment-methods/${discover._id}`);
  expect([await own(), (await app.as(user).get('/api/payment-methods')).body.items]).toEqual([null, []]);

  const stripe = await sandbox.provider.client();
  const { provider_id: customer } = await app.db
    .selectFrom('customers')
    .selectAll()
    .executeTakeFirstOrThrow();
  const atProvider = async () => (await stripe.customers.listPaymentMethods(customer)).data.length;
  expect(await atProvider()).toBe(3);
  expect(await finishActs(app)).toBe(3);
  expect(await atProvider()).toBe(0);
});

test('a card is set up by its owner’s browser, and kept once however often they say so', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const user = await buildUser(app.db);
  const { status, body } = await app.as(user).post('/api/payment-methods/setup');
  expect([status, body.clientSecret]).toEqual([201, expect.stringMatching(/^seti_.+_secret_/)]);
  const paymentMethod = await giveCard(sandbox);
  const stripe = await sandbox.provider.client();
  const id = body.clientSecret.split('_secret_')[0];
  await stripe.setupIntents.confirm(id, { payment_method: paymentMethod });

  const both = await Promise.all(
    [1, 2].map(() => app.as(user).post('/api/payment-methods', { paymentMethod })),
  );
  const again = await app.as(user).post('/api/payment-methods', { paymentMethod });
  const kept = (await app.as(user).get('/api/payment-methods')).body.items;
  expect(kept).toHaveLength(1);
  for (const answer of [...both, again]) expect(answer.body).toEqual(kept[0]);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test('a card that its bank refuses is not kept, and neither is one that nobody knows', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const user = app.as(await buildUser(app.db));
  const add = async (paymentMethod: string) => {
    const { status, body } = await user.post('/api/payment-methods', { paymentMethod });
    return [status, body.error.code];
  };
  expect(await add(await giveCard(sandbox, '4000000000009995'))).toEqual([402, 'insufficient_funds']);
  expect(await add(await giveCard(sandbox, '4000000000000002'))).toEqual([402, 'card_declined']);
  expect(await add('pm_nobody')).toEqual([404, 'not_found']);
  expect(await add('4242424242424242')).toEqual([400, 'invalid_input']);
  expect((await user.get('/api/payment-methods')).body.items).toEqual([]);
});

test('somebody else’s card is nobody’s: not to keep, to choose or to remove, in capitals neither', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const [owner, other] = [await buildUser(app.db), await buildUser(app.db)];
  const card = await saveCard(app, sandbox, owner);
  await saveCard(app, sandbox, other);
  const { provider_id } = await app.db
    .selectFrom('cards')
    .select('provider_id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const answers = [await app.as(other).post('/api/payment-methods', { paymentMethod: provider_id })];
  for (const id of [card._id, card._id.toUpperCase()]) {
    answers.push(await app.as(other).patch(`/api/payment-methods/${id}`, { isDefault: true }));
    answers.push(await app.as(other).delete(`/api/payment-methods/${id}`));
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await app.as(owner).delete(`/api/payment-methods/${card._id.toUpperCase()}`)).status).toBe(204);
});

test('of thirteen cards added at once ten are kept, one of them the default', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  await using beside = await buildTestApp({ sandbox, beside: app });
  const user = await buildUser(app.db);
  const names = await Promise.all(Array.from({ length: 13 }, () => giveCard(sandbox)));
  const answers = await Promise.all(
    names.map((paymentMethod, n) =>
      (n % 2 ? app : beside).as(user).post('/api/payment-methods', { paymentMethod }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.error?.code === 'too_many_cards')).toHaveLength(3);
  const setup = await app.as(user).post('/api/payment-methods/setup');
  expect(setup.body.error.code).toBe('too_many_cards');
});

test('while the provider is away, cards can be seen, chosen and removed, and adding one says so', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const user = await buildUser(app.db);
  const card = await saveCard(app, sandbox, user);
  const paymentMethod = await giveCard(sandbox);
  sandbox.faults.add({ do: 'fail', status: 500 });
  app.log.allowErrors();
  for (const answer of [
    await app.as(user).post('/api/payment-methods/setup'),
    await app.as(user).post('/api/payment-methods', { paymentMethod }),
  ])
    expect([answer.status, answer.body.error.code]).toEqual([503, 'payments_unavailable']);
  expect((await app.as(user).get('/api/payment-methods')).body.items).toHaveLength(1);
  expect((await app.as(user).delete(`/api/payment-methods/${card._id}`)).status).toBe(204);
  tried('services down', 1, 'payments');
  expect(await finishActs(app)).toBe(0);
  sandbox.faults.clear();
  app.clock.forward(60_000);
  expect(await finishActs(app)).toBe(1);
});

test('who leaves is forgotten by the provider too', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const user = await buildUser(app.db);
  await saveCard(app, sandbox, user);
  const stripe = await sandbox.provider.client();
  expect((await stripe.customers.list()).data).toHaveLength(1);
  const left = await app.as(user).delete(`/api/users/${user.id}`);
  expect(left.status).toBe(204);
  expect(await app.db.selectFrom('cards').selectAll().execute()).toEqual([]);
  expect(await finishActs(app)).toBe(1);
  expect((await stripe.customers.list()).data).toEqual([]);
});
