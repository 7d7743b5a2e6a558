import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRoom } from '../../../testing/room-chat.fixture.ts';
import { openSelling } from '../../../testing/seller.fixture.ts';
import { closeLotsOver } from '../auctions/index.ts';
import { buildLot } from '../auctions/lot.builder.ts';
import { startLotsDue } from '../auctions/starting.service.ts';
import { remindingWatchers } from './reminding.job.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const heard = (app: TestApp) =>
  openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();

const textsOf = async (app: TestApp, user: { id: string }) => {
  const { rows } = await app.database.pool.query(
    `select data from live_documents where collection = $1 and data is not null order by born`,
    [`notifications/${user.id}/items`],
  );
  return rows.map(({ data }) => data.text);
};

test('who watches a lot is told when it is three lots away, and once', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  const now = Date.now();
  const lots = [];
  for (let number = 1; number <= 5; number += 1)
    lots.push(await buildLot(app.db, { show_id: show.id, number }));
  const noor = await buildBidder(app);
  const last = lots[4]?.id;
  expect((await app.as(noor).put(`/api/lots/${last}/watch`)).status).toBe(204);
  expect((await app.as(noor).get(`/api/shows/${show.id}/watched`)).body).toEqual({ lotIds: [last] });
  const close = async (n: number) => {
    const at = { starts_at: new Date(now - 60_000), ends_at: new Date(now - 1_000) };
    await app.db
      .updateTable('lots')
      .set({ state: 'running', ...at })
      .where('number', '=', n)
      .execute();
    await closeLotsOver(app.db);
    await heard(app);
  };
  await close(1);
  expect(await textsOf(app, noor)).toEqual([]);
  await close(2);
  await close(3);
  expect(await textsOf(app, noor)).toEqual(['notifications.text.lotComingUp']);
  const { body } = await app.as(noor).get('/api/own-auctions?view=watching');
  expect(body.items).toMatchObject([{ lot: { _id: last }, watchers: 1 }]);
  await app.as(noor).delete(`/api/lots/${last}/watch`);
  expect((await app.as(noor).get('/api/own-auctions?view=watching')).body.items).toEqual([]);
});

test('who keeps what is auctioned is told when it begins, and reminded a day, an hour, ten minutes and a minute before, each time once', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const product = await onSale({
    ...{ listingKind: 'auction', price: usd(2_000), available: 1 },
    auction: { reserve: null, durationSeconds: 172_800 },
  });
  const noor = await buildBidder(app);
  await app.as(noor).put(`/api/favorites/product/${product._id}`);
  await heard(app);
  await startLotsDue(app.db);
  await heard(app);
  const { rows } = await app.database.pool.query(
    `select payload->'data' as data, (payload->>'afterSeconds')::int as later from outbox
     where topic = 'jobs' and payload->>'name' = 'reminding-watchers' order by later desc`,
  );
  const begun = rows.shift();
  expect(begun).toMatchObject({ later: null, data: { secondsBefore: 0 } });
  expect(rows.map(({ later }) => 172_800 - later)).toEqual([
    expect.closeTo(60, -1),
    expect.closeTo(600, -1),
    expect.closeTo(3_600, -1),
    expect.closeTo(86_400, -1),
  ]);
  const remind = (data: object, now: number) =>
    remindingWatchers.run(
      { db: app.db, clock: { now: () => new Date(now) }, log: app.log.log } as never,
      data as never,
    );
  const { ends_at } = await app.db.selectFrom('lots').select('ends_at').executeTakeFirstOrThrow();
  const end = ends_at?.getTime() ?? 0;
  await remind(begun.data, end - 172_800_000);
  await remind(begun.data, end - 172_700_000);
  expect(await textsOf(app, noor)).toEqual(['notifications.text.auctionBegun']);
  // Too early, as it was made longer: it comes again by itself, and nobody is told.
  await remind(rows[1].data, end - 900_000);
  expect(await textsOf(app, noor)).toEqual(['notifications.text.auctionBegun']);
  await remind(rows[3].data, end - 86_400_000);
  await remind(rows[3].data, end - 86_300_000);
  expect(await textsOf(app, noor)).toEqual([
    'notifications.text.auctionBegun',
    'notifications.text.auctionEndsInDay',
  ]);
  await remind(rows[0].data, end - 60_000);
  expect(await textsOf(app, noor)).toEqual([
    'notifications.text.auctionBegun',
    'notifications.text.auctionEndsInDay',
    'notifications.text.auctionEndsInMinute',
  ]);
});

test('one watcher who cannot be told keeps nobody else from being told', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const product = await onSale({
    ...{ listingKind: 'auction', price: usd(2_000), available: 1 },
    auction: { reserve: null, durationSeconds: 172_800 },
  });
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await buildBidder(app));
  for (const one of people) await app.as(one).put(`/api/favorites/product/${product._id}`);
  await heard(app);
  await startLotsDue(app.db);
  const [first, ...others] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!first) throw new Error('nobody watches');
  const byMail = { kind: 'auction', channel: 'email', chosen: true };
  await app.as(first).put('/api/notification-choices', { changes: [byMail] });
  await sql
    .raw(
      `create function refuse_news() returns trigger language plpgsql as 'begin raise exception ''never''; end';
      create trigger refuse_news before insert on told_news for each row
      when (new.user_id = '${first.id}') execute function refuse_news()`,
    )
    .execute(app.db);
  app.log.allowErrors();
  const { id: lotId } = await app.db.selectFrom('lots').select('id').executeTakeFirstOrThrow();
  const begun = { lotId, secondsBefore: 0, after: null };
  await remindingWatchers.run({ db: app.db, clock: app.clock, log: app.log.log }, begun);
  for (const one of others) expect(await textsOf(app, one)).toEqual(['notifications.text.auctionBegun']);
  expect(app.log.lines).toContainEqual(
    expect.objectContaining({ msg: 'a person could not be reminded of an auction', user: first.id }),
  );
  await sql`drop function refuse_news cascade`.execute(app.db);
});

test('who watches a lot is told as its show goes live, as it is put first, and as it is begun before its turn', async () => {
  await using app = await buildTestApp();
  const { show, lots, host, queue } = await openStage(app, { lots: 4, state: 'rehearsal' });
  for (let n = 0; n < 4; n += 1) await queue();
  const told = async (user: { id: string }) => {
    await heard(app);
    return await textsOf(app, user);
  };
  const watching = async (at: number) => {
    const user = await buildBidder(app);
    await app.as(user).put(`/api/lots/${lots[at]?.id}/watch`);
    return user;
  };
  const [second, sixth] = [await watching(1), await watching(5)];
  const [seventh, last] = [await watching(6), await watching(7)];
  expect(await told(second)).toEqual([]);
  const leads = app.as(host);
  expect((await leads.post(`/api/shows/${show.id}/live`)).status).toBe(204);
  expect(await told(second)).toEqual(['notifications.text.lotComingUp']);
  expect(await told(sixth)).toEqual([]);
  await leads.put(`/api/shows/${show.id}/order`, { lots: [lots[5]?.id], steps: [] });
  expect(await told(sixth)).toEqual(['notifications.text.lotComingUp']);
  await leads.put(`/api/shows/${show.id}/next-lot`, { lotId: lots[6]?.id });
  expect(await told(seventh)).toEqual(['notifications.text.lotComingUp']);
  expect(await told(last)).toEqual([]);
  expect((await leads.post(`/api/lots/${lots[7]?.id}/start`, {})).status).toBe(204);
  expect(await told(last)).toEqual(['notifications.text.lotComingUp']);
  expect(await told(second)).toHaveLength(1);
  // What one bookmarks while it runs does not come up any more.
  const late = await watching(7);
  await leads.put(`/api/shows/${show.id}/next-lot`, { lotId: lots[6]?.id });
  expect(await told(late)).toEqual([]);
  expect((await app.as(late).get(`/api/shows/${show.id}/watched`)).body).toEqual({ lotIds: [lots[7]?.id] });
});
