import { openTcpProxy } from '@souk/live/testing/tcp-proxy.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { connectDatabase } from '../db/database.ts';
import { openConnections } from './open-connections.ts';
import { openSessions, startSession } from './sessions.service.ts';

test('while the database is away nobody is cut off, and after it is back a suspension works again', async () => {
  await using database = await cloneDatabase();
  await using line = await openTcpProxy(database.url);
  const shaky = connectDatabase(line.url, { max: 2 });
  const log = memoryLog();
  const parts = { db: shaky.db, clock: systemClock };
  const connections = openConnections({ ...parts, sessions: openSessions(parts), log: log.log });

  const nour = await buildUser(database.db);
  const token = await startSession(database.db, {
    userId: nour.id,
    userAgent: '',
    way: 'password',
    now: systemClock.now(),
  });
  const ended = Promise.withResolvers<string>();
  let changes = 0;
  await connections.add(token, { changed: () => (changes += 1), ended: ended.resolve });

  line.cut();
  const warned = () => log.lines.filter(({ level }) => level === 'warn').length;
  await expect.poll(warned, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect([connections.count(), changes]).toEqual([1, 0]);

  await database.db.updateTable('users').set({ suspended_at: new Date() }).execute();
  line.plug();
  const start = performance.now();
  expect(await ended.promise).toBe('suspended');
  expect(performance.now() - start).toBeLessThan(5_000);
  await connections.close();
  await shaky.close();
});
