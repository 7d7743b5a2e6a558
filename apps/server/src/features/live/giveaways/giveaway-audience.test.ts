import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { expect, test } from 'vitest';
import { drawAll, ticket } from '../../../testing/giveaways.fixture.ts';
import { buy, buyerIn, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildShow } from '../shows/show.builder.ts';

test('a giveaway for buyers takes who bought in this show, and strikes who has nothing of it left by the draw', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, product, seller, shop } = market;
  await buy(app, { user: maya, cardId }, [{ product }]);
  app.clock.forward(60_000);
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const item = { kind: 'product', productId: product.id };
  const { body } = await seller.post(
    `/api/shows/${show.id}/giveaways`,
    { item, audience: 'buyers', seconds: 60 },
    key(),
  );
  await seller.post(`/api/giveaways/${body.giveawayId}/start`);
  const enter = async (user: typeof maya) =>
    (await app.as(user).post(`/api/giveaways/${body.giveawayId}/entries`, { ticket: ticket() })).body;
  // What she bought before the show is not bought in it.
  expect((await enter(maya)).error.code).toBe('buyers_only');
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(await enter(maya)).toMatchObject({ number: 1 });
  expect((await enter(await buyerIn(app, 'Nour'))).error.code).toBe('buyers_only');
  const called = await seller.post(`/api/orders/${order?._id}/cancel`, { reason: 'It broke.' }, key());
  expect(called.status, JSON.stringify(called.body)).toBe(200);
  await drawAll(app);
  const log = (await app.get(`/api/giveaways/${body.giveawayId}/log`)).body;
  expect(log).toMatchObject({ audience: 'buyers', struck: [1], winner: null });
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, winner: null });
});
