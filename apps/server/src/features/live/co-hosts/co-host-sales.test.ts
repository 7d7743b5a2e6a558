import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { key } from '../../../testing/paying.fixture.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

/** A co-host who leads the show with its host, and sells something of their own shop. */
async function coHostOf({ app, show, shop }: Auctions) {
  const guest = await buildUser(app.db);
  const guestShop = await buildShop(app.db, { owner_id: guest.id, currency: shop.currency });
  await buildShippingProfile(app.db, { shop_id: guestShop.id });
  const { id: product_id } = await buildProduct(app.db, { shop_id: guestShop.id, currency: shop.currency });
  const now = app.clock.now();
  await app.db
    .insertInto('co_hosts')
    .values({ show_id: show.id, user_id: guest.id, state: 'accepted', invited_at: now, accepted_at: now })
    .execute();
  return { guest, guestShop, product_id };
}

test('what a co-host sells in a show is an order of their own shop, apart from what the host sells to the same buyer', async () => {
  await using auctions = await openAuctions();
  const { app, show, shop, lot, bidder, bid, close, settle, ordersOf } = auctions;
  const { guest, guestShop, product_id } = await coHostOf(auctions);

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

  // In the list of the show as well, who bought is for the shop that sold it.
  const lists = async (who: { id: typeof guest.id }) => {
    const { body } = await app.as(who).get(`/api/auction-sales/${show.id}`);
    const items = body.items.map(
      (item: { lot: { _id: string }; sells: boolean; buyer: { _id: string } | null }) => [
        ...[item.lot._id, item.sells, item.buyer?._id ?? null],
      ],
    );
    return { sells: body.sells, items };
  };
  const [byHost, byGuest] = [
    [own.id, true, ana.id],
    [theirs.id, true, ana.id],
  ];
  expect(await lists({ id: shop.owner_id })).toEqual({
    sells: true,
    items: [[theirs.id, false, null], byHost],
  });
  expect(await lists(guest)).toEqual({ sells: true, items: [byGuest] });
  expect(await lists(ana)).toEqual({
    sells: false,
    items: [theirs, own].map(({ id }) => [id, false, null]),
  });
});

test('a co-host is told which of their lots ran, and puts one that nobody paid at the end of the list', async () => {
  await using auctions = await openAuctions();
  const { app, show, shop, lot, bidder, bid, close, settle, later } = auctions;
  const { guest, product_id } = await coHostOf(auctions);
  const noor = await bidder('Noor', 'pm_card_chargeCustomerFail');
  const own = async (who: { id: typeof guest.id } = guest) =>
    (await app.as(who).get(`/api/shows/${show.id}/co-hosts`)).body.own;
  const hosts = await lot();
  await bid(hosts, noor, 2_500);
  await close();
  await settle();
  const theirs = await lot({ product_id });
  expect((await own()).over).toEqual([]);
  await bid(theirs, noor, 2_500);
  await close();
  await settle();
  await later(2 * 60_000);
  const [ran, ...others] = (await own()).over;
  expect([ran._id, others]).toEqual([theirs.id, []]);
  expect(ran.available).toBeGreaterThan(0);
  expect(await own({ id: shop.owner_id })).toBeNull();
  const told = () => readLive<StageDocument>(app.db, `rooms/${show.id}/state/stage`);
  const before = (await told())?.listVersion ?? 0;
  const again = await app.as(guest).post(`/api/lots/${theirs.id}/relist`, {}, key());
  expect(again.status).toBe(201);
  expect(await own()).toMatchObject({ over: [], lots: [again.body.lotId] });
  // Its host, and who watches, see it on the list.
  expect((await told())?.listVersion).toBeGreaterThan(before);
});

test('a co-host reads what was sold of theirs by what is paid for it, not by the hammer', async () => {
  await using auctions = await openAuctions();
  const { app, show, lot, bidder, bid, close, settle, later } = auctions;
  const { guest, product_id } = await coHostOf(auctions);
  const [ana, noor] = [await bidder('Ana'), await bidder('Noor', 'pm_card_chargeCustomerFail')];
  const sold = async () => {
    const { lots, amount } = (await app.as(guest).get(`/api/shows/${show.id}/co-hosts`)).body.own.sold;
    return [lots, amount.amount];
  };
  const theirs = await lot({ product_id });
  await bid(theirs, ana, 2_500);
  await bid(theirs, noor, 8_000);
  await close();
  expect(await sold()).toEqual([1, 8_000]);
  await settle();
  await later(2 * 60_000);
  await app.as(guest).post(`/api/lots/${theirs.id}/second-chance`, {}, key());
  expect(await sold()).toEqual([0, 0]);
  await ana.call.post(`/api/lots/${theirs.id}/pay`, { cardId: ana.cardId }, key());
  expect(await sold()).toEqual([1, 2_500]);
});
