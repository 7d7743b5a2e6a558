import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { describeRoutes } from '../../testing/routes.ts';
import { Failure } from '../errors/failure.ts';
import type { Feature } from '../http/http-server.ts';
import { answerOnce } from './answer-once.ts';

interface Control {
  /** Called inside the effect. */
  during: () => Promise<void>;
}

// Adding a language stands for anything that moves money: it must happen once.
function till(control: Control = { during: async () => undefined }): Feature {
  return async (app) => {
    app.post(
      '/t/buy',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: { body: z.strictObject({ code: z.string(), amount: z.int() }) },
      },
      (request, reply) =>
        answerOnce(request, reply, async ({ db }) => {
          const { code, amount } = request.body;
          await control.during();
          if (amount < 0) throw new Failure({ code: 'out_of_stock', status: 409, message: 'Sold.' });
          await db
            .insertInto('languages')
            .values({ code: `${code}-${crypto.randomUUID()}`, name: 'n', dir: 'ltr', messages: '{}' })
            .execute();
          return { status: 201, body: { bought: amount } };
        }),
    );
  };
}

const MINUTE_MS = 60_000;
const key = (name = 'order-0001') => ({ 'idempotency-key': name });
const bought = async (app: TestApp) => (await app.db.selectFrom('languages').select('code').execute()).length;

test('a call that moves money without a key is refused', async () => {
  await using app = await buildTestApp({ extra: till() });
  const buyer = app.as(await buildUser(app.db));
  for (const headers of [{}, key('short'), key('with space inside'), key('x'.repeat(201))]) {
    const { status, body } = await buyer.post('/api/t/buy', { code: 'a', amount: 1 }, headers);
    expect([status, body.error.code]).toEqual([400, 'idempotency_key_required']);
  }
});

test('the same key and body get the first answer again, whatever the order of the fields', async () => {
  await using app = await buildTestApp({ extra: till() });
  const buyer = app.as(await buildUser(app.db));
  const first = await buyer.post('/api/t/buy', { code: 'a', amount: 1 }, key());
  const again = await buyer.post('/api/t/buy', { amount: 1, code: 'a' }, key());
  expect([first.status, first.body, first.headers['idempotent-replayed']]).toEqual([
    201,
    { bought: 1 },
    undefined,
  ]);
  expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
    201,
    { bought: 1 },
    'true',
  ]);
  expect(await bought(app)).toBe(1);
});

test('the same key with another body is refused; another user’s same key is another key', async () => {
  await using app = await buildTestApp({ extra: till() });
  const buyer = app.as(await buildUser(app.db));
  await buyer.post('/api/t/buy', { code: 'a', amount: 1 }, key());
  const other = await buyer.post('/api/t/buy', { code: 'a', amount: 2 }, key());
  expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  const neighbour = app.as(await buildUser(app.db));
  expect((await neighbour.post('/api/t/buy', { code: 'a', amount: 2 }, key())).status).toBe(201);
});

test('fifty calls at once with one key, over two processes, have one effect', async () => {
  await using app = await buildTestApp({ extra: till() });
  await using other = await buildTestApp({ extra: till(), beside: app });
  const buyer = await buildUser(app.db);
  const rounds = process.env.FIGURES === 'long' ? 100 : 4;
  tried('idempotency', 50 * rounds);
  for (let round = 1; round <= rounds; round += 1) {
    const calls = Array.from({ length: 50 }, (_, n) =>
      (n % 2 === 0 ? app : other)
        .as(buyer)
        .post('/api/t/buy', { code: 'a', amount: 1 }, key(`order-${round}-race`)),
    );
    const answers = await Promise.all(calls);
    const first = answers.filter(({ status, headers }) => status === 201 && !headers['idempotent-replayed']);
    expect(first).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.error.code]).toEqual([409, 'idempotency_in_progress']);
      else expect(body).toEqual({ bought: 1 });
    }
    expect(await bought(app)).toBe(round);
  }
});

test('a refusal is an answer too and is given again', async () => {
  await using app = await buildTestApp({ extra: till() });
  const buyer = app.as(await buildUser(app.db));
  const ask = () => buyer.post('/api/t/buy', { code: 'a', amount: -1 }, key());
  const [first, again] = [await ask(), await ask()];
  expect([first.status, first.body.error.code]).toEqual([409, 'out_of_stock']);
  expect([again.status, again.body.error.code]).toEqual([409, 'out_of_stock']);
  expect(await bought(app)).toBe(0);
});

test('after a failure of ours nothing is kept and the same key may try again', async () => {
  const control = { during: async () => Promise.reject(new Error('the disk is on fire')) as Promise<void> };
  await using app = await buildTestApp({ extra: till(control) });
  app.log.allowErrors();
  const buyer = app.as(await buildUser(app.db));
  expect((await buyer.post('/api/t/buy', { code: 'a', amount: 1 }, key())).status).toBe(500);
  expect(await bought(app)).toBe(0);
  control.during = async () => undefined;
  expect((await buyer.post('/api/t/buy', { code: 'a', amount: 1 }, key())).status).toBe(201);
  expect(await bought(app)).toBe(1);
});

test('a call keeps its key however slow it is: whoever repeats it is told to wait, and then what came of it', async () => {
  const entered = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const control = {
    during: async () => {
      entered.resolve();
      await finish.promise;
    },
  };
  await using app = await buildTestApp({ extra: till(control) });
  const user = await buildUser(app.db);
  const buy = () => app.as(user).post('/api/t/buy', { code: 'slow', amount: 1 }, key());
  const slow = buy();
  await entered.promise;
  app.clock.forward(10 * MINUTE_MS);
  const meanwhile = await buy();
  expect([meanwhile.status, meanwhile.body.error.code]).toEqual([409, 'idempotency_in_progress']);
  expect(meanwhile.headers['retry-after']).toBe('1');
  finish.resolve();
  expect([(await slow).status, (await buy()).status]).toEqual([201, 201]);
  expect(await bought(app)).toBe(1);
});

test('a public route cannot ask for a key, because a key belongs to a user', async () => {
  const extra: Feature = async (app) => {
    app.post('/t/x', { config: { access: 'public', speaks: false, idempotent: true } }, () => 'x');
  };
  await expect(describeRoutes({ extra })).rejects.toThrow('cannot be public');
});
