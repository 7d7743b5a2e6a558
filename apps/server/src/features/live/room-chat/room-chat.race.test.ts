import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, messagesIn, speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('in slow mode one person who writes at once from two sockets of two processes is heard once', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { show, host, viewer, chat } = await buildRoom(app);
  const other = await buildUser(app.db);
  await app.as(host).put(`${chat}/slow-mode`, { seconds: 60 });
  using here = await speaker(app, viewer);
  using there = await speaker(beside, viewer);
  using another = await speaker(beside, other);
  const [first, second, third] = await Promise.all([
    here.say(show.id, 'first'),
    there.say(show.id, 'first'),
    another.say(show.id, 'also first'),
  ]);
  expect([first, second].filter((one) => one === 'ok')).toHaveLength(1);
  expect([first, second].find((one) => one !== 'ok')).toMatch(/^unavailable: Slow mode/);
  expect(third).toBe('ok');
  expect(await messagesIn(app, show.id)).toHaveLength(2);
});

test('a ban beats a message that was sent before it and is not stored yet', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  expect(await noor.say(show.id, 'hello')).toBe('ok');
  const { said } = await app.db.transaction().execute(async (tx) => {
    await sql`select from live_collections where path = ${`rooms/${show.id}/messages`} for update`.execute(
      tx,
    );
    const inFlight = noor.say(show.id, 'one more thing');
    await waitingFor(app, show.id);
    expect((await app.as(host).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
    return { said: inFlight };
  });
  expect(await said).toMatch(/^permission-denied/);
  expect(await messagesIn(app, show.id)).toHaveLength(1);
});

test('once a ban is told nothing of theirs is stored any more, however much was on its way', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  const sockets = [await speaker(app, viewer), await speaker(app, viewer), await speaker(app, viewer)];
  const sent = sockets.flatMap((socket) => [1, 2, 3].map((n) => socket.say(show.id, `message ${n}`)));
  expect((await app.as(host).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
  const stored = await messagesIn(app, show.id);
  const outcomes = await Promise.all(sent);
  expect(await messagesIn(app, show.id)).toHaveLength(stored.length);
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(stored.length);
  for (const socket of sockets) socket[Symbol.dispose]();
});

test('a flood is stopped whichever processes it comes through', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { show, viewer } = await buildRoom(app);
  using here = await speaker(app, viewer);
  using there = await speaker(beside, viewer);
  expect(await here.say(show.id, 'first')).toBe('ok');
  // However slow the rest is, it counts as said in the same ten seconds.
  await sql`update rate_limits set resets_at = resets_at + interval '50 seconds'`.execute(app.db);
  const outcomes = await Promise.all(
    Array.from({ length: 6 }).flatMap((_, n) => [here.say(show.id, `a${n}`), there.say(show.id, `b${n}`)]),
  );
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(7);
  expect(outcomes.find((one) => one !== 'ok')).toMatch(/^unavailable: Too many requests/);
});

test('of two who take out the same pinned message at once, both are right', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  await noor.say(show.id, 'oops');
  const [message] = await messagesIn(app, show.id);
  await app.as(host).put(`${chat}/pin`, { messageId: message?.id });
  const answers = await Promise.all([
    app.as(host).delete(`${chat}/messages/${message?.id}`),
    app.as(viewer).delete(`${chat}/messages/${message?.id}`),
    app.as(host).put(`${chat}/slow-mode`, { seconds: 5 }),
    app.as(host).delete(`${chat}/people/${viewer.id}/messages`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await app.get(chat)).body).toMatchObject({ slowSeconds: 5, pinned: null });
});

/** Until a transaction waits for the room's row. */
async function waitingFor(app: TestApp, showId: ShowId): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
        and query like '%live_collections%' and ${showId}::text is not null`.execute(app.db);
    if (rows.length > 0) return;
  }
}
