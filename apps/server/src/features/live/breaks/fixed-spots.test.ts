// @module-tag whole
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { verifyBreak } from '@souk/shared/live/breaks/verify-break.ts';
import { expect, test } from 'vitest';
import { openBreaks } from '../../../testing/breaks.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const MINUTE = 60_000;
const fixed = { spots: 2, price: usd(1_500) };

test('spots at a price are bought beside a lot that runs, charged as a win, and drawn with those that were auctioned', async () => {
  await using market = await openBreaks();
  const { app, show } = market;
  const id = await market.open({ fixed });
  expect((await market.view(id)).spots.map(({ price }) => price)).toEqual([1_500, 1_500, null, null]);
  const [third, fourth] = await market.lotsOf(id);
  const [maya, ben] = [await market.bidder('Maya'), await market.bidder('Ben')];
  await market.seller.post(`/api/lots/${third}/start`, {});

  const bought = await market.buy(id, 1, maya);
  expect(bought.status).toBe(201);
  const { lotId } = bought.body;
  // Said again it is the same; to others it is gone.
  expect((await market.buy(id, 1, maya)).body).toEqual({ lotId });
  expect((await market.buy(id, 1, ben)).body.error.code).toBe('spot_taken');
  const log = (await app.get(`/api/lots/${lotId}/log`)).body;
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
  expect(log.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'opened',
    'once',
    'cut-short',
    'closed',
  ]);
  const lots = (await app.get(`/api/shows/${show.id}`)).body.lots;
  expect(lots.map(({ state, number }: { state: string; number: number | null }) => [number, state])).toEqual([
    [1, 'running'],
    [2, 'queued'],
    [null, 'sold'],
  ]);
  // Its host runs the others, and has as many quick lots left as before.
  const { lots: run, quickLotsLeft } = (await market.seller.get(`/api/shows/${show.id}/hosting`)).body;
  expect([run.map(({ number }: { number: number }) => number), quickLotsLeft]).toEqual([[1, 2], 298]);
  // What they add without a name is called by how many of them there are.
  await market.seller.post(`/api/shows/${show.id}/quick-lots`, { terms: { start: usd(100) } }, market.key());
  const [, added] = (await market.seller.get(`/api/shows/${show.id}/hosting`)).body.lots;
  expect(added.title).toBe('#3');
  expect((await market.seller.delete(`/api/lots/${added._id}`)).status).toBe(204);
  await market.settle();
  const [order] = await market.ordersOf({ id: lotId });
  expect(order).toMatchObject({ state: 'paid', items: 1_500, buyer_id: maya.id });

  await market.bid({ id: third as never }, ben, 2_000);
  await market.seller.post(`/api/lots/${third}/close`);
  expect((await market.buy(id, 2, ben)).status).toBe(201);
  await market.seller.post(`/api/lots/${fourth}/start`, {});
  await market.bid({ id: fourth as never }, maya, 2_000);
  await market.seller.post(`/api/lots/${fourth}/close`);
  // A second win may wait a moment for the parcel of the first one.
  await market.settle();
  await market.later(1_000);
  expect(await market.work()).toBe(1);
  const draw = await market.log(id);
  expect(verifyBreak(draw)).toMatchObject({ ok: true, state: 'drawn', entries: 4, spots: 4 });
  expect(draw.entries.map(({ spot }: { spot: number }) => spot)).toEqual([1, 3, 2, 4]);
  const { body } = await maya.call.get(`/api/orders/${order?.id}`);
  expect(body.lines).toMatchObject([{ title: '#1 Prizm box', options: { 'Prizm box': expect.any(String) } }]);
});

test('a spot that is not paid for in time is for sale again by itself, and counts against who took it', async () => {
  await using market = await openBreaks();
  const { app } = market;
  const id = await market.open({ fixed });
  const broke = await market.bidder('Broke', 'pm_card_chargeCustomerFail');
  const maya = await market.bidder('Maya');
  const { lotId } = (await market.buy(id, 1, broke)).body;
  await market.settle();
  expect(await market.settlementOf({ id: lotId })).toBe('failed');
  expect((await market.buy(id, 1, maya)).body.error.code).toBe('spot_taken');
  await market.later(2 * MINUTE);
  expect(await market.settlementOf({ id: lotId })).toBe('unsold');
  expect(await app.db.selectFrom('bidder_strikes').select('user_id').execute()).toEqual([
    { user_id: broke.id },
  ]);
  const { body: view } = await market.seller.get(`/api/lots/${lotId}/settlement`);
  expect(view.can).toMatchObject({ relist: false, offer: false });
  expect((await market.buy(id, 1, maya)).status).toBe(201);
  await market.seller.post(`/api/breaks/${id}/close`);
  expect(await market.work()).toBe(1);
  expect(verifyBreak(await market.log(id))).toMatchObject({ ok: true, entries: 1 });
});

test('a break that is called off gives what was paid at a price back, too, and nothing more of it is sold', async () => {
  await using market = await openBreaks();
  const id = await market.open({ fixed });
  const maya = await market.bidder('Maya');
  const { lotId } = (await market.buy(id, 2, maya)).body;
  expect((await market.seller.delete(`/api/breaks/${id}`)).body.error.code).toBe('break_started');
  await market.work();
  const cancelled = await market.seller.post(
    `/api/breaks/${id}/cancel`,
    { reason: 'Wrong box.' },
    market.key(),
  );
  expect(cancelled.status).toBe(204);
  const [order] = await market.ordersOf({ id: lotId });
  expect(order).toMatchObject({ state: 'cancelled', refunded: order?.total });
  expect((await market.buy(id, 1, maya)).body.error.code).toBe('break_over');
});

test('what cannot be bought at a price is refused: by its host, by visitors, once closed, and what is auctioned', async () => {
  await using market = await openBreaks();
  const { app, seller } = market;
  const id = await market.open({ fixed });
  const maya = await market.bidder('Maya');
  const host = { call: seller };
  for (const [spot, buyer, status, code] of [
    [1, host, 403, 'own_lot'],
    [1, { call: app }, 401, 'unauthenticated'],
    [3, maya, 404, 'not_found'],
    [9, maya, 404, 'not_found'],
    [101, maya, 404, 'not_found'],
  ] as const) {
    const { status: got, body } = await market.buy(id, spot, buyer);
    expect([spot, got, body.error.code]).toEqual([spot, status, code]);
  }
  // What was refused has left nothing behind.
  expect(await market.lotsOf(id)).toHaveLength(2);
  expect((await market.add({ fixed: { spots: 5, price: usd(1_500) } })).body.error.details[0].field).toBe(
    'fixed.spots',
  );
  expect((await seller.post(`/api/breaks/${id}/close`)).status).toBe(204);
  expect((await market.buy(id, 1, maya)).body.error.code).toBe('break_over');
  const other = await market.open({ fixed: { spots: 4, price: usd(1_500) } });
  await market.endShow();
  expect((await market.buy(other, 1, maya)).body.error.code).toBe('show_not_live');
});

test('what sending a spot costs is said before it is bought, and charged: no more for a second one of the same parcel', async () => {
  await using market = await openBreaks();
  const { app } = market;
  const id = await market.open({ fixed });
  const [maya, ben] = [await market.bidder('Maya'), await market.bidder('Ben')];
  const url = `/api/breaks/${id}/delivery`;
  const said = async (call: typeof maya.call | typeof app) =>
    (await call.get(`${url}?country=US`)).body.cheapest.price;
  const buy = async (spot: number) => {
    const { status, body } = await market.buy(id, spot, maya);
    expect(status).toBe(201);
    await market.settle();
    await market.later(1_000);
    const [order] = await market.ordersOf({ id: body.lotId });
    expect(order?.state).toBe('paid');
    return { amount: order?.shipping, currency: 'USD' };
  };
  for (const one of [maya.call, ben.call, app])
    expect(await said(one)).toEqual({ amount: 650, currency: 'USD' });
  expect(await buy(1)).toEqual({ amount: 650, currency: 'USD' });
  const second = await said(maya.call);
  expect(second).toEqual({ amount: 0, currency: 'USD' });
  expect(await said(ben.call)).toEqual({ amount: 650, currency: 'USD' });
  expect(await buy(2)).toEqual(second);

  expect((await app.get(`${url}?country=XX`)).status).toBe(400);
  expect((await app.get(`/api/breaks/${await market.open()}/delivery?country=US`)).status).toBe(404);
  await app.db.updateTable('shows').set({ state: 'cancelled' }).execute();
  expect((await app.get(`${url}?country=US`)).status).toBe(404);
});
