import type { Money } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { findRates, replaceRates } from '../../../platform/settings/rates.repo.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { guardSpending, type SpentSince } from './index.ts';

const url = '/api/self-limits';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const nothingSpent: SpentSince = async () => 0;

test('nobody begins with a limit', async () => {
  await using app = await buildTestApp();
  expect((await app.as(await buildUser(app.db)).get(url)).body).toEqual({
    currency: 'USD',
    limits: { day: null, week: null, month: null },
    spent: { day: usd(0), week: usd(0), month: usd(0) },
    remindMinutes: null,
    coolDownUntil: null,
  });
});

test('a lower limit holds at once, a higher one the next day, and what is not named stays', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  await buyer.put(url, { day: usd(5_000), month: usd(40_000), remindMinutes: 30 });
  const lower = (await buyer.put(url, { day: usd(2_000) })).body;
  expect(lower.limits).toEqual({
    day: { amount: usd(2_000), next: null },
    week: null,
    month: { amount: usd(40_000), next: null },
  });
  expect(lower.remindMinutes).toBe(30);

  const from = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  const higher = (await buyer.put(url, { day: usd(9_000), month: null })).body;
  expect(higher.limits).toEqual({
    day: { amount: usd(2_000), next: { amount: usd(9_000), from } },
    week: null,
    month: { amount: usd(40_000), next: { amount: null, from } },
  });
  app.clock.forward(DAY_MS);
  expect((await buyer.get(url)).body.limits).toEqual({
    day: { amount: usd(9_000), next: null },
    week: null,
    month: null,
  });
});

test('a change that waits is taken back by asking for what holds', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  await buyer.put(url, { day: usd(2_000) });
  await buyer.put(url, { day: null });
  await buyer.put(url, { day: usd(2_000) });
  app.clock.forward(2 * DAY_MS);
  expect((await buyer.get(url)).body.limits.day).toEqual({ amount: usd(2_000), next: null });
});

test('a cool-down can be made longer and not shorter', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const end = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
  const week = end(7);
  expect((await buyer.post(`${url}/cool-down`, { days: 7 })).body.coolDownUntil).toBe(week);
  expect((await buyer.post(`${url}/cool-down`, { days: 1 })).body.coolDownUntil).toBe(week);
  expect((await buyer.put(url, { remindMinutes: 15 })).body.coolDownUntil).toBe(week);
  expect((await buyer.post(`${url}/cool-down`, { days: 30 })).body.coolDownUntil).toBe(end(30));
});

test('after its last second a cool-down is over', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  await buyer.post(`${url}/cool-down`, { days: 1 });
  app.clock.forward(DAY_MS - 1);
  expect((await buyer.get(url)).body.coolDownUntil).not.toBeNull();
  app.clock.forward(1);
  expect((await buyer.get(url)).body.coolDownUntil).toBeNull();
});

const tableApp = sharedTestApp();

test.each([
  [{ day: usd(0) }, 'day.amount'],
  [{ day: usd(-5) }, 'day.amount'],
  [{ day: usd(0.5) }, 'day.amount'],
  [{ week: { amount: 500, currency: 'EUR' } }, 'week.currency'],
  [{ month: '50' }, 'month'],
  [{ remindMinutes: 1 }, 'remindMinutes'],
  [{ coolDownUntil: null }, 'coolDownUntil'],
  [{ userId: 'x', day: usd(1) }, 'userId'],
])('%j is refused by its field', async (body, field) => {
  const app = await tableApp();
  const buyer = app.as(await buildUser(app.db));
  const answer = await buyer.put(url, body);
  expect([answer.status, answer.body.error.details?.[0]?.field]).toEqual([400, field]);
  expect((await buyer.get(url)).body.limits).toEqual({ day: null, week: null, month: null });
});

test('a purchase over one’s own limit is refused with what is left, by what was spent in its window', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const now = app.clock.now();
  await app.as(buyer).put(url, { day: usd(5_000), week: usd(8_000) });
  // Three purchases: an hour, two days and nine days ago.
  const purchases = [1, 48, 216].map((hours) => new Date(now.getTime() - hours * HOUR_MS));
  const spentSince: SpentSince = async (_db, _userId, _currency, since) =>
    purchases.filter((at) => at > since).length * 2_000;
  const buy = (amount: number, spent = spentSince) =>
    guardSpending(app.db, buyer.id, usd(amount), now, spent);

  await expect(buy(3_000)).resolves.toBeUndefined();
  await expect(buy(3_001)).rejects.toMatchObject({
    code: 'spending_limit_reached',
    details: { period: 'day', left: usd(3_000) },
  });
  await expect(buy(5_000, nothingSpent)).resolves.toBeUndefined();

  await app.as(buyer).post(`${url}/cool-down`, { days: 1 });
  await expect(buy(1)).rejects.toMatchObject({ code: 'cooling_down' });
});

test('one person’s limits are not another’s', async () => {
  await using app = await buildTestApp();
  const [one, other] = [await buildUser(app.db), await buildUser(app.db)];
  await app.as(one).put(url, { day: usd(100) });
  await app.as(one).post(`${url}/cool-down`, { days: 30 });
  expect((await app.as(other).get(url)).body).toMatchObject({ limits: { day: null }, coolDownUntil: null });
  await expect(
    guardSpending(app.db, other.id, usd(9_999), app.clock.now(), nothingSpent),
  ).resolves.toBeUndefined();
});

test('what is bought in other currencies counts towards a limit by the operator’s rates', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const now = app.clock.now();
  const rates = [
    { currency: 'JPY', rate: '0.0068' },
    { currency: 'KWD', rate: '3.25' },
  ];
  await replaceRates(app.db, 'USD', rates, now);
  expect([...(await findRates(app.db, 'USD'))]).toEqual([
    ['JPY', '0.0068'],
    ['KWD', '3.25'],
  ]);
  // 20 dollars, 1 000 yen (6.80) and 2 dinars (6.50) were spent.
  const spent: Readonly<Record<string, number>> = { USD: 2_000, JPY: 1_000, KWD: 2_000 };
  const spentSince: SpentSince = async (_db, _userId, currency) => spent[currency] ?? 0;
  const buy = (...money: Array<{ amount: number; currency: string }>) =>
    guardSpending(app.db, buyer.id, money, now, spentSince);
  await app.as(buyer).put(url, { day: usd(5_000) });
  await expect(buy({ amount: 2_455, currency: 'JPY' })).resolves.toBeUndefined();
  await expect(buy({ amount: 2_456, currency: 'JPY' })).rejects.toMatchObject({
    code: 'spending_limit_reached',
    details: { period: 'day', left: usd(1_670) },
  });
  // Of several at once the sum counts.
  await expect(buy(usd(1_000), { amount: 1_000, currency: 'JPY' })).rejects.toMatchObject({
    code: 'spending_limit_reached',
  });
  await expect(buy(usd(990), { amount: 1_000, currency: 'JPY' })).resolves.toBeUndefined();
});

test('what was spent in a currency whose rate was taken away is counted by its last one, and nobody with a limit buys in it', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const now = app.clock.now();
  await replaceRates(app.db, 'USD', [{ currency: 'JPY', rate: '0.0068' }], now);
  await replaceRates(app.db, 'USD', [], now);
  expect([...(await findRates(app.db, 'USD'))]).toEqual([]);
  const spentSince: SpentSince = async (_db, _userId, currency) => (currency === 'JPY' ? 5_000 : 0);
  const buy = (money: Money) => guardSpending(app.db, buyer.id, money, now, spentSince);
  await app.as(buyer).put(url, { day: usd(5_000) });
  await expect(buy(usd(1_600))).resolves.toBeUndefined();
  // 5 000 yen are 34 dollars.
  await expect(buy(usd(1_601))).rejects.toMatchObject({ details: { period: 'day', left: usd(1_600) } });
  await expect(buy({ amount: 1, currency: 'JPY' })).rejects.toMatchObject({ code: 'currency_not_counted' });
  await replaceRates(app.db, 'USD', [{ currency: 'JPY', rate: '0.007' }], now);
  expect((await findRates(app.db, 'USD')).get('JPY')).toBe('0.007');
});

test('what cannot be counted is refused to those with a limit, in a sentence, and sold to everyone else', async () => {
  await using app = await buildTestApp();
  const [careful, free] = [await buildUser(app.db), await buildUser(app.db)];
  await app.as(careful).put(url, { month: usd(90_000) });
  const buy = (id: typeof careful.id) =>
    guardSpending(app.db, id, { amount: 1, currency: 'KWD' }, app.clock.now(), nothingSpent);
  await expect(buy(careful.id)).rejects.toMatchObject({
    code: 'currency_not_counted',
    message: expect.stringContaining('KWD'),
    details: { currency: 'KWD' },
  });
  await expect(buy(free.id)).resolves.toBeUndefined();
});
