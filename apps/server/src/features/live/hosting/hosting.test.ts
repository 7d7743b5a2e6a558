import { randomUUID } from 'node:crypto';
import type { LotId } from '@souk/shared/ids.ts';
import { quickLotLimit } from '@souk/shared/live/hosting/schema.ts';
import { lotLogPage } from '@souk/shared/live/settlement/paths.ts';
import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { bidOf, buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct, buildVariant } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile, type MethodInput } from '../../market/shipping/shipping.builder.ts';
import { findOpenMatters } from '../../market/shops/open-matters.repo.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { closeLotsOver } from '../auctions/closing.service.ts';
import { buildLot, lotRow } from '../auctions/lot.builder.ts';
import { startLinedUp } from '../auctions/next-lot.service.ts';
import { putSteps } from './steps.repo.ts';
import { tellSumsOfLive } from './sums.service.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const MINUTE = 60_000;
const key = () => ({ 'idempotency-key': randomUUID() });

async function openHosting(app: TestApp, stage: Parameters<typeof openStage>[1] = {}) {
  const opened = await openStage(app, stage);
  const host = app.as(opened.host);
  const url = `/api/shows/${opened.show.id}`;
  return {
    ...opened,
    url,
    as: host,
    /** As the host sees it. */
    seen: async () => (await host.get(`${url}/hosting`)).body,
    titles: async (): Promise<string[]> =>
      (await host.get(`${url}/hosting`)).body.lots.map(({ title }: { title: string }) => title),
  };
}

const over = (app: TestApp) => closeLotsOver(app.db, -MINUTE);

test('a host goes live, starts a lot in one tap, runs it again, and ends the show', async () => {
  await using app = await buildTestApp();
  const { as, url, lots, seen } = await openHosting(app, { lots: 2, state: 'scheduled' });
  const [lot] = lots as [(typeof lots)[0]];
  expect((await as.post(`/api/lots/${lot.id}/start`, {})).body.error.code).toBe('show_not_live');
  expect((await as.post(`${url}/live`)).status).toBe(204);
  expect((await as.post(`/api/lots/${lot.id}/start`, { seconds: 15, start: usd(1_000) })).status).toBe(204);
  expect((await as.post(`${url}/end`)).body.error.code).toBe('lot_running');
  await over(app);
  const once = key();
  const again = await as.post(`/api/lots/${lot.id}/run-again`, undefined, once);
  expect(again.status).toBe(201);
  expect((await as.post(`/api/lots/${lot.id}/run-again`, undefined, once)).body).toEqual(again.body);
  // Pressed on another device as well.
  expect((await as.post(`/api/lots/${lot.id}/run-again`, undefined, key())).body).toEqual(again.body);
  const [next] = again.body.lots;
  expect((await seen()).lots).toMatchObject([
    { _id: lot.id, number: 1, state: 'passed' },
    { _id: next, number: 2, state: 'queued', terms: { seconds: 15, start: usd(1_000) } },
    { number: 3, state: 'queued' },
  ]);
  const waiting = await as.post(`/api/lots/${next}/run-again`, undefined, key());
  expect(waiting.body.error.code).toBe('lot_not_over');
  expect((await as.post(`${url}/end`)).status).toBe(204);
  const late = await as.post(`/api/lots/${lot.id}/run-again`, undefined, key());
  expect(late.body.error.code).toBe('show_over');
});

test('what nobody paid for comes next as it runs again, as what nobody won', async () => {
  await using market = await openAuctions();
  const { app, seller, show } = market;
  const noor = await market.bidder('Noor', 'pm_card_chargeCustomerFail');
  const lot = await market.lot();
  await market.bid(lot, noor, 2_500);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  const [first, second] = [
    await buildLot(app.db, { show_id: show.id, number: 2 }),
    await buildLot(app.db, { show_id: show.id, number: 3 }),
  ];
  const { body } = await seller.post(`/api/lots/${lot.id}/relist`, {}, key());
  const { lots } = (await seller.get(`/api/shows/${show.id}/hosting`)).body;
  const waiting = lots.filter(({ state }: { state: string }) => state === 'queued');
  expect(waiting.map(({ _id }: { _id: string }) => _id)).toEqual([body.lotId, first.id, second.id]);
  const stage = await readLive<StageDocument>(app.db, `rooms/${show.id}/state/stage`);
  expect(stage?.upNext).toBe(body.lotId);
});

test('what was sold to who led below its reserve does not run again', async () => {
  await using market = await openAuctions();
  const { seller, maya } = market;
  const lot = await market.lot({ reserve_amount: 9_000 });
  await market.bid(lot, maya, 2_500);
  await market.close();
  await market.settle();
  expect((await seller.post(`/api/lots/${lot.id}/accept`, {}, key())).status).toBe(200);
  const again = await seller.post(`/api/lots/${lot.id}/run-again`, undefined, key());
  expect(again.body.error.code).toBe('lot_not_over');
});

test('who waits at the door is told that the host rehearses; to everyone else the show is scheduled as before', async () => {
  await using app = await buildTestApp();
  const { as, host, url, lots, show, shop, viewer } = await openHosting(app, { state: 'scheduled' });
  const told = async () => (await readLive<StageDocument>(app.db, `rooms/${show.id}/state/stage`))?.showState;
  expect((await app.as(viewer).put(`${url}/rehearsal`)).status).toBe(403);
  for (const _ of ['enters', 'is there still']) expect((await as.put(`${url}/rehearsal`)).status).toBe(204);
  expect(await told()).toBe('rehearsal');
  const get = async (path: string) => (await app.get(`/api${path}`)).body;
  expect((await get('/shows?state=scheduled')).items).toMatchObject([{ _id: show.id }]);
  expect((await get('/shows/facets')).states).toEqual({ live: 0, scheduled: 1, replay: 0 });
  expect((await get(`/shops/${shop.id}`)).counts.shows).toBe(1);
  expect((await get('/landing')).upcoming).toMatchObject([{ _id: show.id }]);
  const found = await get(`/search/suggest?q=${encodeURIComponent(show.title)}`);
  expect(found.items).toMatchObject([{ kind: 'show', _id: show.id }]);
  const matters = await findOpenMatters(app.db, shop.id, app.clock.now());
  expect(matters).toEqual([{ reason: 'show_scheduled', count: 1, until: null }]);
  const [lot] = lots as [(typeof lots)[0]];
  expect((await as.post(`/api/lots/${lot.id}/start`, {})).body.error.code).toBe('show_not_live');
  expect((await app.as(viewer).delete(`${url}/rehearsal`)).status).toBe(403);
  expect((await as.delete(`${url}/rehearsal`)).status).toBe(204);
  expect(await told()).toBe('scheduled');
  expect((await as.put(`${url}/rehearsal`)).status).toBe(204);
  expect((await as.post(`${url}/live`)).status).toBe(204);
  // Its page says so once more as it is left.
  expect((await as.delete(`${url}/rehearsal`)).status).toBe(204);
  expect(await told()).toBe('live');
  expect((await as.put(`${url}/rehearsal`)).body.error.code).toBe('show_not_waiting');
  expect((await app.as(host).get('/api/notifications')).body.items).toEqual([]);
});

test('a host sees which lots can be sent nowhere, on which nobody may bid', async () => {
  await using app = await buildTestApp();
  const { as, url, shop, seen } = await openHosting(app, { lots: 0 });
  const profile = (name: string, methods: MethodInput[]) =>
    buildShippingProfile(app.db, { shop_id: shop.id, name, is_default: name === 'Nowhere', methods });
  const profiles = [
    await profile('Nowhere', []),
    await profile('Shelf', [
      { kind: 'pickup', amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null },
    ]),
    await profile('Post', [{}]),
  ];
  for (const { id } of profiles) {
    const product = await buildProduct(app.db, { shop_id: shop.id, shipping_profile_id: id });
    expect((await as.post(`${url}/lots`, { productId: product.id }, key())).status).toBe(201);
  }
  expect((await seen()).lots.map(({ ships }: { ships: boolean }) => ships)).toEqual([false, true, true]);
});

test('a host adds what the shop sells, as many lots as pieces, and never more than there are', async () => {
  await using app = await buildTestApp();
  const { as, url, shop, seen } = await openHosting(app, { lots: 0 });
  const bowl = await buildProduct(app.db, {
    shop_id: shop.id,
    title: 'Bowl',
    price_amount: 4_000,
    available: 3,
  });
  const add = (body: object) => as.post(`${url}/lots`, body, key());
  const added = await add({
    productId: bowl.id,
    quantity: 3,
    terms: { start: usd(100), reserve: usd(2_000) },
  });
  expect(added.body.lots).toHaveLength(3);
  expect((await seen()).lots).toMatchObject(
    [1, 2, 3].map((number) => ({
      number,
      title: 'Bowl',
      available: 3,
      terms: { start: usd(100), reserve: usd(2_000) },
    })),
  );
  expect((await add({ productId: bowl.id, quantity: 4 })).body.error.code).toBe('not_for_the_list');
  expect((await add({ productId: bowl.id, terms: { start: usd(100), reserve: usd(99) } })).status).toBe(400);
  const others = await buildProduct(app.db);
  const draft = await buildProduct(app.db, { shop_id: shop.id, status: 'draft' });
  for (const { id: productId } of [others, draft])
    expect((await add({ productId })).body.error.code).toBe('not_for_the_list');
  const glazes = await buildProduct(app.db, {
    shop_id: shop.id,
    options: [{ name: 'Glaze', values: ['Sea'] }],
  });
  const sea = await buildVariant(app.db, {
    ...{ product_id: glazes.id, price_amount: 900, available: 1, options: { Glaze: 'Sea' } },
  });
  expect((await add({ productId: glazes.id })).body.error.code).toBe('not_for_the_list');
  expect((await add({ productId: glazes.id, variantId: sea.id })).status).toBe(201);
  const [first, , , last] = (await seen()).lots;
  expect([first.variant, last.variant]).toEqual([null, { _id: sea.id, options: { Glaze: 'Sea' } }]);
});

test('a quick lot needs no listing: it comes next, sells, is in no list of the market and for itself in that of its seller', async () => {
  await using app = await buildTestApp();
  const { as, url, seen, shop, titles } = await openHosting(app);
  const quick = (body: object) => as.post(`${url}/quick-lots`, body, key());
  const { body } = await quick({ name: '12', terms: { start: usd(500), seconds: 10 } });
  const { _id: image } = await storedPhoto(as, 'product-image');
  await quick({ name: 'Chipped saucer', image, terms: { start: usd(100) } });
  await quick({ terms: { start: usd(100) } });
  expect(await titles()).toEqual(['#4', 'Chipped saucer', '#12', 'Zigzag mug, rust']);
  expect((await seen()).lots[1]).toMatchObject({ title: 'Chipped saucer', image: { _id: image } });
  const [id] = body.lots;
  expect((await as.post(`/api/lots/${id}/start`, {})).status).toBe(204);
  const noor = await buildBidder(app);
  expect((await app.as(noor).post(`/api/lots/${id}/bids`, bidOf(900))).status).toBe(200);
  await over(app);
  expect((await seen()).lots[0]).toMatchObject({
    _id: id,
    title: '#12',
    quick: true,
    state: 'sold',
    price: usd(900),
  });
  expect((await seen()).quickLotsLeft).toBe(297);
  const found = await app.get('/api/products?q=saucer');
  expect(JSON.stringify(found.body)).not.toContain('saucer');
  const mine = async (query = '') => (await as.get(`/api/shops/${shop.id}/products/mine${query}`)).body;
  expect(await mine()).toMatchObject({ total: 1, counts: { all: 1, archived: 0, 'from-shows': 3 } });
  expect((await mine('?status=archived')).items).toEqual([]);
  const made = await mine('?status=from-shows&sort=title');
  expect(made.items.map(({ title }: { title: string }) => title)).toEqual(['#12', '#4', 'Chipped saucer']);
});

test('three hundred quick lots an evening may be added, and no more', async () => {
  await using app = await buildTestApp();
  const { as, url, seen, shop, show } = await openHosting(app, { lots: 0 });
  const { id: product_id } = await buildProduct(app.db, { shop_id: shop.id, status: 'archived' });
  const rows = Array.from({ length: quickLotLimit - 1 }, (_, at) =>
    lotRow({ show_id: show.id, product_id, number: at + 1, is_quick: true }),
  );
  await app.db.insertInto('lots').values(rows).execute();
  expect((await seen()).quickLotsLeft).toBe(1);
  const quick = () => as.post(`${url}/quick-lots`, { terms: { start: usd(100) } }, key());
  expect((await quick()).status).toBe(201);
  expect((await seen()).quickLotsLeft).toBe(0);
  expect(await quick()).toMatchObject({ status: 409, body: { error: { code: 'too_many_quick_lots' } } });
});

test('what waits is put into another order, changed and taken off; what runs or is over stays', async () => {
  await using app = await buildTestApp();
  const { as, url, lots, seen } = await openHosting(app, { lots: 4 });
  const ids = lots.map(({ id }) => id);
  const order = async () => (await seen()).lots.map(({ _id }: { _id: (typeof ids)[0] }) => ids.indexOf(_id));
  expect((await as.put(`${url}/order`, { lots: [ids[3], ids[1], randomUUID()] })).status).toBe(204);
  expect(await order()).toEqual([3, 1, 0, 2]);
  await as.post(`/api/lots/${ids[3]}/start`, {});
  expect((await as.put(`${url}/order`, { lots: [ids[2], ids[3]] })).status).toBe(204);
  expect(await order()).toEqual([3, 2, 1, 0]);
  expect((await as.delete(`/api/lots/${ids[3]}`)).body.error.code).toBe('lot_not_waiting');
  expect((await as.delete(`/api/lots/${ids[1]}`)).status).toBe(204);
  expect((await seen()).lots.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
  const closing = { kind: 'random', seconds: 5 };
  const terms = {
    start: usd(300),
    reserve: usd(900),
    seconds: 20,
    closing,
    confirmAbove: usd(100_000),
    needsApproval: true,
  };
  expect((await as.patch(`/api/lots/${ids[2]}/terms`, terms)).status).toBe(204);
  expect((await seen()).lots[1].terms).toMatchObject(terms);
  expect((await as.patch(`/api/lots/${ids[3]}/terms`, terms)).body.error.code).toBe('lot_not_waiting');
  for (const wrong of [{ seconds: 4 }, { seconds: 301 }, { start: usd(0) }, { closing: { kind: 'reset' } }])
    expect((await as.patch(`/api/lots/${ids[2]}/terms`, wrong)).status).toBe(400);
});

test('a lot that is lined up starts by itself a moment after the one before, once', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { as, url, lots, seen, queue } = await openHosting(app, { lots: 3 });
  const [first, , third] = lots.map(({ id }) => id);
  await as.post(`/api/lots/${first}/start`, {});
  expect((await as.put(`${url}/next-lot`, { lotId: third })).status).toBe(204);
  expect(await seen()).toMatchObject({ next: third, lots: [{ _id: first }, { _id: third }, {}] });
  expect(await startLinedUp(app.db)).toBe(0);
  await over(app);
  // Everyone still sees who has the last one.
  expect(await startLinedUp(app.db)).toBe(0);
  const begun = await Promise.all([app, beside, app].map(({ db }) => startLinedUp(db, 0)));
  expect(begun.toSorted()).toEqual([0, 0, 1]);
  expect(await seen()).toMatchObject({ next: null, lots: [{}, { _id: third, state: 'running' }, {}] });
  await over(app);
  const gone = await queue({}, { available: 0 });
  await as.put(`${url}/next-lot`, { lotId: gone.id });
  expect(await startLinedUp(app.db, 0)).toBe(0);
  expect((await seen()).next).toBeNull();
});

test('after the clock was set back a lot runs, is closed by its host, and the next one starts by itself', async () => {
  await using app = await buildTestApp();
  const { as, url, lots, seen } = await openHosting(app, { lots: 2 });
  const [first, second] = lots.map(({ id }) => id) as [LotId, LotId];
  await as.post(`/api/lots/${first}/start`, {});
  await app.db
    .updateTable('lots')
    .set({ starts_at: sql`starts_at + interval '1 hour'`, ends_at: sql`ends_at + interval '1 hour'` })
    .where('id', '=', first)
    .execute();
  const noor = await buildBidder(app);
  expect((await app.as(noor).post(`/api/lots/${first}/bids`, bidOf(2_500))).status).toBe(200);
  await as.put(`${url}/next-lot`, { lotId: second });
  expect((await as.post(`/api/lots/${first}/close`)).status).toBe(204);
  // One that was over before that.
  await app.db
    .updateTable('lots')
    .set({ closed_at: sql`closed_at + interval '1 hour'` })
    .where('id', '=', first)
    .execute();
  expect(await startLinedUp(app.db)).toBe(1);
  expect(await seen()).toMatchObject({ next: null, lots: [{}, { _id: second, state: 'running' }] });
});

test('no lot begins by itself over a break, nor while the host’s picture is away; one that begins ends the break', async () => {
  await using app = await buildTestApp();
  const { as, url, show, lots, seen } = await openHosting(app, { lots: 3 });
  const [first, second] = lots.map(({ id }) => id);
  await putSteps(app.db, show.id, [{ kind: 'talk', title: 'Tea', minutes: 10, afterLots: 1 }]);
  const stepsNow = async () => (await app.get(`${url}/steps`)).body.items;
  const [talk] = await stepsNow();
  await as.post(`/api/lots/${first}/start`, {});
  await as.put(`${url}/next-lot`, { lotId: second });
  await over(app);
  expect((await as.post(`${url}/steps/${talk._id}/start`)).status).toBe(204);
  expect(await startLinedUp(app.db, 0)).toBe(0);
  expect((await seen()).next).toBeNull();

  const video = { show_id: show.id, since: app.clock.now(), publishing: 1, publisher: 'browser' };
  await app.db
    .insertInto('show_videos')
    .values({ ...video, state: 'away', shown: 'camera' })
    .execute();
  await as.put(`${url}/next-lot`, { lotId: second });
  expect(await startLinedUp(app.db, 0)).toBe(0);
  expect((await seen()).next).toBe(second);
  await app.db.updateTable('show_videos').set({ state: 'on-air' }).execute();
  expect(await startLinedUp(app.db, 0)).toBe(1);
  expect(await stepsNow()).toMatchObject([{ state: 'done' }]);
  const stage = await readLive<StageDocument>(app.db, `rooms/${show.id}/state/stage`);
  expect(stage).toMatchObject({ talk: null });
});

test('a host pins a product for the whole room, and asks for approval of bidders', async () => {
  await using app = await buildTestApp();
  const { as, url, shop, lots, seen } = await openHosting(app);
  const cup = await buildProduct(app.db, { shop_id: shop.id, title: 'Cup' });
  expect((await as.put(`${url}/pinned-product`, { productId: cup.id })).status).toBe(204);
  expect((await seen()).pinned).toMatchObject({ _id: cup.id, title: 'Cup', available: 5 });
  const others = await buildProduct(app.db);
  expect((await as.put(`${url}/pinned-product`, { productId: others.id })).status).toBe(409);
  await as.put(`${url}/pinned-product`, { productId: null });
  expect((await seen()).pinned).toBeNull();
  await as.put(`${url}/bidder-approval`, { needsApproval: true });
  await as.post(`${url}/quick-lots`, { terms: { start: usd(100) } }, key());
  expect(await seen()).toMatchObject({
    needsApproval: true,
    lots: [{ terms: { needsApproval: true } }, { terms: { needsApproval: true } }],
  });
  await as.post(`/api/lots/${lots[0]?.id}/start`, {});
  const noor = await buildBidder(app);
  const bid = await app.as(noor).post(`/api/lots/${lots[0]?.id}/bids`, bidOf(2_500));
  expect(bid.body.error.code).toBe('bidder_approval_pending');
  expect((await seen()).approvalsWaiting).toBe(1);
});

test('only who leads a show leads it; staff may stop a lot and end it, which is written down', async () => {
  await using app = await buildTestApp();
  const { url, show, lots, shop } = await openHosting(app, { lots: 2 });
  const [lot, next] = lots.map(({ id }) => id);
  const [buyer, other, support] = [
    await buildUser(app.db),
    (await openStage(app)).host,
    await buildUser(app.db, { role: 'support' }),
  ];
  const acts: Array<[method: 'get' | 'post' | 'put' | 'patch' | 'delete', url: string, body?: object]> = [
    ['get', `${url}/hosting`],
    ['post', `${url}/live`],
    ['post', `${url}/lots`, { productId: randomUUID() }],
    ['post', `${url}/quick-lots`, { terms: { start: usd(100) } }],
    ['put', `${url}/order`, { lots: [] }],
    ['put', `${url}/next-lot`, { lotId: null }],
    ['put', `${url}/pinned-product`, { productId: null }],
    ['put', `${url}/bidder-approval`, { needsApproval: true }],
    ['patch', `/api/lots/${lot}/terms`, { start: usd(100) }],
    ['delete', `/api/lots/${lot}`],
    ['post', `/api/lots/${lot}/start`, {}],
    ['post', `/api/lots/${lot}/run-again`],
    ['post', `/api/lots/${lot}/more-time`, {}],
    ['post', `/api/lots/${lot}/close`],
  ];
  const stops: typeof acts = [
    ['post', `${url}/end`],
    ['post', `/api/lots/${lot}/stop`, { reason: 'other' }],
  ];
  const refused = async (who: { id: (typeof buyer)['id'] }, list: typeof acts) => {
    for (const [method, to, body] of list) {
      const answer = await app.as(who).request({
        ...{ method: method.toUpperCase() as 'GET', url: to },
        ...{ headers: key(), ...(body ? { payload: body } : {}) },
      });
      expect([to, answer.status, answer.body?.error?.code]).toEqual([to, 403, 'forbidden']);
    }
  };
  await refused(buyer, [...acts, ...stops]);
  await refused(other, [...acts, ...stops]);
  await refused(support, acts);
  const alone = `/api/lots/${randomUUID()}`;
  expect((await app.as(buyer).post(`${alone}/start`, {})).status).toBe(404);
  await app.as(shop.owner_id).post(`/api/lots/${lot}/start`, {});
  expect((await app.as(support).post(`/api/lots/${lot}/stop`, { reason: 'bidding' })).status).toBe(204);
  const { body: seen } = await app.get(`/api/lots/${lot}`);
  expect(seen).toMatchObject({ state: 'passed', stopped: true });
  app.clock.forward(1_000);
  expect((await app.as(support).post(`${url}/end`)).status).toBe(204);
  const written = await app.db.selectFrom('audit_log').select(['action', 'subject_id', 'details']).execute();
  expect(written).toEqual([
    { action: 'lot.stopped', subject_id: shop.id, details: { show: show.id, lot, reason: 'bidding' } },
    { action: 'show.ended', subject_id: shop.id, details: { show: show.id } },
  ]);
  const { items } = await bellOf(app, { id: shop.owner_id });
  expect(items).toMatchObject([
    { text: 'notifications.text.showEndedByStaff' },
    {
      text: 'notifications.text.lotStoppedBidding',
      params: { show: show.title },
      to: lotLogPage(lot as LotId),
    },
  ]);
  expect(next).toBeTruthy();
});

test('who leads a show sees what came of it so far, and nobody else does', async () => {
  await using app = await buildTestApp();
  const { show, lots, host, shop, as } = await openHosting(app, { lots: 2 });
  const noor = await buildBidder(app);
  for (const { id } of lots) {
    await as.post(`/api/lots/${id}/start`, {});
    await app.as(noor).post(`/api/lots/${id}/bids`, bidOf(2_500));
    await over(app);
  }
  await app.db
    .updateTable('shows')
    .set({ starts_at: new Date(Date.now() - MINUTE) })
    .execute();
  await app.as(noor).put(`/api/shops/${shop.id}/follow`);
  const tell = () => app.db.transaction().execute((tx) => tellSumsOfLive(tx, new Date()));
  await tell();
  using mara = await speaker(app, host);
  using viewer = await speaker(app, noor);
  expect(await viewer.read(`rooms/${show.id}/hosting`)).toMatch(/^permission-denied/);
  const sums = { currency: 'USD', sold: 5_000, pieces: 2, followers: 1 };
  const [doc] = (await mara.read(`rooms/${show.id}/hosting`)) as Array<{ seq: number }>;
  expect(doc).toMatchObject({ id: 'sums', data: sums });
  await tell();
  using again = await speaker(app, host);
  expect(await again.read(`rooms/${show.id}/hosting`)).toEqual([doc]);
});

test('of a new order and a start in the same moment both are done, and the numbers stay without a gap', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { url, lots, host, seen } = await openHosting(app, { lots: 5 });
  const ids = lots.map(({ id }) => id);
  const answers = await Promise.all([
    app.as(host).put(`${url}/order`, { lots: ids.toReversed() }),
    beside.as(host).post(`/api/lots/${ids[2]}/start`, {}),
    app.as(host).post(`${url}/quick-lots`, { terms: { start: usd(100) } }, key()),
    beside.as(host).delete(`/api/lots/${ids[4]}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 201, 204]);
  const { lots: after } = await seen();
  expect(after.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(after[0]).toMatchObject({ _id: ids[2], state: 'running' });
});

test('where staff stop the lot of a co-host, its seller hears of it as the host does', async () => {
  await using app = await buildTestApp();
  const { show, shop } = await openHosting(app, { lots: 1 });
  const support = await buildUser(app.db, { role: 'support' });
  const mira = await buildUser(app.db, { name: 'Mira Sol' });
  const joined = { invited_at: app.clock.now(), accepted_at: app.clock.now() };
  await app.db
    .insertInto('co_hosts')
    .values({ show_id: show.id, user_id: mira.id, state: 'accepted', ...joined })
    .execute();
  const theirs = await buildProduct(app.db, {
    ...{ shop_id: (await buildShop(app.db, { owner_id: mira.id })).id, title: 'Lamp' },
  });
  const lot = await buildLot(app.db, { show_id: show.id, product_id: theirs.id, number: 7 });
  const started = await app.as(shop.owner_id).post(`/api/lots/${lot.id}/start`, {});
  expect(started.status).toBe(204);
  expect((await app.as(support).post(`/api/lots/${lot.id}/stop`, { reason: 'other' })).status).toBe(204);
  for (const id of [shop.owner_id, mira.id])
    expect((await bellOf(app, { id })).items).toMatchObject([
      { text: 'notifications.text.lotStopped', params: { product: 'Lamp', show: show.title } },
    ]);
});
