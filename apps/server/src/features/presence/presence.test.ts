import { presencePath } from '@souk/shared/messaging/paths.ts';
import { expect, test } from 'vitest';
import { readLive } from '../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { openAttendance } from './index.ts';
import { sweepPresence } from './presence.repo.ts';

const presenceOf = (app: TestApp, userId: string) =>
  readLive<{ online: boolean; seenAt: number }>(app.db, `${presencePath(userId)}/now`);

const attendanceOf = (app: TestApp, graceMs: number) =>
  openAttendance({ db: app.db, clock: app.clock, log: app.log.log, graceMs });

test('someone is there until the last of their connections has been gone for a while', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const attendance = attendanceOf(app, 1);
  attendance.came(noor.id);
  attendance.came(noor.id);
  await expect.poll(() => presenceOf(app, noor.id)).toMatchObject({ online: true });
  attendance.left(noor.id);
  attendance.left(noor.id);
  await expect.poll(() => presenceOf(app, noor.id)).toMatchObject({ online: false });
  await attendance.close();
});

test('who opens the page anew never left', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const attendance = attendanceOf(app, 60_000);
  attendance.came(noor.id);
  await expect.poll(() => presenceOf(app, noor.id)).toMatchObject({ online: true });
  attendance.left(noor.id);
  attendance.came(noor.id);
  await attendance.close();
  const { rows } = await app.database.pool.query('select seq from live_collections where path = $1', [
    presencePath(noor.id),
  ]);
  expect(rows).toEqual([{ seq: 1 }]);
});

test('whom a process that ended left standing there is taken out', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const attendance = attendanceOf(app, 60_000);
  attendance.came(noor.id);
  await attendance.close();
  const seenAt = app.clock.now().getTime();
  app.clock.forward(2 * 60_000);
  expect(await sweepPresence(app.db, app.clock.now())).toBe(0);
  app.clock.forward(60_000);
  expect(await sweepPresence(app.db, app.clock.now())).toBe(1);
  expect(await presenceOf(app, noor.id)).toEqual({ online: false, seenAt });
});
