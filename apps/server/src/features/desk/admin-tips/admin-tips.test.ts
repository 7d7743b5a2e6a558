import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTips, usd } from '../../../testing/tips.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('staff find a tip by who gave it, its shop or its show, and see whether they may send it back', async () => {
  await using market = await openTips();
  const { app, maya, show, shop, cardId } = market;
  const staff = await buildUser(app.db, { role: 'support' });
  const list = async (query = '') => (await app.as(staff).get(`/api/admin/tips?${query}`)).body;
  expect(await list()).toEqual({ items: [], total: 0 });
  await market.tip();
  app.clock.forward(1_000);
  const { body } = await market.tip({ cardId, amount: usd(700) });
  expect(await list()).toMatchObject({
    total: 2,
    items: [
      {
        ...{ _id: body._id, state: 'given', amount: usd(700), byCard: true, can: { sendBack: true } },
        ...{ from: { _id: maya.id }, shop: { _id: shop.id }, show: { _id: show.id, title: show.title } },
      },
      { amount: usd(500), byCard: false, sentBackAt: null },
    ],
  });
  const words = [maya.handle, shop.name, show.title].map(encodeURIComponent);
  for (const word of words) expect((await list(`search=${word}`)).total).toBe(2);
  expect((await list('search=nobody')).total).toBe(0);
  expect((await list('perPage=25&page=2')).items).toEqual([]);
  await app
    .as(staff)
    .post(
      `/api/admin/tips/${body._id}/send-back`,
      { reason: 'Tapped twice' },
      { 'idempotency-key': randomUUID() },
    );
  expect((await list('state=sent-back')).items).toMatchObject([
    { _id: body._id, sentBackAt: expect.any(String), can: { sendBack: false } },
  ]);
  // One of their own is for a colleague to decide.
  await giveCredit(app.db, staff, 500);
  await market.tip({}, staff);
  const [own, other] = (await list('state=given')).items;
  expect([own.can.sendBack, other.can.sendBack]).toEqual([false, true]);
  await app.db.updateTable('tips').set({ from_id: null }).execute();
  expect((await list('state=sent-back')).items).toMatchObject([{ from: null, can: { sendBack: false } }]);
});
