import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf, offered, outbid, tellThem, wrote } from '../../../testing/notifications.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { tidyingLists } from './notifications.jobs.ts';
import { noticeSeen, notify } from './notify.service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test('what somebody is told stands in their list, the newest first, until they have read it all', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await tellThem(app, nour, outbid('vase'));
  app.clock.forward(1_000);
  await tellThem(app, nour, outbid('bowl'));
  const { items, unread, state } = await bellOf(app, nour);
  expect([unread, state]).toEqual([2, 2]);
  expect(items).toMatchObject([
    {
      kind: 'outbid',
      text: 'notifications.text.outbid',
      params: { product: 'bowl', price: { amount: 7_000, currency: 'USD' } },
      to: '/product/bowl',
      count: 1,
      picture: null,
      readAt: null,
    },
    { params: { product: 'vase' } },
  ]);
  const page = (await app.as(nour).get('/api/notifications?limit=1')).body;
  const next = await app.as(nour).get(`/api/notifications?limit=1&cursor=${page.nextCursor}`);
  expect(next.body).toMatchObject({ items: [{ params: { product: 'vase' } }], nextCursor: null });

  expect((await app.as(nour).post('/api/notifications/read')).status).toBe(204);
  const read = await bellOf(app, nour);
  expect([read.unread, read.state, read.items.length]).toEqual([0, 0, 2]);
  expect(read.items[0]).toMatchObject({ readAt: app.clock.now().toISOString() });
});

test('several about the same within an hour are counted up, until they are read or the hour is over', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const minutesLater = () => app.clock.forward(50 * MINUTE_MS);
  for (const line of ['Hello', 'Are you there?', 'I see.']) {
    await tellThem(app, nour, wrote('Ines', line));
    minutesLater();
  }
  await tellThem(app, nour, wrote('Mara', 'Good evening'));
  expect(await bellOf(app, nour)).toMatchObject({
    unread: 2,
    state: 2,
    items: [
      { text: 'notifications.text.message', count: 1 },
      { text: 'notifications.text.messages', params: { name: 'Ines', count: 3 }, count: 3 },
    ],
  });
  await app.as(nour).post('/api/notifications/read');
  await tellThem(app, nour, wrote('Mara', 'And again'));
  const again = await bellOf(app, nour);
  expect(again).toMatchObject({ unread: 1, items: [{ params: { line: 'And again' }, count: 1 }, {}] });
  expect(again.items).toHaveLength(2);
  app.clock.forward(61 * MINUTE_MS);
  await tellThem(app, nour, wrote('Mara', 'Tomorrow, then'));
  expect((await bellOf(app, nour)).items).toHaveLength(3);
});

test('what comes in the same moment is all counted, whoever tells it', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await Promise.all([tellThem(app, nour, outbid('vase')), tellThem(app, nour, outbid('bowl'))]);
  expect(await bellOf(app, nour)).toMatchObject({ unread: 2, state: 2, items: [{}, {}] });
  await Promise.all(Array.from({ length: 5 }, () => tellThem(app, nour, offered('Ines'))));
  const { items, state } = await bellOf(app, nour);
  expect([state, items.length]).toEqual([3, 3]);
  expect(items.find(({ text }) => text === 'notifications.text.offers')?.count).toBe(5);
});

test('who does not want to be told in the market is not, and the other ways stay as chosen', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const choose = (channel: string) =>
    app.as(nour).put('/api/notification-choices', { changes: [{ kind: 'offer', channel, chosen: false }] });
  await choose('in-app');
  expect(await tellThem(app, nour, offered('Ines'))).toBe(true);
  expect((await bellOf(app, nour)).items).toEqual([]);
  expect(await mailTo(app, nour.email)).toHaveLength(1);
  await choose('email');
  await choose('push');
  expect(await tellThem(app, nour, offered('Ines', 'bowl'))).toBe(false);
  app.clock.forward(DAY_MS);
  expect(await mailTo(app, nour.email)).toHaveLength(1);
});

test('nobody is told who is suspended or gone', async () => {
  await using app = await buildTestApp();
  const suspended = await buildUser(app.db, { suspended_at: app.clock.now() });
  expect(await tellThem(app, suspended, offered('Ines'))).toBe(false);
  expect(await mailTo(app, suspended.email)).toEqual([]);
});

test('what was seen where it happened is new in the list no longer', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await tellThem(app, nour, wrote('Ines', 'Hello'), wrote('Mara', 'Hello'));
  await app.db
    .transaction()
    .execute((tx) => noticeSeen(tx, nour.id, { kind: 'message', about: 'Ines' }, app.clock.now()));
  expect(await bellOf(app, nour)).toMatchObject({ unread: 1, state: 1 });
});

test('what was read a month ago goes, and so does what is more than a list holds', async () => {
  await using app = await buildTestApp();
  const [nour, mara] = [await buildUser(app.db), await buildUser(app.db)];
  await tellThem(app, nour, outbid('vase'), outbid('bowl'));
  await app.as(nour).post('/api/notifications/read');
  app.clock.forward(29 * DAY_MS);
  await tellThem(app, nour, outbid('cup'));
  await tellThem(app, mara, ...Array.from({ length: 203 }, (_, n) => outbid(`cup ${n}`)));
  const tidy = () => tidyingLists.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
  await tidy();
  expect((await bellOf(app, nour)).items).toHaveLength(3);
  expect((await bellOf(app, mara)).unread).toBe(200);
  app.clock.forward(2 * DAY_MS);
  await tidy();
  const { items, unread, state } = await bellOf(app, nour);
  expect([items.length, unread, state]).toEqual([1, 1, 1]);
  expect((await bellOf(app, mara)).state).toBe(200);
});

test('what is taken back takes the telling back with it', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const undone = app.db.transaction().execute(async (tx) => {
    await notify(tx, nour.id, offered('Ines'), app.clock.now());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await bellOf(app, nour)).toMatchObject({ items: [], unread: 0, state: 0 });
  expect(await mailTo(app, nour.email)).toEqual([]);
});
