import { randomUUID } from 'node:crypto';
import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeBid } from '../../features/live/auctions/bidding.service.ts';
import { closeLotsOver, reopenMissed } from '../../features/live/auctions/closing.service.ts';
import { startLotsDue } from '../../features/live/auctions/starting.service.ts';
import { marketInvariants } from '../../market-invariants.ts';
import { systemClock } from '../../platform/clock.ts';
import { idOf } from '../../platform/ids.ts';
import { checkInvariants } from '../../platform/invariants.ts';
import { noProvider } from '../../platform/payments/index.ts';
import { secretsBy } from '../../platform/secrets/secrets.ts';
import { drawAll } from '../../testing/giveaways.fixture.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { seedDemo } from '../seed.ts';
import { actingAs } from './acting-as.ts';
import { Bots } from './bots.ts';
import { putUpSurprise } from './breaks.ts';
import { bots as people } from './crowd.ts';
import { giveawaysNow } from './giveaways.ts';
import { shopsWithHosts } from './hosted.ts';
import { pollsNow } from './polls.ts';
import { turnProgramme } from './programme.ts';
import { findDemoNow } from './stage.repo.ts';
import { tidyShows } from './tidying.ts';

const visitor = idOf<UserId>('user:ines.carvalho');

/** A demo world whose seconds pass as soon as all is done in them. */
async function openEvening() {
  const database = await cloneDatabase();
  const { db } = database;
  await seedDemo({ db, clock: systemClock });
  const { log, lines } = memoryLog();
  const parts = {
    db,
    log,
    clock: systemClock,
    payments: noProvider,
    secrets: secretsBy({ locks: undefined, opens: [] }),
  };
  const bots = new Bots(parts);
  let ahead = 0;
  return {
    db,
    parts,
    lines,
    bots,
    /** Everyone watches every show that is on air. */
    async watch() {
      await sql`
        insert into room_listeners (show_id, process_id, listeners, counted_at)
        select id, ${randomUUID()}, 3, clock_timestamp() + interval '1 hour' from shows where state = 'live'`.execute(
        db,
      );
    },
    /** What is done in so many seconds; then lots are closed that would be over. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        ahead += 1_000;
        const acts = await bots.decide(ahead);
        await Promise.all(acts.map(({ perform }) => perform()));
      }
      await closeLotsOver(db, -ahead);
      ahead = 0;
    },
    broken: async () => (await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok),
    async [Symbol.asyncDispose]() {
      await bots[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('on a demo evening lots are started, bid on by many, sold for about their worth, and the next ones come', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, pass, broken, lines } = evening;
  await evening.watch();
  for (const seconds of [80, 60]) await pass(seconds);
  expect(await broken()).toEqual([]);
  expect(lines).toEqual([]);
  const { rows: sold } = await sql<{ share: number; winner: UserId; bids: number; show: ShowId }>`
    select l.price_amount::float8 / p.price_amount as share, l.leader_id as winner, l.bid_count as bids, l.show_id as show
    from lots l join products p on p.id = product_id
    where l.state = 'sold' and l.run_by = 'clock' and l.last_number is not null and l.show_id is not null`.execute(
    db,
  );
  expect(sold.length).toBeGreaterThan(14);
  for (const { share } of sold) expect(share).toBeLessThan(1.4);
  const usual = sold.map(({ share }) => share).sort((a, b) => a - b)[Math.floor(sold.length / 2)];
  expect(usual).toBeGreaterThan(0.35);
  expect(usual).toBeLessThan(1);
  expect(new Set(sold.map(({ winner }) => winner)).size).toBeGreaterThan(sold.length / 3);
  const { rows: bidders } = await sql<{ id: UserId }>`select distinct user_id as id from lot_bidders`.execute(
    db,
  );
  const { rows: said } = await sql<{ room: string; text: string; by: UserId }>`
    select collection as room, data ->> 'text' as text, (data ->> 'by')::uuid as by from live_documents
    where collection like 'rooms/%/messages'`.execute(db);
  expect(said.length).toBeGreaterThan(100);
  expect(new Set(said.map(({ room, text }) => `${room} ${text}`)).size).toBe(said.length);
  for (const { text } of said) expect(text).not.toMatch(/[{}]|undefined|^$/);
  expect(said.some(({ by }) => by === visitor)).toBe(false);
  const known = new Set<UserId>(people.map(({ id }) => id));
  const seeded = await db
    .selectFrom('lots')
    .select('leader_id')
    .where('run_by', '=', 'demo')
    .distinct()
    .execute();
  expect(bidders.filter(({ id }) => id === visitor)).toEqual([]);
  expect(bidders.filter(({ id }) => known.has(id)).length).toBeGreaterThan(20);
  expect(seeded.length).toBeGreaterThan(0);
});

test('a visitor outbids the people of the demo world, is answered, and wins by offering enough', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, pass, parts } = evening;
  await evening.watch();
  await pass(20);
  const standing = () =>
    db
      .selectFrom('lots')
      .select(['id', 'price_amount as price', 'leader_id as leader', 'currency', 'state'])
      .where('state', '=', 'running')
      .where('show_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  await pass(17);
  const lot = await standing();
  const bid = (amount: number) =>
    placeBid({ ...actingAs(parts, visitor), takesCards: false }, lot.id, {
      ...{ id: randomUUID(), kind: 'maximum', confirmed: true },
      amount: { amount, currency: lot.currency },
    });
  await bid(lot.price + 500);
  await bid(1_000_000);
  await pass(12);
  const after = await db.selectFrom('lots').selectAll().where('id', '=', lot.id).executeTakeFirstOrThrow();
  expect(after.leader_id).toBe(visitor);
  expect(await evening.broken()).toEqual([]);
});

test('nobody of the demo world bids or speaks in a show by invitation, or where a newcomer sells', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db } = evening;
  await evening.watch();
  const shows = await db
    .selectFrom('shows')
    .select(['id', 'shop_id'])
    .where('state', '=', 'live')
    .where('shop_id', 'in', [...shopsWithHosts])
    .orderBy('id')
    .limit(2)
    .execute();
  const [invited, newcomers] = shows;
  if (!invited || !newcomers) throw new Error('nothing is on air');
  await db.updateTable('shows').set({ visibility: 'private' }).where('id', '=', invited.id).execute();
  const newcomer = idOf<ShopId>('shop:of a newcomer');
  await sql`
    insert into shops select (jsonb_populate_record(s, ${{ id: newcomer, owner_id: visitor, name: 'Of a newcomer', slug: 'of-a-newcomer' }}::jsonb)).*
    from shops s where id = ${newcomers.shop_id}`.execute(db);
  await db.updateTable('shows').set({ shop_id: newcomer }).where('id', '=', newcomers.id).execute();
  const spoken = async () => {
    const ids = shows.map(({ id }) => id);
    const rooms = ids.map((id) => `rooms/${id}/messages`);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from live_documents where collection = any(${rooms}))::int
        + (select count(*) from lot_entries e join lots l on l.id = e.lot_id
          where l.show_id = any(${ids}::uuid[]) and e.kind in ('once', 'maximum'))::int as count`.execute(db);
    return rows[0]?.count;
  };
  const before = await spoken();
  await evening.pass(60);
  expect(await spoken()).toBe(before);
});

test('hosts of watched shows give something away now and then, and many of the demo world enter', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, parts, bots } = evening;
  await evening.watch();
  // A minute in which nobody bids or talks: only what is given away counts here.
  const stages = (await findDemoNow(db))?.stages ?? [];
  const crowd = people.map(({ id }) => id);
  for (let second = 0; second < 60; second += 1) {
    const acts = await giveawaysNow(
      parts,
      { stages, now: Date.now() + second * 1_000 },
      { hosted: ({ shopId }) => shopsWithHosts.includes(shopId), crowd },
    );
    await Promise.all(acts.map(({ perform }) => perform()));
  }
  const given = await db.selectFrom('giveaways').selectAll().execute();
  expect(given.length).toBeGreaterThan(1);
  expect(given.every(({ state }) => state === 'open')).toBe(true);
  expect(Math.max(...given.map(({ entry_count }) => entry_count))).toBeGreaterThan(5);
  expect(given.length).toBeLessThan(stages.length + 1);
  await drawAll(parts);
  expect(await evening.broken()).toEqual([]);
  await bots.decide();
});

test('hosts of watched shows ask their rooms something now and then, one thing at a time, and people vote', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, parts } = evening;
  await evening.watch();
  const stages = (await findDemoNow(db))?.stages ?? [];
  const crowd = people.map(({ id }) => id);
  const began = Date.now();
  for (let second = 0; second < 50; second += 1) {
    const room = { hosted: ({ shopId }: { shopId: ShopId }) => shopsWithHosts.includes(shopId), crowd };
    const acts = await pollsNow(parts, { stages, now: began + second * 1_000 }, room);
    await Promise.all(acts.map(({ perform }) => perform()));
  }
  const asked = await db.selectFrom('polls').select(['id', 'show_id', 'state']).execute();
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ show_id }) => show_id)).size).toBe(asked.length);
  const { votes } = await db
    .selectFrom('poll_votes')
    .select(({ fn }) => fn.countAll<number>().as('votes'))
    .executeTakeFirstOrThrow();
  expect(Number(votes)).toBeGreaterThan(5);
  expect(await evening.broken()).toEqual([]);
});

test('a host of the demo world sells a surprise set of what the shop has, before what waits', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, parts } = evening;
  await evening.watch();
  const stage = (await findDemoNow(db))?.stages.find(({ shopId }) => shopsWithHosts.includes(shopId));
  if (!stage) throw new Error('no host is on air');
  await putUpSurprise(parts, stage);
  const [one] = await db.selectFrom('breaks').selectAll().where('show_id', '=', stage.showId).execute();
  expect(one).toMatchObject({ kind: 'surprise', state: 'open' });
  const { rows: spots } = await sql<{ id: string }>`
    select l.id from break_spots s join lots l on l.product_id = s.product_id order by s.spot`.execute(db);
  const after = (await findDemoNow(db))?.stages.find(({ showId }) => showId === stage.showId);
  expect(spots).toHaveLength(5);
  expect(after?.queued[0]).toBe(spots[0]?.id);
  expect(await evening.broken()).toEqual([]);
});

test('a market that is killed in the middle of an evening goes on where it was', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, pass } = evening;
  await evening.watch();
  await pass(10);
  // Some bids are decided, the others are lost with their process.
  const [first] = await evening.bots.decide(16_000);
  await first?.perform();
  await using others = new Bots(evening.parts);
  await sql`update auction_clock set looked_at = looked_at - interval '10 minutes'`.execute(db);
  await reopenMissed(db, 1_500);
  for (const act of await others.decide(17_000)) await act.perform();
  await closeLotsOver(db, -120_000);
  for (const act of await others.decide(30_000)) await act.perform();
  expect(await evening.broken()).toEqual([]);
  const idle = await sql<{ id: string }>`
    select id from shows s where state = 'live' and shop_id <> ${idOf('shop:atlas-ash')}
      and not exists (select from lots where show_id = s.id and state = 'running')`.execute(db);
  expect(idle.rows).toEqual([]);
});

test('auctions by themselves end, rest with their price, and others like them begin', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using evening = await openEvening();
  const { db, bots } = evening;
  await closeLotsOver(db, -4 * 86_400_000);
  const alone = (state: string) =>
    sql<{ count: number }>`
      select count(*)::int as count from lots where show_id is null and state = ${state}`
      .execute(db)
      .then(({ rows }) => rows[0]?.count ?? 0);
  expect(await alone('running')).toBe(0);
  const sold = await alone('sold');
  await bots.decide(60_000);
  await startLotsDue(db);
  expect(await alone('running')).toBe(0);
  await bots.decide(7 * 3_600_000);
  await startLotsDue(db);
  expect(await alone('running')).toBeGreaterThan(5);
  await bots.decide(12 * 3_600_000);
  await startLotsDue(db);
  expect(await alone('sold')).toBe(sold);
  const ends = await db
    .selectFrom('lots')
    .select('ends_at')
    .where('state', '=', 'running')
    .where('show_id', 'is', null)
    .execute();
  expect(new Set(ends.map(({ ends_at }) => ends_at?.getTime())).size).toBeGreaterThan(4);
  expect(await evening.broken()).toEqual([]);
});

test('for days shows begin and end, a shop is on air once, and there is always one to come', {
  tags: 'whole',
}, async () => {
  await using evening = await openEvening();
  const { db } = evening;
  await closeLotsOver(db, -4 * 86_400_000);
  const count = async (state: string) =>
    Number(
      (
        await db
          .selectFrom('shows')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('state', '=', state as never)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const began = Date.now();
  const hosted = shopsWithHosts;
  for (let step = 1; step <= 60; step += 1) await turnProgramme(db, hosted, began + step * 3_600_000);
  // What began at once is on air a moment later.
  await turnProgramme(db, hosted, began + 60 * 3_600_000);
  expect(await count('live')).toBeGreaterThanOrEqual(9);
  expect(await count('live')).toBeLessThanOrEqual(11);
  expect(await count('scheduled')).toBeGreaterThanOrEqual(12);
  expect(await count('ended')).toBeGreaterThan(50);
  const leftOver = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from lots l join shows h on h.id = l.show_id
        where h.state = 'ended' and l.state = 'queued'`.execute(db)
    ).rows[0]?.count;
  expect(await leftOver()).toBeGreaterThan(50);
  await tidyShows(db, began + 70 * 3_600_000);
  expect(await leftOver()).toBe(0);
  const twice =
    await sql`select shop_id from shows where state = 'live' group by 1 having count(*) > 1`.execute(db);
  expect(twice.rows).toEqual([]);
  const late = await sql`
    select title from shows where state = 'scheduled' and starts_at < to_timestamp(${began / 1000 + 59 * 3_600})
      and shop_id = any(${[...hosted]}::uuid[])`.execute(db);
  expect(late.rows).toEqual([]);
  expect(await evening.broken()).toEqual([]);
});
