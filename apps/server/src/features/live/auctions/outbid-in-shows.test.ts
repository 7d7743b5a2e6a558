import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { tellViewers } from '../room-chat/viewer-counts.service.ts';
import { tellOutbidAway } from './outbid-in-shows.service.ts';

const SECOND = 1_000;

async function openRunning(app: TestApp) {
  const { url, show } = await openLot(app);
  return {
    bid: (who: { id: UserId }, amount: number, kind?: 'once' | 'maximum') =>
      app.as(who).post(url, bidOf(amount, kind)),
    /** What the process that they listen to counts. */
    inRoom: (...people: UserId[]) =>
      tellViewers(
        ...([app.db, randomUUID(), new Map([[show.id, people.length]]), new Date()] as const),
        new Map([[show.id, { people: new Set(people), strangers: 0 }]]),
      ),
    /** As so many milliseconds later. */
    async later(milliseconds: number) {
      await tellOutbidAway(app.db, performance.now() + milliseconds);
      await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
    },
    async toldOf({ id }: { id: UserId }): Promise<number> {
      const { rows } = await app.database.pool.query(
        'select data from live_documents where collection = $1 and data is not null',
        [`notifications/${id}/items`],
      );
      return rows.reduce((sum, { data }) => sum + (data.count ?? 1), 0);
    },
  };
}

test('who left a maximum in a show and went away is told when they are outbid, and nobody who is in the room', async () => {
  await using app = await buildTestApp();
  const { bid, inRoom, later, toldOf } = await openRunning(app);
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  await bid(noor, 3_000, 'maximum');
  await bid(ben, 4_000);
  await bid(ada, 5_000);
  await inRoom(ben.id, ada.id);
  await later(2 * SECOND);
  expect(await toldOf(noor)).toBe(0);
  await later(7 * SECOND);
  expect([await toldOf(noor), await toldOf(ben), await toldOf(ada)]).toEqual([1, 0, 0]);
});

test('who is outbid again and again is told of a lot once a minute, and not where they lead by then', async () => {
  await using app = await buildTestApp();
  const { bid, later, toldOf } = await openRunning(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await bid(noor, 3_000);
  await bid(ben, 4_000);
  await bid(noor, 5_000);
  await later(7 * SECOND);
  expect(await toldOf(noor)).toBe(0);
  await bid(ben, 6_000);
  await later(70 * SECOND);
  expect(await toldOf(noor)).toBe(1);
  await bid(noor, 7_000);
  await bid(ben, 8_000);
  await later(80 * SECOND);
  expect(await toldOf(noor)).toBe(1);
  await later(131 * SECOND);
  await bid(noor, 9_000);
  await bid(ben, 10_000);
  await later(140 * SECOND);
  expect(await toldOf(noor)).toBe(2);
});
