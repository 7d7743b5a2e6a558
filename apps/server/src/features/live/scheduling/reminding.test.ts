import { randomUUID } from 'node:crypto';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { onceOnly } from '../../../testing/written-event.fixture.ts';
import { host } from '../../../testing/written-show.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildFavorite } from '../../market/favorites/favorite.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildFollow } from '../../market/shops/follow.builder.ts';
import { suspendShopOf } from '../../market/shops/index.ts';
import { openDueReminders } from './reminders.repo.ts';
import { remindingOfShows } from './reminding.job.ts';
import { repeatingShows } from './repeating.job.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const HOUR = 3_600_000;
const MINUTE = 60_000;

const later = (app: TestApp, ms: number) => ({ now: () => new Date(app.clock.now().getTime() + ms) });
const remind = (app: TestApp, ms: number) =>
  remindingOfShows.run({ db: app.db, clock: later(app, ms), log: app.log.log }, {});
const repeat = (app: TestApp, ms: number) =>
  repeatingShows.run({ db: app.db, clock: later(app, ms), log: app.log.log }, {});

async function textsOf(app: TestApp, id: UserId): Promise<string[]> {
  const { body } = await app.as(id).get('/api/notifications');
  return body.items.map(({ text }: { text: string }) => text.split('.').at(-1)).toReversed();
}

test('who waits for a show is told a day and ten minutes before and as it begins, each once', async () => {
  await using app = await buildTestApp();
  const { schedule, shop } = await host(app, 30);
  const { body: show } = await schedule();
  const [waiting, following] = [await buildUser(app.db), await buildUser(app.db)];
  await buildFavorite(app.db, { user_id: waiting.id, kind: 'show', target_id: show._id });
  for (const id of [waiting.id, following.id]) await buildFollow(app.db, { user_id: id, shop_id: shop.id });
  const start =
    Date.parse((await app.get(`/api/shows/${show._id}`)).body.startsAt) - app.clock.now().getTime();

  await remind(app, 0);
  expect(await textsOf(app, waiting.id)).toEqual([]);
  for (const _twice of [1, 2]) await remind(app, start - 23 * HOUR);
  expect(await textsOf(app, waiting.id)).toEqual(['showTomorrow']);
  // Its host rehearses.
  await app.db.updateTable('shows').set({ state: 'rehearsal' }).execute();
  for (const _twice of [1, 2]) await remind(app, start - 9 * MINUTE);
  expect(await textsOf(app, waiting.id)).toEqual(['showTomorrow', 'showSoon']);
  await app.db.updateTable('shows').set({ state: 'live' }).execute();
  for (const _twice of [1, 2]) await remind(app, start + MINUTE);
  // Within the hour, what was said last stands.
  expect(await textsOf(app, waiting.id)).toEqual(['showTomorrow', 'showStarting']);
  expect(await textsOf(app, following.id)).toEqual(['followedShopLive']);
});

test('nobody is reminded of a show of a shop that staff closed, and everyone again once it is open', async () => {
  await using app = await buildTestApp();
  const { schedule, shop } = await host(app, 30);
  const { body: show } = await schedule();
  const waiting = await buildUser(app.db);
  await buildFavorite(app.db, { user_id: waiting.id, kind: 'show', target_id: show._id });
  const start =
    Date.parse((await app.get(`/api/shows/${show._id}`)).body.startsAt) - app.clock.now().getTime();
  const stands = (isSuspended: boolean) =>
    app.db
      .transaction()
      .execute((tx) => suspendShopOf(tx, shop.owner_id as UserId, isSuspended, app.clock.now()));
  await stands(true);
  await remind(app, start - 23 * HOUR);
  await remind(app, start - 9 * MINUTE);
  expect(await textsOf(app, waiting.id)).toEqual([]);
  await stands(false);
  await remind(app, start - 8 * MINUTE);
  expect(await textsOf(app, waiting.id)).toEqual(['showSoon']);
});

test('a crowd is told in parts, nobody twice, by two workers at the same time', async () => {
  await using app = await buildTestApp();
  const { schedule, shop } = await host(app);
  await schedule();
  const crowd = await Promise.all(Array.from({ length: 230 }, () => buildUser(app.db)));
  for (const { id } of crowd) await buildFollow(app.db, { user_id: id, shop_id: shop.id });
  await app.db.updateTable('shows').set({ state: 'live' }).execute();
  await Promise.all([remind(app, HOUR), remind(app, HOUR)]);
  await remind(app, HOUR);
  const told = await Promise.all(crowd.slice(0, 230).map(({ id }) => textsOf(app, id)));
  expect(told.filter((texts) => texts.length === 1)).toHaveLength(230);
});

test('one person who cannot be told keeps nobody after them waiting', async () => {
  await using app = await buildTestApp();
  const { schedule } = await host(app, 30);
  const { body: show } = await schedule();
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push((await buildUser(app.db)).id);
  for (const id of people) await buildFavorite(app.db, { user_id: id, kind: 'show', target_id: show._id });
  const [first, ...others] = people.toSorted();
  await sql
    .raw(
      `create function refuse_news() returns trigger language plpgsql as 'begin raise exception ''never''; end';
      create trigger refuse_news before insert on told_news for each row
      when (new.user_id = '${first}') execute function refuse_news()`,
    )
    .execute(app.db);
  app.log.allowErrors();
  const start =
    Date.parse((await app.get(`/api/shows/${show._id}`)).body.startsAt) - app.clock.now().getTime();
  await remind(app, start - 9 * MINUTE);
  for (const id of others) expect(await textsOf(app, id)).toEqual(['showSoon']);
  expect(app.log.lines).toContainEqual(
    expect.objectContaining({ msg: 'a person could not be told of a show', user: first }),
  );
  const { rows } = await sql`select from show_reminders where told_at is null`.execute(app.db);
  expect(rows).toEqual([]);
  await sql`drop function refuse_news cascade`.execute(app.db);
});

test('what a worker that was killed left untold nobody hears once it is not so any more', async () => {
  await using app = await buildTestApp();
  const { at, owner, schedule } = await host(app, 30);
  const planned = async () => {
    const { body: show } = await schedule();
    const { id } = await buildUser(app.db);
    await buildFavorite(app.db, { user_id: id, kind: 'show', target_id: show._id });
    return { url: `/api/shows/${show._id}`, show, id };
  };
  const [moved, cancelled, late] = [await planned(), await planned(), await planned()];
  const start = Date.parse((await app.get(late.url)).body.startsAt) - app.clock.now().getTime();
  const texts = () => Promise.all([moved, cancelled, late].map(({ id }) => textsOf(app, id)));
  const openedAt = (ms: number) => openDueReminders(app.db, later(app, ms).now());
  await openedAt(start - 23 * HOUR);
  await owner.patch(moved.url, { version: 1, startsAt: at(90) });
  await owner.post(`${cancelled.url}/cancel`, { version: 1 });
  await remind(app, start - 2 * HOUR);
  expect(await texts()).toEqual([['showMoved'], ['showCancelled'], []]);

  await openedAt(start - 5 * MINUTE);
  await remind(app, start + MINUTE);
  const ofLate = app.db.updateTable('shows').where('id', '=', late.show._id);
  await ofLate.set({ state: 'live' }).execute();
  await openedAt(start + 2 * MINUTE);
  await ofLate.set({ state: 'ended', ended_at: app.clock.now() }).execute();
  await remind(app, start + 3 * HOUR);
  expect(await texts()).toEqual([['showMoved'], ['showCancelled'], []]);
});

test('followers hear nothing of a private show', async () => {
  await using app = await buildTestApp();
  const { schedule, shop } = await host(app);
  await schedule({ visibility: 'private' });
  const { id } = await buildUser(app.db);
  await buildFollow(app.db, { user_id: id, shop_id: shop.id });
  await app.db.updateTable('shows').set({ state: 'live' }).execute();
  await remind(app, HOUR);
  expect(await textsOf(app, id)).toEqual([]);
});

test('who waits is told that a show was put off, then reminded of its new time, and that it was called off', async () => {
  await using app = await buildTestApp();
  const { at, owner, schedule } = await host(app, 30);
  const { body: show } = await schedule();
  const { id } = await buildUser(app.db);
  await buildFavorite(app.db, { user_id: id, kind: 'show', target_id: show._id });
  const url = `/api/shows/${show._id}`;
  await remind(app, 7 * HOUR);
  await owner.patch(url, { version: 1, startsAt: at(72) });
  await remind(app, 8 * HOUR);
  expect(await textsOf(app, id)).toEqual(['showTomorrow', 'showMoved']);
  await remind(app, 50 * HOUR);
  await owner.post(`${url}/cancel`, { version: 2 });
  await remind(app, 51 * HOUR);
  expect(await textsOf(app, id)).toEqual(['showTomorrow', 'showMoved', 'showTomorrow', 'showCancelled']);
});

test('who bid beforehand is told what becomes of their bids when a show is put off or called off, or a save drops a lot', async () => {
  await using app = await buildTestApp();
  const { at, owner, schedule, product, shop } = await host(app, 100);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const [vase, bowl] = [await product(), await product()];
  const { body: show } = await schedule({ lots: [vase, bowl].map(({ id }) => ({ productId: id })) });
  const [noor, ben, waiting] = [await buildBidder(app), await buildBidder(app), await buildUser(app.db)];
  for (const { id } of [waiting, ben])
    await buildFavorite(app.db, { user_id: id, kind: 'show', target_id: show._id });
  const [first, second] = show.lots;
  const give = async (who: { id: UserId }, lot: typeof first) => {
    const body = { id: randomUUID(), amount: { ...lot.start, amount: lot.start.amount + 500 } };
    expect((await app.as(who).put(`/api/lots/${lot._id}/pre-bid`, body)).status).toBe(204);
  };
  for (const who of [noor, ben]) await give(who, second);
  await give(noor, first);
  const none = ['in-app', 'email', 'push'].map((channel) => ({ kind: 'auction', channel, chosen: false }));
  expect((await app.as(ben).put('/api/notification-choices', { changes: none })).status).toBe(200);
  const url = `/api/shows/${show._id}`;
  const all = async () =>
    await Promise.all([noor, ben, waiting].map(async ({ id }) => await textsOf(app, id)));
  await owner.patch(url, { version: 1, startsAt: at(120) });
  await remind(app, HOUR);
  expect(await all()).toEqual([['showMovedForBidders'], ['showMoved'], ['showMoved']]);
  await owner.patch(url, { version: 2, lots: [{ _id: second._id, productId: bowl.id }] });
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
  await owner.post(`${url}/cancel`, { version: 3 });
  await remind(app, 4 * HOUR);
  expect(await all()).toEqual([
    ['lotOffList', 'showMovedForBidders', 'showCancelledForBidders'],
    ['showMoved', 'showCancelled'],
    ['showMoved', 'showCancelled'],
  ]);
});

test('who waits hears each time that a show is put off, also to a time it had before', async () => {
  await using app = await buildTestApp();
  const { at, owner, schedule } = await host(app, 200);
  const { body: show } = await schedule();
  const { id } = await buildUser(app.db);
  await buildFavorite(app.db, { user_id: id, kind: 'show', target_id: show._id });
  const moves = [210, 200, 210, 210].map(at);
  for (const [n, startsAt] of moves.entries()) {
    await owner.patch(`/api/shows/${show._id}`, { version: n + 1, startsAt });
    await remind(app, (n + 1) * 2 * HOUR);
  }
  // The last was to where it stood already.
  expect(await textsOf(app, id)).toEqual(['showMoved', 'showMoved', 'showMoved']);
});

test('a weekly show is scheduled anew once it has begun, at the same time of day, by one of two workers', async () => {
  await using app = await buildTestApp();
  const { schedule } = await host(app, 30);
  const { body: show } = await schedule({ repeat: 'weekly' });
  await repeat(app, 0);
  await Promise.all([repeat(app, 31 * HOUR), repeat(app, 31 * HOUR)]);
  await repeat(app, 31 * HOUR);
  const all = await app.db.selectFrom('shows').selectAll().orderBy('starts_at').execute();
  expect(all).toHaveLength(2);
  expect(all[1]).toMatchObject({ follows_id: show._id, repeats: 'weekly', state: 'scheduled' });
  expect(all[1]?.starts_local?.slice(10)).toBe(show.startsAt.slice(10));
  const days = (Date.parse(all[1]?.starts_local ?? '') - Date.parse(show.startsAt)) / (24 * HOUR);
  expect(Math.round(days)).toBe(7);
});

test('a show that repeats brings its lots, products, breaks and slow mode along, unless its host said not to', async () => {
  await using app = await buildTestApp();
  const { product, schedule, owner } = await host(app, 30);
  const [jug, cup, gone] = [await product(), await product(), await product()];
  const list = {
    lots: [{ productId: gone.id }, { productId: jug.id, start: usd(700), seconds: 60 }],
    steps: [
      { kind: 'product', productId: cup.id, afterLots: 1 },
      { kind: 'talk', title: 'Questions', minutes: 5, afterLots: 2 },
    ],
    slowSeconds: 10,
  };
  const { body: daily } = await schedule({ repeat: 'daily', ...list });
  const { body: bare } = await schedule({ repeat: 'daily', repeatsList: false, ...list });
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute();
  await repeat(app, 31 * HOUR);
  const nextOf = async ({ _id }: { _id: string }) => {
    const next = app.db
      .selectFrom('shows')
      .select('id')
      .where('follows_id', '=', _id as ShowId);
    const { id } = await next.executeTakeFirstOrThrow();
    return (await owner.get(`/api/shows/${id}/edit`)).body;
  };
  const { slowSeconds } = list;
  // Each stands where it stood among the lots that are still sold.
  const steps = list.steps.map((step) => ({ ...step, afterLots: step.afterLots - 1 }));
  expect(await nextOf(daily)).toMatchObject({
    ...{ steps, slowSeconds, repeatsList: true },
    lots: [{ productId: jug.id, start: usd(700), seconds: 60 }],
  });
  expect(await nextOf(bare)).toMatchObject({ steps: [], lots: [], slowSeconds, repeatsList: false });
});

test('a show that repeats lets nobody bid whom its host did not let in, and keeps the terms of its lots', async () => {
  await using app = await buildTestApp();
  const { product, schedule, owner } = await host(app, 30);
  const [jug, cup] = [await product(), await product()];
  const { body: show } = await schedule({ repeat: 'weekly', lots: [{ productId: jug.id }] });
  const url = `/api/shows/${show._id}`;
  await owner.put(`${url}/bidder-approval`, { needsApproval: true });
  const [{ _id }] = show.lots;
  const terms = { steps: [{ below: null, step: usd(500) }], confirmAbove: usd(90_000) };
  expect((await owner.patch(`/api/lots/${_id}/terms`, terms)).status).toBe(204);
  // So does what its host adds to the list afterwards.
  const lots = [{ _id, productId: jug.id }, { productId: cup.id }];
  expect((await owner.patch(url, { version: 1, lots })).status).toBe(200);
  const hosting = async (id: string) => (await owner.get(`/api/shows/${id}/hosting`)).body;
  const asks = {
    needsApproval: true,
    lots: [{ terms: { needsApproval: true, ...terms } }, { terms: { needsApproval: true } }],
  };
  expect(await hosting(show._id)).toMatchObject(asks);
  await repeat(app, 31 * HOUR);
  const next = await app.db
    .selectFrom('shows')
    .select('id')
    .where('follows_id', '=', show._id as ShowId)
    .executeTakeFirstOrThrow();
  expect(await hosting(next.id)).toMatchObject(asks);
});

test('a lot that was run again is brought once by the show that follows', async () => {
  await using app = await buildTestApp();
  const { shop, product, schedule, owner } = await host(app, 30);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const [jug, cup] = [await product(), await product()];
  const { body: show } = await schedule({
    repeat: 'daily',
    lots: [{ productId: jug.id, seconds: 45 }, { productId: cup.id }],
  });
  await owner.post(`/api/shows/${show._id}/live`);
  let [{ _id: lot }] = show.lots;
  for (const _round of [1, 2]) {
    expect((await owner.post(`/api/lots/${lot}/start`, {})).status).toBe(204);
    await owner.post(`/api/lots/${lot}/stop`, { reason: 'other' });
    const again = await owner.post(`/api/lots/${lot}/run-again`, undefined, onceOnly());
    [lot] = again.body.lots;
  }
  expect((await owner.get(`/api/shows/${show._id}/hosting`)).body.lots).toHaveLength(4);
  await repeat(app, 31 * HOUR);
  const { id } = await app.db
    .selectFrom('shows')
    .select('id')
    .where('follows_id', '=', show._id as ShowId)
    .executeTakeFirstOrThrow();
  expect((await owner.get(`/api/shows/${id}/edit`)).body.lots).toMatchObject([
    { productId: jug.id, seconds: 45 },
    { productId: cup.id },
  ]);
});

test('a show whose host never came is called off, and a series that was called off is not continued', async () => {
  await using app = await buildTestApp();
  const { owner, schedule } = await host(app, 30);
  const { body: missed } = await schedule();
  const { body: daily } = await schedule({ repeat: 'daily' });
  await owner.post(`/api/shows/${daily._id}/cancel`, { version: 1 });
  const waiting = await buildUser(app.db);
  await buildFavorite(app.db, { user_id: waiting.id, kind: 'show', target_id: missed._id });
  const stateOf = async () => (await owner.get(`/api/shows/${missed._id}/edit`)).body.state;
  // Late, but there.
  const put = (state: 'rehearsal' | 'scheduled') =>
    app.db.updateTable('shows').set({ state }).where('id', '=', missed._id).execute();
  await put('rehearsal');
  await repeat(app, 60 * HOUR);
  expect(await stateOf()).toBe('rehearsal');
  await put('scheduled');
  await repeat(app, 60 * HOUR);
  expect(await stateOf()).toBe('cancelled');
  await remind(app, 60 * HOUR);
  expect(await textsOf(app, waiting.id)).toEqual(['showCancelled']);
  expect(await app.db.selectFrom('shows').select('id').execute()).toHaveLength(2);
});

test('the shows of a suspended seller pause, and go on once the suspension is lifted', async () => {
  await using app = await buildTestApp();
  const { schedule, shop } = await host(app, 30);
  const { body: first } = await schedule({ repeat: 'daily' });
  const start = Date.parse(first.startsAt ?? (await app.get(`/api/shows/${first._id}`)).body.startsAt);
  const from = start - app.clock.now().getTime();
  const shows = async () =>
    (await app.db.selectFrom('shows').select(['state', 'starts_at']).orderBy('starts_at').execute()).map(
      ({ state, starts_at }) => [state, Math.round((starts_at.getTime() - start) / (24 * HOUR))],
    );
  const stands = (isSuspended: boolean) => suspendShopOf(app.db, shop.owner_id, isSuspended, app.clock.now());

  await stands(true);
  await repeat(app, from + MINUTE);
  expect(await shows()).toEqual([['scheduled', 0]]);
  // Who waited for that one hears that it does not come.
  for (const day of [1, 2, 3]) await repeat(app, from + day * 24 * HOUR);
  expect(await shows()).toEqual([['cancelled', 0]]);

  await stands(false);
  for (const _twice of [1, 2]) await repeat(app, from + 3 * 24 * HOUR + HOUR);
  expect(await shows()).toEqual([
    ['cancelled', 0],
    ['scheduled', 4],
  ]);
  await repeat(app, from + 4 * 24 * HOUR + HOUR);
  expect((await shows()).at(-1)).toEqual(['scheduled', 5]);
});
