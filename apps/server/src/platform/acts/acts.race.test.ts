import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { inTill, makeTill, payingAt, startProvider } from '../../testing/till.fixture.ts';
import type { Feature } from '../http/http-server.ts';
import { cleaning } from '../jobs/cleaning.job.ts';
import { actOnce, finishOpenActs } from './index.ts';

const MINUTE_MS = 60_000;

const till =
  (url: string): Feature =>
  async (app) => {
    app.post(
      '/t/pay',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: { body: z.strictObject({ name: z.string(), amount: z.int() }) },
      },
      (request, reply) => actOnce(request, reply, payingAt(url), request.body),
    );
  };

async function openTill() {
  const provider = await startProvider();
  const extra = till(provider.url);
  const app = await buildTestApp({ extra });
  const other = await buildTestApp({ extra, beside: app });
  await makeTill(app.db);
  const user = await buildUser(app.db);
  const pay = (amount: number, process = app) =>
    process.as(user).post('/api/t/pay', { name: 'tea', amount }, { 'idempotency-key': 'payment-0001' });
  const finish = () => finishOpenActs({ ...app, log: app.log.log }, [payingAt(provider.url)]);
  return {
    ...{ app, other, provider, pay, finish },
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
      provider[Symbol.dispose]();
    },
  };
}

test('a payment is answered, and the same call again gets the same answer without asking anybody', async () => {
  await using shop = await openTill();
  expect(await shop.pay(500)).toMatchObject({ status: 201, body: { paid: 500 } });
  shop.provider.mood.silent = true;
  expect(await shop.pay(500)).toMatchObject({
    status: 201,
    body: { paid: 500 },
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await shop.pay(600)).body.error.code).toBe('idempotency_key_reused');
});

test('a declined card is an answer, and its row of record stays', async () => {
  await using shop = await openTill();
  for (const attempt of [1, 2]) {
    const { status, body } = await shop.pay(513);
    expect([attempt, status, body.error.code]).toEqual([attempt, 402, 'card_declined']);
  }
  expect(await inTill(shop.app.db)).toMatchObject([{ amount: 513, state: 'declined' }]);
});

test('what is refused before anybody is asked leaves nothing but its answer', async () => {
  await using shop = await openTill();
  for (const attempt of [1, 2])
    expect([attempt, (await shop.pay(0)).body.error.code]).toEqual([attempt, 'nothing_to_pay']);
  expect(await inTill(shop.app.db)).toEqual([]);
  expect(await shop.app.db.selectFrom('acts').select('id').execute()).toEqual([]);
});

test('fifty calls at once with one key, over two processes, ask the provider once', async () => {
  await using shop = await openTill();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => shop.pay(500, n % 2 ? shop.app : shop.other)),
  );
  for (const { status, body } of answers)
    if (status !== 201) expect([status, body.error.code]).toEqual([409, 'idempotency_in_progress']);
  expect(
    answers.filter(({ headers, status }) => status === 201 && !headers['idempotent-replayed']),
  ).toHaveLength(1);
  expect(shop.provider.charged.size).toBe(1);
  expect(await inTill(shop.app.db)).toMatchObject([{ state: 'paid' }]);
});

test('a provider that does not say what it did is asked again with the same id, and charges once', async () => {
  await using shop = await openTill();
  shop.provider.mood.silent = true;
  const { status, body } = await shop.pay(500);
  expect([status, body.error.code]).toEqual([409, 'idempotency_in_progress']);
  expect(await shop.finish()).toBe(0);
  shop.app.clock.forward(2_000);
  expect(await shop.finish()).toBe(0);
  shop.provider.mood.silent = false;
  expect(await shop.finish()).toBe(0);
  shop.app.clock.forward(MINUTE_MS);
  expect(await shop.finish()).toBe(1);
  expect(await shop.pay(500)).toMatchObject({ status: 201, body: { paid: 500 } });
  expect(shop.provider.charged.size).toBe(1);
});

test('of a slow call and a worker that took over after its lease only one records, and both tell the same', async () => {
  await using shop = await openTill();
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  shop.provider.mood.before = async () => {
    asked.resolve();
    await goOn.promise;
  };
  const slow = shop.pay(500);
  await asked.promise;
  expect(await shop.finish()).toBe(0);
  shop.app.clock.forward(MINUTE_MS);
  shop.provider.mood.before = async () => undefined;
  expect(await shop.finish()).toBe(1);
  goOn.resolve();
  expect(await slow).toMatchObject({ status: 201, body: { paid: 500 } });
  expect(shop.provider.charged.size).toBe(1);
  expect(await inTill(shop.app.db)).toMatchObject([{ state: 'paid' }]);
});

test('a key is not forgotten while its act is open', async () => {
  await using shop = await openTill();
  shop.provider.mood.silent = true;
  await shop.pay(500);
  shop.app.clock.forward(3 * 24 * 60 * MINUTE_MS);
  await cleaning.run({ db: shop.app.db, clock: shop.app.clock, log: shop.app.log.log }, {});
  expect((await shop.pay(500)).body.error.code).toBe('idempotency_in_progress');
});
