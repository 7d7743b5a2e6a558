import type { Dashboard } from '@souk/shared/desk/dashboard/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const DAY_MS = 86_400_000;

test('staff see what all shops sold by day, less what went back, on their own calendar', async () => {
  await using market = await openPayingMarket();
  const { app, seller, maya, cardId, product } = market;
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const seen = async (query = ''): Promise<Dashboard> =>
    (await support.get(`/api/admin/dashboard${query}`)).body;
  const bought = async () => {
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    if (!order) throw new Error('nothing was bought');
    return order;
  };
  const [whole, partly, cancelled] = [await bought(), await bought(), await bought()];
  const [late, old] = [await bought(), await bought()];
  await seller.post(
    `/api/orders/${partly._id}/refunds`,
    { of: { kind: 'amount', amount: usd(1_050) } },
    key(),
  );
  await seller.post(`/api/orders/${cancelled._id}/cancel`, {}, key());
  const paidAt = (order: typeof partly, at: Date) =>
    app.db.updateTable('orders').set({ paid_at: at }).where('id', '=', order._id).execute();
  const { today } = await seen();
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  // Late in the evening, Berlin has tomorrow already.
  for (const order of [whole, partly, cancelled]) await paidAt(order, new Date(`${today}T00:00:01Z`));
  await paidAt(late, new Date(`${yesterday}T23:30:00Z`));
  await paidAt(old, new Date(Date.parse(today) - 61 * DAY_MS));

  expect((await seen()).sales).toEqual([
    {
      currency: 'USD',
      days: [
        { day: yesterday, amount: usd(7_050), orders: 1 },
        { day: today, amount: usd(14_100 - 1_050), orders: 2 },
      ],
    },
  ]);
  expect((await seen('?days=31')).sales[0]?.days).toHaveLength(3);
  // Half past midnight in Berlin.
  expect((await seen('?timeZone=Europe/Berlin')).sales[0]?.days.map(({ orders }) => orders)).toEqual([3]);
});

test('staff see who signed up by day, and of an empty market its own currency', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin', created_at: app.clock.now() }));
  const before = new Date(app.clock.now().getTime() - 2 * DAY_MS);
  for (const _ of [1, 2]) await buildUser(app.db, { created_at: before });
  const { body }: { body: Dashboard } = await admin.get('/api/admin/dashboard?timeZone=Nowhere/Here');
  expect(body).toEqual({
    today: app.clock.now().toISOString().slice(0, 10),
    sales: [{ currency: 'USD', days: [] }],
    signUps: [
      { day: before.toISOString().slice(0, 10), people: 2 },
      { day: app.clock.now().toISOString().slice(0, 10), people: 1 },
    ],
  });
});
