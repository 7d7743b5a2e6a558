import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildAddress } from '../addresses/address.builder.ts';
import { guardSpending, type SpentSince } from './index.ts';

const url = '/api/self-limits';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const DAY_MS = 86_400_000;

test('raises and cuts sent at once never leave more than the lowest that was asked for', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const buyer = await buildUser(app.db);
  await app.as(buyer).put(url, { day: usd(5_000) });
  const asked = [9_000, 1_000, null, 8_000, 5_000, 1_000, null, 7_000, 3_000, 20_000];
  const answers = await Promise.all(
    asked.map((amount, n) =>
      (n % 2 ? app : other).as(buyer).put(url, { day: amount === null ? null : usd(amount) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await app.as(buyer).get(url)).body.limits.day.amount).toEqual(usd(1_000));
});

test('of cool-downs sent at once the longest holds', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const until = new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString();
  await Promise.all([1, 30, 7, 1, 30, 7, 1].map((days) => buyer.post(`${url}/cool-down`, { days })));
  expect((await buyer.get(url)).body.coolDownUntil).toBe(until);
});

test('twenty purchases at once do not get past a limit that leaves room for three', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await app.as(buyer).put(url, { day: usd(3_500) });
  // What is bought is kept where every transaction sees it once it is committed, as orders are.
  const spentSince: SpentSince = async (db, userId) =>
    (await db.selectFrom('addresses').select('id').where('user_id', '=', userId).execute()).length * 1_000;
  const buy = (n: number) =>
    app.db.transaction().execute(async (tx) => {
      await guardSpending(tx, buyer.id, usd(1_000), app.clock.now(), spentSince);
      await buildAddress(tx, { user_id: buyer.id, is_default: n === 0, name: `Purchase ${n}` });
    });
  await buy(0);
  const results = await Promise.allSettled(Array.from({ length: 19 }, (_, n) => buy(n + 1)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
