import type { LotId, UserId } from '@souk/shared/ids.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { lotLogPage } from '@souk/shared/live/settlement/paths.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, buildBidders } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { closeLotsOver } from './closing.service.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';

const heard = (app: TestApp) =>
  openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();

/** An auction that runs apart from any show for so long. */
async function openAlone(app: TestApp, seconds = 3_600, owner?: UserId) {
  const shop = await buildShop(app.db, owner ? { owner_id: owner } : {});
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const product = await buildProduct(app.db, { shop_id: shop.id, title: 'Lamp', listing_kind: 'auction' });
  const now = Date.now();
  const lot = await buildLot(app.db, {
    ...{ product_id: product.id, show_id: null, number: null, state: 'running', start_amount: 2_000 },
    ...{ starts_at: new Date(now - 60_000), ends_at: new Date(now + seconds * 1_000) },
  });
  return { shop, product, lot, url: `/api/lots/${lot.id}` };
}

const stateOf = (app: TestApp, id: LotId) =>
  app.db
    .selectFrom('lots')
    .select(['state', 'stop_reason', 'settlement'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('staff stop an auction apart from shows: nobody wins, the log says that the team did, all who bid and its seller hear', async () => {
  await using app = await buildTestApp();
  const { shop, product, lot, url } = await openAlone(app);
  const support = await buildUser(app.db, { role: 'support' });
  const [noor, ben, away] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  await app.db
    .insertInto('notification_choices')
    .values({ user_id: noor.id, kind: 'auction', channel: 'email', chosen: true })
    .execute();
  await app.as(noor).post(`${url}/bids`, bidOf(2_500));
  await app.as(ben).post(`${url}/bids`, bidOf(9_000, 'maximum'));
  await heard(app);
  expect((await app.as(support).get('/api/admin/listings')).body.items).toMatchObject([
    { _id: product.id, running: lot.id },
  ]);
  expect((await app.as(support).post(`${url}/stop`, { reason: 'bidding' })).status).toBe(204);
  await heard(app);
  expect(await stateOf(app, lot.id)).toEqual({ state: 'passed', stop_reason: 'bidding', settlement: null });
  const log = await readLotLog(app.db, lot.id);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'once', 'maximum', 'stopped', 'closed']);
  expect(log.entries[3]).toMatchObject({ reason: 'bidding', by: 'team' });
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
  // That it was the team is a part of what the chain vouches for.
  const forged = structuredClone(log);
  for (const entry of forged.entries) if (entry.kind === 'stopped') delete entry.by;
  expect(verifyLotLog(forged)).toMatchObject({ ok: false, problem: 'hash' });
  const textsOf = async (id: UserId) => (await bellOf(app, { id })).items;
  expect(await textsOf(shop.owner_id)).toMatchObject([
    {
      text: 'notifications.text.auctionStoppedBidding',
      params: { product: 'Lamp' },
      to: lotLogPage(lot.id),
    },
  ]);
  const told = { text: 'notifications.text.lotStoppedForBidders', to: lotLogPage(lot.id) };
  expect((await textsOf(noor.id)).map(({ text }: { text: string }) => text)).toContain(told.text);
  expect(await textsOf(ben.id)).toMatchObject([told]);
  expect(await textsOf(away.id)).toEqual([]);
  // By mail, as they chose: the seller hears so of what is sold, and Noor of auctions too.
  const mailed = async ({ email }: { email: string | null }) => (await mailTo(app, email ?? '')).length;
  const owner = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.owner_id)
    .executeTakeFirstOrThrow();
  expect([await mailed(owner), await mailed(noor), await mailed(ben)]).toEqual([1, 1, 0]);
  const written = await app.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .execute();
  expect(written).toEqual([
    {
      ...{ action: 'lot.stopped', actor_id: support.id, subject_id: shop.id },
      details: { lot: lot.id, reason: 'bidding' },
    },
  ]);
  const late = await app.as(noor).post(`${url}/bids`, bidOf(50_000));
  expect(late.status).toBe(409);
  expect((await app.as(support).post(`${url}/stop`, { reason: 'other' })).body.error.code).toBe(
    'lot_not_running',
  );
  expect((await app.as(support).get('/api/admin/listings')).body.items).toMatchObject([{ running: null }]);
  expect(await closeLotsOver(app.db, -7_200_000)).toBe(0);
});

test('nobody but staff stops an auction apart from shows, and staff not what they sell themselves', async () => {
  await using app = await buildTestApp();
  const { shop, lot, url } = await openAlone(app);
  const clerk = await buildUser(app.db, { role: 'support' });
  const own = await openAlone(app, 3_600, clerk.id);
  const noor = await buildBidder(app);
  for (const [who, to] of [
    [noor.id, url],
    [shop.owner_id, url],
    [clerk.id, own.url],
  ] as const)
    expect((await app.as(who).post(`${to}/stop`, { reason: 'other' })).body.error.code).toBe('forbidden');
  expect((await app.post(`${url}/stop`, { reason: 'other' })).status).toBe(401);
  expect((await app.as(clerk).post(`${url}/stop`, {})).status).toBe(400);
  expect((await stateOf(app, lot.id)).state).toBe('running');
});

test('stopped in the moment of bids and of its close, an auction has one outcome, and its log holds', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const support = await buildUser(app.db, { role: 'support' });
  const people = await buildBidders(app, 8);
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { lot, url } = await openAlone(app);
    await app.as({ id: people[0] as UserId }).post(`${url}/bids`, bidOf(2_100));
    const bids = people.slice(1).map((id, nth) => {
      return (nth % 2 ? app : beside).as({ id }).post(`${url}/bids`, bidOf(3_000 + nth * 1_000, 'maximum'));
    });
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const close = wait(round % 2 ? 25 : 0).then(async () => {
      while ((await stateOf(app, lot.id)).state === 'running') await closeLotsOver(beside.db, -7_200_000);
    });
    // Each is first in some round; in one the stop comes after the close for sure.
    const stop = (round === 0 ? close : wait(round % 2 ? 0 : 200)).then(() =>
      app.as(support).post(`${url}/stop`, { reason: 'mistake' }),
    );
    const [answers, stopped] = await Promise.all([Promise.all(bids), stop, close]);
    const { state, stop_reason } = await stateOf(app, lot.id);
    const log = await readLotLog(app.db, lot.id);
    expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
    expect(log.entries.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
    const isStopped = stopped.status === 204;
    if (!isStopped) expect(stopped.body.error.code).toBe('lot_not_running');
    expect([state, stop_reason]).toEqual(isStopped ? ['passed', 'mistake'] : ['sold', null]);
    expect(log.entries.some(({ kind }) => kind === 'stopped')).toBe(isStopped);
    // Whose bid counted has it in the log, and nobody else.
    const counted = answers.filter(({ status }) => status < 300).length + 1;
    expect(log.entries.filter(({ kind }) => kind === 'once' || kind === 'maximum')).toHaveLength(counted);
    outcomes.add(isStopped ? 'stopped' : 'closed');
  }
  expect(outcomes).toEqual(new Set(['stopped', 'closed']));
});
