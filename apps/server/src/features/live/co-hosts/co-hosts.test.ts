import type { CoHostsDocument } from '@souk/shared/live/co-hosts/schema.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { bidOf, buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { lockPeople } from '../../identity/people/index.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { closeLotsOver } from '../auctions/closing.service.ts';
import { tellSumsOf } from '../hosting/index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

async function openShow(app: TestApp, state: 'scheduled' | 'live' = 'live') {
  const stage = await openStage(app, { state });
  const guest = await buildUser(app.db, { name: 'Mira Sol' });
  const shop = await buildShop(app.db, { owner_id: guest.id });
  const url = `/api/shows/${stage.show.id}`;
  const [host, coHost] = [app.as(stage.host), app.as(guest)];
  const invite = () => host.put(`${url}/co-hosts/${guest.id}`);
  const answer = (accept: boolean) => coHost.post(`${url}/co-hosts/answer`, { accept });
  return { ...stage, guest, guestShop: shop, url, asHost: host, asGuest: coHost, invite, answer };
}

const nothing = { coHosts: [], own: null, phone: null, hasLed: false };

const namesIn = async (app: TestApp, showId: string) =>
  (await readLive<CoHostsDocument>(app.db, `rooms/${showId}/state/co-hosts`))?.names;

const newsOf = async (app: TestApp, who: Parameters<TestApp['as']>[0]) =>
  (await app.as(who).get('/api/notifications')).body.items.map(({ text }: { text: string }) => text);

test('somebody is asked to lead a show, is told, says yes, and the room knows', async () => {
  await using app = await buildTestApp();
  const { show, url, host, guest, guestShop, asHost, asGuest, invite, answer } = await openShow(app);
  expect((await invite()).status).toBe(204);
  expect(await newsOf(app, guest)).toEqual(['notifications.text.coHostInvited']);
  expect((await asHost.get(`${url}/co-hosts`)).body.coHosts).toMatchObject([
    {
      person: { _id: guest.id, name: 'Mira Sol' },
      ...{ shop: guestShop.name, state: 'invited', camera: 'off' },
    },
  ]);
  expect((await asGuest.get(`${url}/co-hosts`)).body.own.state).toBe('invited');
  const other = app.as(await buildUser(app.db));
  expect((await other.get(`${url}/co-hosts`)).body).toEqual(nothing);
  expect(await namesIn(app, show.id)).toEqual([]);
  expect((await answer(true)).status).toBe(204);
  expect(await namesIn(app, show.id)).toEqual(['Mira Sol']);
  expect(await newsOf(app, host)).toEqual(['notifications.text.coHostAccepted']);
});

test('nobody comes to lead a show while a bid of theirs is on its way', async () => {
  await using app = await buildTestApp();
  const { show, guest, invite, answer, queue } = await openShow(app);
  const soon = new Date(Date.now() + 60_000);
  const lot = await queue({ state: 'running', starts_at: new Date(), ends_at: soon });
  await invite();
  let answered: ReturnType<typeof answer> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await sql`select from lots where id = ${lot.id} for no key update`.execute(tx);
    answered = answer(true);
    await someoneWaits(app.db);
    await sql`update lots set leader_id = ${guest.id}, bid_count = 1 where id = ${lot.id}`.execute(tx);
  });
  expect((await answered)?.body.error.code).toBe('co_host_leads_lot');
  await sql`update lots set leader_id = null, bid_count = 0 where id = ${lot.id}`.execute(app.db);
  expect(await namesIn(app, show.id)).toEqual([]);
  expect((await answer(true)).status).toBe(204);
});

test('of five who are asked at the same moment four co-host a show; who said no is not asked again', async () => {
  await using app = await buildTestApp();
  const { url, asHost, guest, answer } = await openShow(app);
  const others = await Promise.all([1, 2, 3, 4].map(() => buildUser(app.db)));
  const asked = await Promise.all([guest, ...others].map(({ id }) => asHost.put(`${url}/co-hosts/${id}`)));
  expect(asked.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 409]);
  expect(asked.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_co_hosts');
  for (const { id } of others) expect((await asHost.delete(`${url}/co-hosts/${id}`)).status).toBe(204);
  expect((await asHost.put(`${url}/co-hosts/${guest.id}`)).status).toBe(204);
  expect((await answer(false)).status).toBe(204);
  expect((await answer(true)).status).toBe(404);
  const again = await asHost.put(`${url}/co-hosts/${guest.id}`);
  expect(again.body.error.code).toBe('co_host_declined');
});

test('each co-host is asked, answers and leaves alone, and takes nobody else out', async () => {
  await using app = await buildTestApp();
  const { show, url, asHost, asGuest, guest, invite, answer } = await openShow(app);
  const ali = await buildUser(app.db, { name: 'Ali Ben' });
  const asAli = app.as(ali);
  await invite();
  expect((await asHost.put(`${url}/co-hosts/${ali.id}`)).status).toBe(204);
  expect((await answer(true)).status).toBe(204);
  expect((await asAli.get(`${url}/co-hosts`)).body).toMatchObject({ coHosts: [], own: { state: 'invited' } });
  expect(await namesIn(app, show.id)).toEqual(['Mira Sol']);
  expect((await asAli.post(`${url}/co-hosts/answer`, { accept: true })).status).toBe(204);
  expect(await namesIn(app, show.id)).toEqual(['Mira Sol', 'Ali Ben']);
  expect((await asAli.delete(`${url}/co-hosts/${guest.id}`)).status).toBe(403);
  expect((await asGuest.delete(`${url}/co-hosts/${guest.id}`)).status).toBe(204);
  expect(await namesIn(app, show.id)).toEqual(['Ali Ben']);
  expect((await asAli.get(`${url}/co-hosts`)).body.own.state).toBe('accepted');
});

test('nobody asks but the host, and nobody is asked who is blocked, gone or the host', async () => {
  await using app = await buildTestApp();
  const { url, host, guest, asHost, asGuest } = await openShow(app);
  expect((await asGuest.put(`${url}/co-hosts/${guest.id}`)).status).toBe(403);
  expect((await asGuest.post(`${url}/co-hosts/answer`, { accept: true })).status).toBe(404);
  expect((await asGuest.post(`${url}/co-hosts/publish`)).status).toBe(403);
  await asGuest.put(`/api/users/${host.id}/block`);
  const suspended = await buildUser(app.db, { suspended_at: app.clock.now() });
  const staff = await buildUser(app.db, { role: 'support' });
  for (const { id } of [guest, host, suspended, staff])
    expect((await asHost.put(`${url}/co-hosts/${id}`)).status).toBe(404);
  expect((await asHost.get(`${url}/possible-co-hosts?q=${guest.handle}`)).body.items).toEqual([]);
});

test('whoever blocks the other in between, or at the same moment, comes to lead no show together', async () => {
  await using app = await buildTestApp();
  const { show, url, host, guest, asHost, asGuest, invite, answer } = await openShow(app);
  const pairs = [
    { blocks: asGuest, whom: host },
    { blocks: asHost, whom: guest },
  ];
  await invite();
  for (const { blocks, whom } of pairs) {
    expect((await blocks.put(`/api/users/${whom.id}/block`)).status).toBe(204);
    expect((await answer(true)).status).toBe(404);
    expect((await asGuest.get(`${url}/co-hosts`)).body.own).toBeNull();
    expect((await asHost.get(`${url}/co-hosts`)).body.coHosts).toEqual([]);
    expect((await blocks.delete(`/api/users/${whom.id}/block`)).status).toBe(204);
  }
  expect((await asGuest.get(`${url}/co-hosts`)).body.own).toMatchObject({ state: 'invited' });
  let answered: ReturnType<typeof answer> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await lockPeople(tx, host.id, guest.id);
    answered = answer(true);
    await someoneWaits(app.db);
    await tx.insertInto('user_blocks').values({ blocker_id: host.id, blocked_id: guest.id }).execute();
  });
  expect((await answered)?.status).toBe(404);
  expect(await namesIn(app, show.id)).toEqual([]);
});

test('a co-host sells in the show at their own prices, to others than themselves and the host', async () => {
  await using app = await buildTestApp();
  const { url, lots, guestShop, host, asHost, asGuest, invite, answer } = await openShow(app);
  await invite();
  const { id } = await buildProduct(app.db, { shop_id: guestShop.id, available: 3 });
  const add = (of = asGuest, productId = id) =>
    of.post(
      `${url}/lots`,
      { productId, terms: { start: usd(900) } },
      { 'idempotency-key': crypto.randomUUID() },
    );
  expect((await add()).status).toBe(403);
  await answer(true);
  expect((await add(asHost)).body.error.code).toBe('not_for_the_list');
  expect((await add(asGuest, lots[0]?.product_id)).body.error.code).toBe('not_for_the_list');
  const added = await add();
  expect(added.status).toBe(201);
  const [lotId] = added.body.lots;
  const hosted = (await asHost.get(`${url}/hosting`)).body.lots;
  expect(hosted.map(({ seller }: { seller: string | null }) => seller)).toEqual([null, guestShop.name]);
  // So does everybody else.
  const shown = (await app.get(url)).body.lots as Array<{ seller?: string }>;
  expect(shown.map(({ seller }) => seller)).toEqual([undefined, guestShop.name]);

  const terms = `/api/lots/${lotId}/terms`;
  expect((await asHost.patch(terms, { start: usd(100) })).body.error.code).toBe('price_of_another');
  expect((await asHost.patch(terms, { reserve: usd(100) })).body.error.code).toBe('price_of_another');
  expect((await asHost.patch(terms, { seconds: 15, start: usd(900) })).status).toBe(204);
  expect((await asGuest.patch(terms, { start: usd(1_000) })).status).toBe(204);
  expect((await asGuest.patch(`/api/lots/${lots[0]?.id}/terms`, { start: usd(1_000) })).status).toBe(403);
  expect((await asGuest.delete(`/api/lots/${lots[0]?.id}`)).status).toBe(403);
  expect((await asGuest.post(`/api/lots/${lotId}/start`, {})).status).toBe(403);
  const wrong = await asHost.post(`/api/lots/${lotId}/start`, { start: usd(100) });
  expect(wrong.body.error.code).toBe('price_of_another');

  const bid = (of: typeof asHost, lot: string) =>
    of.post(`/api/lots/${lot}/bids`, {
      id: crypto.randomUUID(),
      kind: 'once',
      amount: { amount: 5_000, currency: 'EUR' },
    });
  expect((await asHost.post(`/api/lots/${lotId}/start`, {})).status).toBe(204);
  for (const one of [asHost, asGuest]) expect((await bid(one, lotId)).body.error.code).toBe('own_lot');
  expect(host.id).not.toBe(guestShop.owner_id);
});

test('who led a show bids in it no more, also after they left; who leads a lot does not become its co-host', async () => {
  await using app = await buildTestApp();
  const { url, lots, asHost, asGuest, guest, invite, answer } = await openShow(app);
  await invite();
  const lotId = lots[0]?.id ?? '';
  await asHost.post(`/api/lots/${lotId}/start`, {});
  await app.db
    .updateTable('lots')
    .set({ leader_id: guest.id })
    .where('id', '=', lotId as never)
    .execute();
  expect((await answer(true)).body.error.code).toBe('co_host_leads_lot');
  await app.db
    .updateTable('lots')
    .set({ leader_id: null })
    .where('id', '=', lotId as never)
    .execute();
  expect((await answer(true)).status).toBe(204);
  const bid = () =>
    asGuest.post(`/api/lots/${lotId}/bids`, {
      ...{ id: crypto.randomUUID(), kind: 'once' },
      amount: { amount: 5_000, currency: 'EUR' },
    });
  expect((await bid()).body.error.code).toBe('leads_show');
  expect((await asGuest.delete(`${url}/co-hosts/${guest.id}`)).status).toBe(204);
  expect((await bid()).body.error.code).toBe('leads_show');
  // Their room knows, so that it offers no button that refuses.
  expect((await asGuest.get(`${url}/co-hosts`)).body).toEqual({ ...nothing, hasLed: true });
});

test('what a co-host has waiting goes with them, and what ran stays theirs', async () => {
  await using app = await buildTestApp();
  const { url, guest, guestShop, asHost, asGuest, invite, answer, show } = await openShow(app);
  await invite();
  await answer(true);
  const { id } = await buildProduct(app.db, { shop_id: guestShop.id, available: 3 });
  const add = async () =>
    (
      await asGuest.post(
        `${url}/lots`,
        { productId: id, terms: { start: usd(900) } },
        { 'idempotency-key': crypto.randomUUID() },
      )
    ).body.lots[0];
  const [ran, waits] = [await add(), await add()];
  expect((await asHost.post(`/api/lots/${ran}/start`, {})).status).toBe(204);
  expect((await asHost.post(`/api/lots/${ran}/close`, {})).status).toBe(204);
  expect((await asHost.delete(`${url}/co-hosts/${guest.id}`)).status).toBe(204);
  const left = await app.db
    .selectFrom('lots')
    .select(['id', 'state'])
    .where('show_id', '=', show.id)
    .execute();
  expect(left.map((lot) => lot.id)).not.toContain(waits);
  expect(left.find((lot) => lot.id === ran)?.state).toBe('passed');
  const again = await asHost.post(
    `/api/lots/${ran}/run-again`,
    {},
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(again.body.error.code).toBe('seller_gone');
});

test('before the show a co-host puts what they sell on its list, and it stays there when its host edits theirs', async () => {
  await using app = await buildTestApp();
  const { show, shop, url, lots, guestShop, asHost, asGuest, invite, answer } = await openShow(
    app,
    'scheduled',
  );
  await invite();
  const { id: productId } = await buildProduct(app.db, { shop_id: guestShop.id, available: 3 });
  const add = () =>
    asGuest.post(`${url}/lots`, { productId, terms: {} }, { 'idempotency-key': crypto.randomUUID() });
  expect((await add()).status).toBe(403);
  await answer(true);
  await sql`update shows set starts_at = now() + interval '1 day'`.execute(app.db);
  const added = await add();
  expect(added.status).toBe(201);
  const [theirs] = added.body.lots;
  expect((await asGuest.get(`${url}/co-hosts`)).body.own.lots).toEqual([theirs]);
  const own = (await asHost.get(`${url}/edit`)).body;
  expect(own.lots.map(({ _id }: { _id: string }) => _id)).toEqual(lots.map(({ id }) => id));
  const change = { version: own.version, lots: [...own.lots, { ...own.lots[0], _id: null }] };
  for (const lot of change.lots) for (const field of ['title', 'image', 'needsVariant']) delete lot[field];
  const saved = await asHost.patch(url, change);
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  const numbers = await app.db
    .selectFrom('lots')
    .select(['id', 'number'])
    .where('show_id', '=', show.id)
    .orderBy('number')
    .execute();
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3].slice(0, numbers.length));
  expect(numbers.at(-1)?.id).toBe(theirs);
  expect(shop.id).not.toBe(guestShop.id);
  expect((await asGuest.delete(`/api/lots/${theirs}`)).status).toBe(204);
});

test('host and co-host are each told what came of the show for their own shop', async () => {
  await using app = await buildTestApp();
  const { show, url, lots, guestShop, asHost, asGuest, invite, answer } = await openShow(app);
  await invite();
  await answer(true);
  const { id: productId } = await buildProduct(app.db, { shop_id: guestShop.id, available: 3 });
  await buildShippingProfile(app.db, { shop_id: guestShop.id });
  const added = await asGuest.post(
    `${url}/lots`,
    { productId, terms: { start: usd(900) } },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const noor = await buildBidder(app);
  const sell = async (lot: string | undefined, amount: number) => {
    expect((await asHost.post(`/api/lots/${lot}/start`, {})).status).toBe(204);
    expect((await app.as(noor).post(`/api/lots/${lot}/bids`, bidOf(amount))).status).toBe(200);
    await closeLotsOver(app.db, -60_000);
  };
  await sell(lots[0]?.id, 5_000);
  await sell(added.body.lots[0], 6_000);
  await app.db.transaction().execute((tx) => tellSumsOf(tx, show.id, new Date()));
  const sums = await readLive<{ sold: number; pieces: number }>(app.db, `rooms/${show.id}/hosting/sums`);
  expect(sums).toMatchObject({ sold: 5_000, pieces: 1 });
  expect((await asGuest.get(`${url}/co-hosts`)).body.own.sold).toMatchObject({
    ...{ lots: 1, pieces: 0, amount: { amount: 6_000 } },
  });
  expect((await asHost.get(`${url}/co-hosts`)).body.coHosts[0]).not.toHaveProperty('sold');
});
