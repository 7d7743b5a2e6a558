import { randomUUID } from 'node:crypto';
import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { bidOf, buildBidder, buildBidders, endEarlier, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { saveCard } from '../../../testing/cards.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { closeLotsOver } from '../../live/auctions/index.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { findBidderFacts } from './facts.repo.ts';
import { lookingAtBids } from './looking.job.ts';

const look = (app: TestApp) =>
  lookingAtBids.run({ db: app.db, clock: app.clock, log: app.log.log }, {} as never);

const open = async (app: TestApp, by: UserId, state = 'open') =>
  (await app.as(by).get(`/api/admin/bid-signals?state=${state}`)).body;

async function comeFrom(app: TestApp, user: { id: UserId } | UserId, from: string, device = randomUUID()) {
  const headers = { 'souk-device': device };
  await app.as(user).request({ method: 'GET', url: '/api/auction-name', remoteAddress: from, headers });
  await app.app.traces.write();
}

/** Two of long standing, of whom the first bids, is outbid, and bids again. */
async function duel(app: TestApp, url: string, [one, other]: [{ id: UserId }, { id: UserId }], from = 2_000) {
  for (const [n, who] of [one, other, one].entries())
    expect((await app.as(who).post(url, bidOf(from + n * 500))).status).toBe(200);
}

/** The address of bids on one more lot of a show. */
async function nextLot(app: TestApp, show_id: ShowId, number: number): Promise<string> {
  const [starts_at, ends_at] = [new Date(), new Date(Date.now() + 600_000)];
  const input = { show_id, number, state: 'running' as const, start_amount: 2_000, starts_at, ends_at };
  return `/api/lots/${(await buildLot(app.db, input)).id}/bids`;
}

async function close(app: TestApp, id: LotId): Promise<void> {
  await endEarlier(app, id, 700_000);
  await closeLotsOver(app.db);
}

const longHere = { created_at: new Date('2024-01-01') };
async function buildKnown(app: TestApp, name: string) {
  const user = await buildUser(app.db, { name, ...longHere });
  await buildAddress(app.db, {
    ...{
      user_id: user.id,
      is_default: true,
      street: `${name} Street 1`,
      phone: `+1718555${Math.floor(1_000 + Math.random() * 8_999)}`,
    },
  });
  return user;
}

test('staff see who shares a device, a card or an address with the seller, and nobody else does', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const support = await buildUser(app.db, { role: 'support' });
  const { url, lot, host: owner } = await openLot(app);
  const [shill, ben] = [await buildKnown(app, 'Shill'), await buildKnown(app, 'Ben')];
  await saveCard(app, sandbox, shill);
  await saveCard(app, sandbox, ben, '5555555555554444');
  await saveCard(app, sandbox, owner);
  const device = randomUUID();
  await comeFrom(app, owner, '203.0.113.1', device);
  await comeFrom(app, shill, '203.0.113.2', device);
  await comeFrom(app, ben, '203.0.113.3');
  await buildAddress(app.db, {
    user_id: owner.id,
    is_default: true,
    street: 'SHILL-street, 1',
    phone: '+17185550001',
  });
  await duel(app, url, [shill, ben]);
  expect((await open(app, support.id)).total).toBe(0);
  await look(app);
  const { items, total } = await open(app, support.id);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    lot: { _id: lot.id, state: 'running', price: { amount: 3_000, currency: 'USD' } },
    ...{ bidder: { _id: shill.id }, number: 1, strength: 14, state: 'open' },
    signals: [{ kind: 'same-device' }, { kind: 'same-card' }, { kind: 'same-address' }],
  });
  for (const who of [shill, ben, owner])
    expect((await app.as(who).get('/api/admin/bid-signals')).status).toBe(403);
});

test('a home network of few says something, a café that many come from does not', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url, host: owner } = await openLot(app);
  const [shill, ben] = [await buildKnown(app, 'Shill'), await buildKnown(app, 'Ben')];
  await comeFrom(app, owner, '203.0.113.1');
  await comeFrom(app, shill, '203.0.113.1');
  await comeFrom(app, owner, '198.51.100.7');
  await comeFrom(app, ben, '198.51.100.7');
  for (const id of await buildBidders(app, 4)) await comeFrom(app, id, '198.51.100.7');
  await duel(app, url, [shill, ben]);
  await look(app);
  const { items } = await open(app, support.id);
  expect(items).toMatchObject([{ bidder: { _id: shill.id }, signals: [{ kind: 'same-network' }] }]);
});

test('who raises lot after lot of one shop and never wins is found among those who buy', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const shill = await buildKnown(app, 'Shill');
  const buyers = [await buildKnown(app, 'Ana'), await buildKnown(app, 'Ben')] as const;
  const { show } = await openLot(app, { state: 'queued' });
  for (let n = 2; n < 9; n += 1) {
    const url = await nextLot(app, show.id, n);
    await duel(app, url, [buyers[n % 2]!, shill]);
    await close(app, url.split('/')[3] as LotId);
  }
  await look(app);
  const { items } = await open(app, support.id);
  const names = new Set(items.map(({ bidder }: { bidder: { name: string } }) => bidder.name));
  expect([...names]).toEqual(['Shill']);
  expect(items[0].signals).toEqual([{ kind: 'one-shop', lots: 7, pushed: 7 }]);
});

test('bids that are taken back again and again, and a new account that raises one lot, stand out', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url } = await openLot(app);
  const [fickle, ben] = [await buildKnown(app, 'Fickle'), await buildKnown(app, 'Ben')];
  const fresh = await buildBidder(app, 'Fresh');
  for (let n = 0; n < 3; n += 1) {
    const { body } = await app.as(fickle).post(url, bidOf(50_000 + n));
    expect((await app.as(fickle).delete(`${url}/${body.number}`)).status).toBe(204);
  }
  for (let n = 0; n < 4; n += 1) await duel(app, url, [ben, fresh], 2_000 + n * 2_000);
  await look(app);
  const { items } = await open(app, support.id);
  expect(items.map(({ bidder, signals }: never) => [(bidder as { name: string }).name, signals])).toEqual([
    ['Fickle', [{ kind: 'takes-back', bids: 3, takenBack: 3 }]],
    ['Fresh', [{ kind: 'new-account', hours: 0, bids: 4 }]],
  ]);
});

test('who takes back every bid of a lot stands out, though none stands', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url } = await openLot(app);
  const fickle = await buildKnown(app, 'Fickle');
  for (let n = 0; n < 3; n += 1) {
    const { body } = await app.as(fickle).post(url, bidOf(50_000 + n));
    expect((await app.as(fickle).delete(`${url}/${body.number}`)).status).toBe(204);
  }
  await look(app);
  const { items } = await open(app, support.id);
  expect(items[0].signals).toEqual([{ kind: 'takes-back', bids: 3, takenBack: 3 }]);
});

test('a ban by staff keeps them from bidding, is written down, and settles all of theirs at the shop', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url, lot, host: owner, shop } = await openLot(app);
  const [shill, ben] = [await buildKnown(app, 'Shill'), await buildKnown(app, 'Ben')];
  await comeFrom(app, owner, '203.0.113.1');
  await comeFrom(app, shill, '203.0.113.1');
  await duel(app, url, [shill, ben]);
  await look(app);
  const decide = `/api/admin/bid-signals/${(await open(app, support.id)).items[0]._id}/decision`;
  expect((await app.as(ben).post(decide, { decision: 'banned' })).status).toBe(403);
  // Nobody decides about themselves or their shop, also when they work for the market.
  for (const { id } of [owner, shill]) {
    await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', id).execute();
    userChanged(app.db, id);
    expect((await open(app, id)).items).toMatchObject([{ isOwn: true }]);
    expect((await app.as(id).post(decide, { decision: 'dismissed' })).status).toBe(403);
    await app.db.updateTable('users').set({ role: 'member' }).where('id', '=', id).execute();
    userChanged(app.db, id);
  }
  const { status, body } = await app.as(support).post(decide, { decision: 'banned', note: 'Her brother' });
  expect([status, body.state, body.decidedBy._id]).toEqual([200, 'banned', support.id]);
  expect((await app.as(shill).post(url, bidOf(9_000))).body.error.code).toBe('bidding_blocked');
  // It is not for those whom the shill serves to lift, also when they work for the market.
  const ban = `/api/shops/${shop.id}/chat/bans/${shill.id}`;
  for (const role of ['member', 'support'] as const) {
    await app.db.updateTable('users').set({ role }).where('id', '=', owner.id).execute();
    userChanged(app.db, owner.id);
    expect((await app.as(owner).delete(ban)).status).toBe(403);
    const { items } = (await app.as(owner).get(`/api/shops/${shop.id}/chat/bans`)).body;
    expect(items).toMatchObject([{ kind: 'ban', by: support.id, can: { lift: false } }]);
  }
  await app.db.updateTable('users').set({ role: 'member' }).where('id', '=', owner.id).execute();
  userChanged(app.db, owner.id);
  expect((await app.as(shill).post(url, bidOf(9_000))).body.error.code).toBe('bidding_blocked');
  const again = await app.as(support).post(decide, { decision: 'dismissed' });
  expect(again.body.error.code).toBe('suspicion_decided');
  const { items } = (await app.as(support).get('/api/admin/audit')).body;
  expect(items).toMatchObject([
    {
      action: 'room.banned',
      subject: { _id: shill.id },
      details: { shop: shop.id, lot: lot.id, reason: 'Her brother' },
    },
  ]);
  await app.as(ben).post(url, bidOf(9_500));
  await look(app);
  expect((await open(app, support.id)).total).toBe(0);
});

test('what staff found to be nothing is not brought up again for the same reason, but is for another', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url, lot, host: owner, show } = await openLot(app);
  const [sister, ben] = [await buildKnown(app, 'Sister'), await buildKnown(app, 'Ben')];
  await comeFrom(app, owner, '203.0.113.1');
  await comeFrom(app, sister, '203.0.113.1');
  await duel(app, url, [sister, ben]);
  await look(app);
  const decide = `/api/admin/bid-signals/${(await open(app, support.id)).items[0]._id}/decision`;
  expect((await app.as(support).post(decide, { decision: 'dismissed' })).body.state).toBe('dismissed');
  await close(app, lot.id);
  const next = await nextLot(app, show.id, 2);
  await duel(app, next, [sister, ben]);
  await look(app);
  expect((await open(app, support.id)).total).toBe(0);
  for (let n = 0; n < 3; n += 1) {
    const { body } = await app.as(sister).post(next, bidOf(50_000 + n));
    await app.as(sister).delete(`${next}/${body.number}`);
  }
  await look(app);
  const { items } = await open(app, support.id);
  expect(items[0].signals.map(({ kind }: { kind: string }) => kind)).toEqual(['same-network', 'takes-back']);
});

test('what is known of a bidder goes with their account, and a look at a lot may be had twice', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const { url, lot, host: owner } = await openLot(app);
  const [shill, ben] = [await buildKnown(app, 'Shill'), await buildKnown(app, 'Ben')];
  await comeFrom(app, owner, '203.0.113.1');
  await comeFrom(app, shill, '203.0.113.1');
  await duel(app, url, [ben, shill]);
  await Promise.all([look(app), look(app)]);
  expect((await open(app, support.id)).total).toBe(1);
  const text = JSON.stringify((await app.as(shill).get(`/api/users/${shill.id}`)).body);
  expect(text).not.toContain('signals');
  await close(app, lot.id);
  expect((await app.as(shill).delete(`/api/users/${shill.id}`)).status).toBe(204);
  expect((await open(app, support.id)).total).toBe(0);
});

test('a regular with a thousand lots behind them is looked at like everyone else', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  await duel(app, url, [await buildKnown(app, 'Eva'), await buildKnown(app, 'Ben')]);
  await close(app, lot.id);
  const found = await app.db
    .transaction()
    .execute(async (tx) => {
      // Each as the first: two who bid.
      await sql`
        with past as (insert into lots select (jsonb_populate_record(null::lots, to_jsonb(l)
            || jsonb_build_object('id', gen_random_uuid(), 'number', 1000 + n))).*
          from lots l, generate_series(1, 1100) as n where l.id = ${lot.id} returning id)
        insert into lot_bidders select (jsonb_populate_record(null::lot_bidders, to_jsonb(b)
            || jsonb_build_object('lot_id', past.id))).*
        from past, lot_bidders b where b.lot_id = ${lot.id}`.execute(tx);
      const facts = await findBidderFacts(tx, lot.id);
      throw Object.assign(new Error('nothing of it stays'), { facts });
    })
    .catch((error) => error.facts ?? Promise.reject(error));
  expect(found).toMatchObject([
    { lotsHere: 1_101, luckHere: expect.closeTo(0) },
    { lotsHere: 1_101, luckHere: expect.closeTo(0) },
  ]);
});
