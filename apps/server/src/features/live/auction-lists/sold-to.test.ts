import { expect, test } from 'vitest';
import { key } from '../../../testing/paying.fixture.ts';
import { buildRecording } from '../../../testing/recording.fixture.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';
import { tellSumsOf } from '../hosting/index.ts';

const MINUTE = 60_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });

const viewOf = async ({ app }: Auctions, user: { id: string }, view: string) => {
  const { body } = await app.as(user as never).get(`/api/own-auctions?view=${view}`);
  return body.items.map(({ lot, ownBid }: { lot: object; ownBid: object }) => ({ lot, ownBid }));
};

const sumsOf = async ({ app, show }: Auctions) => {
  await app.db.transaction().execute((tx) => tellSumsOf(tx, show.id, app.clock.now()));
  const { rows } = await app.database.pool.query(`select data from live_documents where id = 'sums'`);
  return rows[0]?.data;
};

test('what the next bidder bought is theirs at their own bid in every list and sum, and lost to who did not pay', async () => {
  await using market = await openAuctions();
  const { app, maya, buyer, seller, cardId, show } = market;
  const noor = await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail');
  const lot = await market.lot();
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 9_000);
  await market.close();
  expect(await viewOf(market, noor, 'won')).toMatchObject([{ lot: { _id: lot.id, price: usd(9_000) } }]);
  expect(await sumsOf(market)).toMatchObject({ sold: 9_000, pieces: 1 });
  await market.settle();
  await market.later(2 * MINUTE);
  await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(await sumsOf(market)).toMatchObject({ sold: 0, pieces: 0 });
  expect((await buyer.get(`/api/auction-sales/${lot.id}`)).status).toBe(404);
  await buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
  await market.settle();

  const theirs = [{ lot: { _id: lot.id, price: usd(3_500) }, ownBid: usd(3_500) }];
  expect(await viewOf(market, maya, 'won')).toMatchObject(theirs);
  expect(await viewOf(market, maya, 'lost')).toEqual([]);
  expect(await viewOf(market, noor, 'won')).toEqual([]);
  expect(await viewOf(market, noor, 'lost')).toMatchObject([{ lot: { _id: lot.id } }]);
  const sale = { lot: { _id: lot.id, price: usd(3_500) }, settlement: 'paid' };
  expect((await buyer.get(`/api/auction-sales/${lot.id}`)).body.items).toMatchObject([sale]);
  expect((await noor.call.get(`/api/auction-sales/${lot.id}`)).status).toBe(404);
  const { body: sold } = await seller.get(`/api/auction-sales/${show.id}`);
  expect(sold.items).toMatchObject([{ ...sale, buyer: { _id: maya.id } }]);
  expect(await sumsOf(market)).toMatchObject({ sold: 3_500, pieces: 1 });
  await market.endShow();
  const { body: report } = await seller.get(`/api/shows/${show.id}/report`);
  expect(report.minutes.reduce((sum: number, minute: { sales: number }) => sum + minute.sales, 0)).toBe(
    3_500,
  );
  for (const user of [maya, noor]) await app.as(user).put(`/api/shops/${show.shop_id}/bidding`);
  const { body: asking } = await seller.get(`/api/shops/${show.shop_id}/bidders?state=pending`);
  expect(
    asking.items.map(({ person, wins }: { person: { _id: string }; wins: number }) => [person._id, wins]),
  ).toEqual([
    [maya.id, 1],
    [noor.id, 0],
  ]);
});

test('a seller reads of their own auctions which were not paid, and which are offered on', async () => {
  await using market = await openAuctions();
  const { app, maya, owner, seller } = market;
  const noor = await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail');
  const lot = await market.lot({ alone: true });
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 9_000);
  const stands = async () => {
    const { body } = await app.as(owner).get('/api/own-auctions?view=selling');
    return body.items.map(({ settlement }: { settlement: string }) => settlement);
  };
  expect(await stands()).toEqual([null]);
  await market.close();
  await market.settle();
  expect(await stands()).toEqual(['failed']);
  await market.later(25 * 60 * MINUTE);
  await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(await stands()).toEqual(['second-chance']);
});

test('what its seller sold below the reserve is sold for all, and won by who led', async () => {
  await using market = await openAuctions();
  const { maya, owner, buyer, seller, product } = market;
  const lot = await market.lot({ alone: true, reserve_amount: 9_000 });
  await market.bid(lot, maya, 4_000);
  await market.close();
  await market.settle();
  expect(await viewOf(market, maya, 'lost')).toHaveLength(1);
  expect(await viewOf(market, owner, 'selling')).toMatchObject([{ lot: { state: 'passed' } }]);
  const [passed] = (await seller.get(`/api/auction-sales/${lot.id}`)).body.items;
  expect(passed).toMatchObject({ lot: { state: 'passed' }, settlement: null, buyer: null });
  await seller.post(`/api/lots/${lot.id}/accept`, {}, key());
  await market.settle();
  expect(await viewOf(market, maya, 'won')).toMatchObject([{ lot: { _id: lot.id, state: 'sold' } }]);
  expect(await viewOf(market, owner, 'selling')).toMatchObject([{ lot: { state: 'sold' } }]);
  expect(await viewOf(market, maya, 'lost')).toEqual([]);
  expect((await buyer.get(`/api/auction-sales/${lot.id}`)).body.items).toHaveLength(1);
  const { body } = await buyer.get(`/api/products/${product.id}/sold`);
  expect(body.items).toMatchObject([{ lotId: lot.id, price: usd(4_000) }]);
});

test('a show is looked back on as its lots came out: bought by the next bidder, sold below the reserve, or nobody’s', async () => {
  await using market = await openAuctions();
  const { app, maya, buyer, seller, cardId, show } = market;
  const noor = await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail');
  const run = async (bids: Array<[user: typeof maya, amount: number]>, terms = {}) => {
    const lot = await market.lot(terms);
    for (const [user, amount] of bids) await market.bid(lot, user, amount);
    await market.close();
    return lot.id;
  };
  const byNext = await run([
    [maya, 3_500],
    [noor, 8_000],
  ]);
  // Two wins of one buyer are charged one after the other.
  await market.settle();
  const below = await run([[maya, 3_000]], { reserve_amount: 9_000 });
  const left = await run([[noor, 4_000]]);
  await market.settle();
  await market.later(2 * MINUTE);
  await seller.post(`/api/lots/${byNext}/second-chance`, {}, key());
  await buyer.post(`/api/lots/${byNext}/pay`, { cardId }, key());
  await seller.post(`/api/lots/${below}/accept`, {}, key());
  await market.settle();
  await market.endShow();
  await market.later(3 * MINUTE);
  const { body } = await app.get(`/api/shows/${show.id}`);
  const came = [
    { state: 'sold', price: usd(3_500) },
    { state: 'sold', price: usd(3_000) },
    { state: 'passed', price: usd(4_000) },
  ];
  const ids = [byNext, below, left];
  expect(body.lots).toMatchObject(ids.map((_id, at) => ({ _id, ...came[at] })));
  await buildRecording(app, show.id, { startedAt: new Date(Date.now() - 5 * MINUTE), seconds: 600 });
  const { body: replay } = await app.get(`/api/shows/${show.id}/replay`);
  expect(replay.lots).toMatchObject(ids.map((lotId, at) => ({ lotId, ...came[at] })));
});

test('who lowered the maximum they lead with sees what is left of it as their own bid', async () => {
  await using market = await openAuctions();
  const { maya } = market;
  const lot = await market.lot();
  await market.bid(lot, maya, 9_000, 'maximum');
  await market.bid(lot, maya, 5_000, 'maximum');
  expect(await viewOf(market, maya, 'leading')).toMatchObject([{ ownBid: usd(5_000) }]);
});
