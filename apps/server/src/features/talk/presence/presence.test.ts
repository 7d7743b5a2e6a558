import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { presencePath } from '@souk/shared/talk/messaging/paths.ts';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { openAttendance } from './index.ts';
import { sayHere, sayLeft, sweepPresence, sweepProcesses } from './presence.repo.ts';

const presenceOf = (app: TestApp, userId: string) =>
  readLive<{ online: boolean; seenAt: number }>(app.db, `${presencePath(userId)}/now`);

const partsOf = (app: TestApp) => ({ db: app.db, clock: app.clock, log: app.log.log });
const attendanceOf = (app: TestApp, graceMs: number) => openAttendance({ ...partsOf(app), graceMs });

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

test('whom a process that was killed left standing there is taken out within 45 seconds, by any other', async () => {
  await using app = await buildTestApp();
  const [noor, both, other] = [await buildUser(app.db), await buildUser(app.db), await buildUser(app.db)];
  // It says nothing any more after the first time.
  const killed = openAttendance({ ...partsOf(app), everyMs: 3_600_000 });
  const living = openAttendance({ ...partsOf(app), everyMs: 20 });
  for (const one of [noor, both]) killed.came(one.id);
  for (const one of [both, other]) living.came(one.id);
  const online = (user: { id: string }) => presenceOf(app, user.id).then((presence) => presence?.online);
  for (const one of [noor, both, other]) await expect.poll(() => online(one)).toBe(true);
  const seenAt = app.clock.now().getTime();
  app.clock.forward(35_000);
  await expect.poll(() => presenceOf(app, noor.id)).toEqual({ online: false, seenAt });
  expect([await online(both), await online(other)]).toEqual([true, true]);
  await Promise.all([killed.close(), living.close()]);
});

test('who is connected to two processes and leaves one of them is still there', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const [one, other] = [attendanceOf(app, 1), attendanceOf(app, 1)];
  for (const attendance of [one, other]) attendance.came(noor.id);
  await expect.poll(() => presenceOf(app, noor.id)).toMatchObject({ online: true });
  const left = async () => (await app.database.pool.query('select from present_people')).rows.length;
  await expect.poll(left).toBe(2);
  one.left(noor.id);
  await expect.poll(left).toBe(1);
  await one.close();
  expect(await presenceOf(app, noor.id)).toMatchObject({ online: true });
  other.left(noor.id);
  await expect.poll(() => presenceOf(app, noor.id)).toMatchObject({ online: false });
  await other.close();
});

test('whom nobody takes out, as both they and the database went, leaves in the end', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const attendance = attendanceOf(app, 60_000);
  attendance.came(noor.id);
  await attendance.close();
  const seenAt = app.clock.now().getTime();
  app.clock.forward(2 * 60_000);
  expect(await sweepPresence(app.db, app.clock.now())).toBe(0);
  await app.database.pool.query('truncate present_people');
  expect(await sweepPresence(app.db, app.clock.now())).toBe(1);
  expect(await presenceOf(app, noor.id)).toEqual({ online: false, seenAt });
});

test('who leaves one process while they come to another is there in the end, and nobody there is swept out', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const people: UserId[] = [];
  for (let n = 0; n < 40; n++) people.push((await buildUser(app.db)).id);
  const [dead, one, other] = [randomUUID(), randomUUID(), randomUUID()];
  const now = app.clock.now();
  const later = new Date(now.getTime() + 60_000);
  for (let round = 0; round < 5; round++) {
    await sayHere(app.db, one, people, now);
    await sayHere(app.db, dead, people, new Date(0));
    await Promise.all([
      ...people.map((person) => sayLeft(app.db, one, person, now)),
      sweepProcesses(app.db, now),
      ...people.map((person) => sayHere(beside.db, other, [person], later)),
    ]);
    const shown = await Promise.all(people.map((person) => presenceOf(app, person)));
    expect(shown).toEqual(people.map(() => ({ online: true, seenAt: later.getTime() })));
    for (const person of people) await sayLeft(beside.db, other, person, later);
  }
});
