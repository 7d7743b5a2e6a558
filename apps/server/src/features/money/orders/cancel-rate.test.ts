import type { OrderId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('a seller who cancels paid orders sees their rate, staff see it, and buyers beyond the limit', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, product, shop, seller } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  await app.db.updateTable('product_variants').set({ available: 50 }).execute();
  const ids: OrderId[] = [];
  for (let i = 0; i < 11; i += 1) {
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    if (order) ids.push(order._id);
  }
  const cancel = (at: number) => seller.post(`/api/orders/${ids[at]}/cancel`, {}, key());
  const told = async () => (await app.get(`/api/shops/${shop.id}/cancel-rate`)).body.basisPoints;
  const counted = async () => {
    const { cancellations } = (await seller.get(`/api/shops/${shop.id}/home`)).body.health;
    const [row] = (await admin.get(`/api/admin/shops?search=${encodeURIComponent(shop.name)}`)).body.items;
    expect(cancellations).toEqual({ ...row.cancellations, limit: expect.any(Number) });
    return row.cancellations;
  };
  // What its buyer asked for is not the shop's doing.
  await buyer.post(`/api/orders/${ids[0]}/ask-to-cancel`, { reason: '' }, key());
  await cancel(0);
  expect([await counted(), await told()]).toEqual([{ paid: 11, cancelled: 0 }, null]);
  await cancel(1);
  expect([await counted(), await told()]).toEqual([{ paid: 11, cancelled: 1 }, 909]);
  expect((await admin.put('/api/admin/cancel-limit', { basisPoints: 1_000 })).status).toBe(204);
  expect(await told()).toBeNull();
  // One that was paid long ago does not count any more, nor does a rate of a handful of orders.
  await admin.put('/api/admin/cancel-limit', { basisPoints: 0 });
  expect(await told()).toBe(909);
  await sql`update orders set paid_at = paid_at - interval '91 days' where id in (${sql.join(ids.slice(2, 4))})`.execute(
    app.db,
  );
  expect([await counted(), await told()]).toEqual([{ paid: 9, cancelled: 1 }, null]);
});

test('the limit is set by admins alone, and the audit log has it', async () => {
  await using app = await buildTestApp();
  const callers = [await buildUser(app.db), await buildUser(app.db, { role: 'support' })].map((one) =>
    app.as(one),
  );
  for (const caller of callers)
    expect((await caller.put('/api/admin/cancel-limit', { basisPoints: 1 })).status).toBe(403);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  expect((await admin.put('/api/admin/cancel-limit', { basisPoints: 10_001 })).status).toBe(400);
  expect((await admin.put('/api/admin/cancel-limit', { basisPoints: 800 })).status).toBe(204);
  const log = await app.db.selectFrom('audit_log').select(['action', 'details']).execute();
  expect(log).toEqual([{ action: 'cancel-limit.changed', details: { basisPoints: 800 } }]);
});
