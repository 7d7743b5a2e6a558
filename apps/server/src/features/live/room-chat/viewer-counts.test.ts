import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../../testing/room-chat.fixture.ts';
import { tellViewers } from './viewer-counts.service.ts';

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

test('a market tells by itself how many are in a room, and knows who left', async () => {
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
  expect(app.app.liveListeners().get(messages)).toBe(1);
});
