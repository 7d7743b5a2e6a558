import { expect, test } from 'vitest';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('what a co-host sells in a show is an order of their own shop, apart from what the host sells to the same buyer', async () => {
  await using auctions = await openAuctions();
  const { app, show, shop, lot, bidder, bid, close, settle, ordersOf } = auctions;
  const guest = await buildUser(app.db);
  const guestShop = await buildShop(app.db, { owner_id: guest.id, currency: shop.currency });
  await buildShippingProfile(app.db, { shop_id: guestShop.id });
  const { id: product_id } = await buildProduct(app.db, { shop_id: guestShop.id, currency: shop.currency });
  const now = app.clock.now();
  await app.db
    .insertInto('co_hosts')
    .values({ show_id: show.id, user_id: guest.id, state: 'accepted', invited_at: now, accepted_at: now })
    .execute();

  const ana = await bidder('Ana');
  const own = await lot();
  await bid(own, ana, 2_500);
  await close();
  await settle();
  const theirs = await lot({ product_id });
  await bid(theirs, ana, 3_000);
  await close();
  await settle();

  const [[first], [second]] = [await ordersOf(own), await ordersOf(theirs)];
  expect([first?.shop_id, second?.shop_id]).toEqual([shop.id, guestShop.id]);
  expect([first?.bundle_id, second?.bundle_id]).toEqual([null, null]);
  const sees = (who: { id: typeof guest.id }) => app.as(who).get(`/api/lots/${theirs.id}/settlement`);
  expect((await sees(guest)).status).toBe(200);
  expect((await sees({ id: shop.owner_id })).status).toBe(404);
});
