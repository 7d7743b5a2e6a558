import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildFollow } from '../../market/shops/follow.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildLot } from '../auctions/lot.builder.ts';
import { showMinutes } from './show-minutes.job.ts';

const MINUTE = 60_000;

test('a host reads their show minute by minute, and the minutes in which the market did not run say so', async () => {
  await using app = await buildTestApp();
  const { show, shop, host, viewer } = await openStage(app, { lots: 0 });
  const start = Math.floor(app.clock.now().getTime() / MINUTE) * MINUTE;
  const at = (minutes: number) => new Date(start + minutes * MINUTE);
  await app.db
    .updateTable('shows')
    .set({ starts_at: at(-5) })
    .where('id', '=', show.id)
    .execute();
  const keep = (minutes: number) =>
    showMinutes.run({ db: app.db, clock: { now: () => at(minutes) }, log: app.log.log }, {});
  const watched = (listeners: number) =>
    app.db
      .insertInto('room_listeners')
      .values({ show_id: show.id, process_id: randomUUID(), listeners, counted_at: new Date() })
      .execute();
  await watched(3);
  await keep(-5);
  await watched(4);
  // Two workers count the same minute.
  await Promise.all([keep(-4), keep(-4)]);
  // It was down for two minutes; a process that went with it counts for nobody.
  await app.db
    .updateTable('room_listeners')
    .set({ counted_at: new Date(Date.now() - 40_000) })
    .execute();
  await watched(2);
  await keep(-1);
  const sold = {
    show_id: show.id,
    state: 'sold' as const,
    leader_id: viewer.id,
    bid_count: 1,
    run_by: 'demo' as const,
  };
  await buildLot(app.db, { ...sold, number: 1, price_amount: 2_500, closed_at: at(-4) });
  await buildLot(app.db, {
    ...sold,
    number: 2,
    start_amount: 500,
    price_amount: 900,
    closed_at: at(-3),
    settlement: 'failed',
  });
  await buildFollow(app.db, { user_id: viewer.id, shop_id: shop.id, created_at: at(-2) });
  using noor = await speaker(app, viewer);
  expect(await noor.say(show.id, 'What a glaze!')).toBe('ok');

  const { status, body } = await app.as(host).get(`/api/shows/${show.id}/report`);
  expect([status, body.endedAt, body.startedAt]).toEqual([200, null, at(-5).toISOString()]);
  const of = (key: string) => body.minutes.map((minute: Record<string, unknown>) => minute[key]);
  expect(of('at').slice(0, 2)).toEqual([at(-5).toISOString(), at(-4).toISOString()]);
  expect(of('viewers')).toEqual([3, 7, null, null, 2, null]);
  expect(of('sales')).toEqual([0, 2_500, 0, 0, 0, 0]);
  expect(of('lots')).toEqual([0, 1, 0, 0, 0, 0]);
  expect(of('follows')).toEqual([0, 0, 0, 1, 0, 0]);
  expect(of('messages').at(-1)).toBe(1);
});

test('a report has all minutes of a show in which the clock was set back', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer } = await openStage(app, { lots: 0 });
  const start = Math.floor(app.clock.now().getTime() / MINUTE) * MINUTE;
  const at = (minutes: number) => new Date(start + minutes * MINUTE);
  // On air for two minutes, an hour back, and over after two more.
  await app.db
    .updateTable('shows')
    .set({ starts_at: at(0), ended_at: at(-56), state: 'ended' })
    .execute();
  for (const [minutes, viewers] of [
    [0, 3],
    [1, 4],
    [-58, 5],
    [-57, 6],
  ] as const)
    await app.db
      .insertInto('show_minutes')
      .values({ show_id: show.id, minute: at(minutes), viewers })
      .execute();
  const sold = { state: 'sold' as const, leader_id: viewer.id, bid_count: 1, run_by: 'demo' as const };
  for (const [n, closed_at] of [at(1.5), at(-57.5)].entries())
    await buildLot(app.db, { ...sold, show_id: show.id, number: n + 1, price_amount: 2_500, closed_at });
  const { minutes } = (await app.as(host).get(`/api/shows/${show.id}/report`)).body;
  const of = (key: 'viewers' | 'lots') =>
    minutes.flatMap((minute: Record<string, number | null>) => minute[key] || []);
  expect([of('viewers'), of('lots')]).toEqual([
    [5, 6, 3, 4],
    [1, 1],
  ]);
});

test('host and co-host each read their own lots, and the host beside them what the co-host auctioned', async () => {
  await using app = await buildTestApp();
  const { show, shop, host, viewer } = await openStage(app, { lots: 0 });
  const guest = await buildUser(app.db);
  const guestShop = await buildShop(app.db, { owner_id: guest.id, name: 'Sol Lights' });
  const now = app.clock.now();
  await app.db
    .insertInto('co_hosts')
    .values({ show_id: show.id, user_id: guest.id, state: 'removed', invited_at: now, accepted_at: now })
    .execute();
  await app.db.updateTable('shows').set({ starts_at: now }).where('id', '=', show.id).execute();
  const sell = async (shop_id: typeof shop.id, number: number, price_amount: number) => {
    const { id: product_id } = await buildProduct(app.db, { shop_id });
    await buildLot(app.db, {
      ...{ show_id: show.id, number, product_id, price_amount, state: 'sold', leader_id: viewer.id },
      ...{ bid_count: 1, run_by: 'demo', closed_at: now },
    });
  };
  await sell(shop.id, 1, 2_500);
  await sell(guestShop.id, 2, 4_000);
  await sell(guestShop.id, 3, 5_000);
  const url = `/api/shows/${show.id}/report`;
  const read = async (who: typeof host) => {
    const { body } = await app.as(who).get(url);
    const sum = (what: 'lots' | 'sales') =>
      body.minutes.reduce((all: number, minute: Record<string, number>) => all + (minute[what] ?? 0), 0);
    return { shop: body.shop.name, lots: sum('lots'), sales: sum('sales'), coHosts: body.coHosts };
  };
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE).toISOString();
  expect(await read(host)).toEqual({
    ...{ shop: shop.name, lots: 1, sales: 2_500 },
    coHosts: [
      {
        shop: { _id: guestShop.id, name: 'Sol Lights' },
        minutes: [{ at: minute, lots: 2, sales: 9_000 }],
      },
    ],
  });
  expect(await read(guest)).toEqual({ shop: 'Sol Lights', lots: 2, sales: 9_000, coHosts: [] });
});

test('only the people of the shop read its report, and only once the show was live', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer } = await openStage(app, { lots: 0 });
  const url = `/api/shows/${show.id}/report`;
  expect((await app.as(viewer).get(url)).status).toBe(403);
  expect((await app.as(await buildUser(app.db, { role: 'admin' })).get(url)).status).toBe(403);
  expect((await app.get(url)).status).toBe(401);
  await app.db.updateTable('shows').set({ state: 'scheduled' }).execute();
  expect((await app.as(host).get(url)).body.error.code).toBe('show_not_live');
});
