import type { ShowId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { closeLotsOver } from '../auctions/closing.service.ts';
import { startShowLot } from '../auctions/index.ts';
import { endShow, goLive } from './stage.service.ts';

const MINUTE = 60_000;

/** Whether it was done, or why not. */
async function done(app: TestApp, act: (tx: Db) => Promise<unknown>): Promise<string> {
  try {
    await app.db.transaction().execute(act);
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

const live = (app: TestApp, id: ShowId) => done(app, (tx) => goLive(tx, id));
const end = (app: TestApp, id: ShowId) => done(app, (tx) => endShow(tx, id));

test('a show goes live, runs a lot and ends, and everyone in its room sees where it stands', async () => {
  await using app = await buildTestApp();
  const { show, lots } = await openStage(app, { lots: 2, state: 'scheduled' });
  const [lot, next] = lots as [(typeof lots)[0], (typeof lots)[0]];
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${show.id}/state`)).toEqual([]);
  const stage = async (version: number) =>
    (await viewer.until((docs) => docs.some(({ data }) => data.listVersion === version))).find(
      ({ id }) => id === 'stage',
    )?.data;
  expect(await live(app, show.id)).toBe('done');
  expect(await stage(1)).toEqual({
    showState: 'live',
    upNext: lot.id,
    pinned: null,
    talk: null,
    listVersion: 1,
  });
  await app.db.transaction().execute((tx) => startShowLot(tx, lot.id));
  expect(await stage(2)).toMatchObject({ upNext: next.id });
  expect(await end(app, show.id)).toBe('lot_running');
  await closeLotsOver(app.db, -MINUTE);
  expect(await end(app, show.id)).toBe('done');
  expect(await stage(3)).toMatchObject({ showState: 'ended', upNext: next.id });
  const { body } = await app.get(`/api/shows/${show.id}`);
  expect(body).toMatchObject({ state: 'ended', lots: [{ state: 'passed' }, { state: 'queued' }] });
  expect(body.endedAt).toEqual(expect.any(String));
});

test('a show that was on, or was cancelled, does not go live again, nor does one of a suspended shop', async () => {
  await using app = await buildTestApp();
  const { show, shop } = await openStage(app, { lots: 0 });
  expect(await live(app, show.id)).toBe('show_not_waiting');
  expect(await end(app, show.id)).toBe('done');
  expect(await live(app, show.id)).toBe('show_not_waiting');
  expect(await end(app, show.id)).toBe('show_not_live');
  const other = await openStage(app, { lots: 0, state: 'scheduled' });
  await app.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', other.shop.id).execute();
  expect(await live(app, other.show.id)).toBe('shop_not_open');
  expect(shop.id).not.toBe(other.shop.id);
});

test('of a start and an end in the same moment, either the lot runs in a live show or neither does', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  for (let round = 0; round < 8; round += 1) {
    const { show, lots } = await openStage(app);
    const [lot] = lots as [(typeof lots)[0]];
    const start = () => done(beside, (tx) => startShowLot(tx, lot.id));
    const told = await (round % 2
      ? Promise.all([start(), end(app, show.id)])
      : Promise.all([end(app, show.id), start()]).then(([ended, started]) => [started, ended]));
    expect([
      ['done', 'lot_running'],
      ['show_not_live', 'done'],
    ]).toContainEqual(told);
  }
});

test('a lot that is taken out of turn gets the next number, and the others follow on', async () => {
  await using app = await buildTestApp();
  const { lots } = await openStage(app, { lots: 4 });
  const ids = lots.map(({ id }) => id);
  const numbers = async () =>
    (await app.db.selectFrom('lots').select('id').orderBy('number').execute()).map(({ id }) =>
      ids.indexOf(id),
    );
  await app.db.transaction().execute((tx) => startShowLot(tx, ids[2] as (typeof ids)[0]));
  expect(await numbers()).toEqual([2, 0, 1, 3]);
  await closeLotsOver(app.db, -MINUTE);
  await app.db.transaction().execute((tx) => startShowLot(tx, ids[3] as (typeof ids)[0]));
  expect(await numbers()).toEqual([2, 3, 0, 1]);
});
