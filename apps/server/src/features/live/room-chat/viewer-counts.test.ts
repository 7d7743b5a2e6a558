import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../../testing/room-chat.fixture.ts';
import { countViewers, tellViewers } from './viewer-counts.service.ts';
import { thoseIn } from './viewer-counts.ts';

const [here, there] = ['6f3a1c1e-0a52-4d0e-8f3e-0d9c1a2b3c4d', 'a1b2c3d4-0a52-4d0e-8f3e-0d9c1a2b3c4d'];

const counted = (app: TestApp, process: string, showId: ShowId, count: number) =>
  tellViewers(app.db, process, new Map([[showId, count]]), app.clock.now());

const told = async (app: TestApp, showId: ShowId) =>
  (await readLive<{ count: number }>(app.db, `rooms/${showId}/state/viewers`))?.count;

/** As if all that was counted and told had been so this much earlier. */
async function earlier(app: TestApp, seconds: number): Promise<void> {
  await sql`update room_listeners set counted_at = counted_at - ${seconds} * interval '1 second'`.execute(
    app.db,
  );
  await sql`update live_documents set changed_at = changed_at - ${seconds} * interval '1 second'`.execute(
    app.db,
  );
}

test('the viewers of a room are those of all processes, told every five seconds at most', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  await counted(app, here, show.id, 3);
  expect(await told(app, show.id)).toBe(3);
  await earlier(app, -60);
  await counted(app, there, show.id, 4);
  expect(await told(app, show.id)).toBe(3);
  await earlier(app, 65);
  await counted(app, there, show.id, 5);
  expect(await told(app, show.id)).toBe(8);
});

test('after the clock was set back a room is told who watches as before, and nothing of who is gone', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  await counted(app, here, show.id, 3);
  await counted(app, there, show.id, 4);
  await earlier(app, -3_600);
  await counted(app, there, show.id, 5);
  expect(await told(app, show.id)).toBe(5);
});

test('who left is not counted, nor is a process that counts no more', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  await counted(app, here, show.id, 3);
  await earlier(app, 21);
  await counted(app, there, show.id, 4);
  expect(await told(app, show.id)).toBe(4);
  await earlier(app, 5);
  await counted(app, there, show.id, 0);
  expect(await told(app, show.id)).toBe(0);
  expect(await app.db.selectFrom('room_listeners').selectAll().execute()).toEqual([]);
});

test('a market tells by itself how many are in a room, and knows who left', { tags: 'whole' }, async () => {
  await using app = await buildTestApp();
  const { show, viewer } = await buildRoom(app);
  const messages = `rooms/${show.id}/messages`;
  using visitor = await speaker(app, null);
  using noor = await speaker(app, viewer);
  await Promise.all([visitor.read(messages), noor.read(messages)]);
  using screen = await speaker(app, null);
  await screen.read(`rooms/${show.id}/state`);
  await screen.until((docs) => docs.some(({ id, data }) => id === 'viewers' && data.count === 2));
  noor.send({ op: 'unlisten', id: 1 });
  await noor.read(`rooms/${show.id}/state`);
  expect(app.app.liveListeners().get(messages)).toEqual({ people: new Set(), strangers: 1 });
});

test('lists know how many watch a live show, also once the process that counted them has ended', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  const listed = async () =>
    (await app.db.selectFrom('shows').select('viewer_count').executeTakeFirstOrThrow()).viewer_count;
  await counted(app, here, show.id, 3);
  expect(await listed()).toBe(3);
  await earlier(app, 21);
  await tellViewers(app.db, there, new Map(), app.clock.now());
  expect([await told(app, show.id), await listed()]).toEqual([0, 0]);
  // Killed together with the database, which keeps no rows of it.
  await counted(app, here, show.id, 3);
  await earlier(app, 5);
  await sql`truncate room_listeners`.execute(app.db);
  await tellViewers(app.db, there, new Map(), app.clock.now());
  expect([await told(app, show.id), await listed()]).toEqual([0, 0]);
  // How many watched it last is not forgotten with its end.
  await counted(app, here, show.id, 3);
  await earlier(app, 5);
  await counted(app, here, show.id, 4);
  await app.db.updateTable('shows').set({ state: 'ended', ended_at: new Date() }).execute();
  await earlier(app, 21);
  await tellViewers(app.db, there, new Map(), app.clock.now());
  expect([await told(app, show.id), await listed()]).toEqual([0, 4]);
});

test('the last viewer who leaves while the show is held is not counted any more once it is free', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  const listed = async () => (await app.get(`/api/shows/${show.id}`)).body.viewerCount;
  await counted(app, here, show.id, 3);
  await earlier(app, 6);
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('shows').select('id').where('id', '=', show.id).forNoKeyUpdate().execute();
    await counted(app, here, show.id, 0);
  });
  expect([await told(app, show.id), await listed()]).toEqual([0, 3]);
  await tellViewers(app.db, here, new Map(), app.clock.now());
  expect(await listed()).toBe(0);
});

test('a viewer counts once, whatever they listen to and on how many devices, and whose show it is not at all', async () => {
  await using app = await buildTestApp();
  const { show, viewer, host } = await buildRoom(app);
  const of = (collection: string) => `rooms/${show.id}/${collection}`;
  const counts = async () => (await countViewers(app.db, thoseIn(app.app.liveListeners()))).get(show.id);
  using visitor = await speaker(app, null);
  for (let id = 2; id < 50; id += 1) {
    visitor.send({ op: 'listen', id, query: { collection: of('messages'), limit: id } });
    await visitor.frame((frame) => frame.op === 'snapshot' && frame.id === id);
  }
  expect(await counts()).toBe(1);
  using telephone = await speaker(app, viewer);
  using laptop = await speaker(app, viewer);
  await Promise.all([telephone.read(of('messages')), laptop.read(of('watching'))]);
  expect(await counts()).toBe(2);
  using studio = await speaker(app, host);
  await studio.read(of('messages'));
  expect(await counts()).toBe(2);
});
