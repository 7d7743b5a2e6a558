import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initFile, segmentFile } from '@souk/broadcast/recording/container.ts';
import type { SpooledSegment } from '@souk/broadcast/recording/spool.ts';
import { writeWebmInit } from '@souk/broadcast/recording/webm-init.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { openBroadcast } from '../../../platform/broadcast/index.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRecording } from '../../../testing/recording.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { deletingClipsOf, deletingLotClips, keepProofs } from '../clips/index.ts';
import { deletingRecordings, keepRecordings, recordingsPart } from './index.ts';
import { segmentKey } from './storage-keys.ts';

const DAY_MS = 86_400_000;

/** A recorded show that is over, with a lot that Noor won and has not paid yet. */
async function openPastShow(app: TestApp) {
  const stage = await openStage(app, { lots: 0 });
  const ended_at = app.clock.now();
  await app.db.updateTable('shows').set({ state: 'replay', ended_at }).execute();
  const startedAt = app.clock.now();
  const soldAt = new Date(startedAt.getTime() + 60_000);
  const lot = await stage.queue({
    ...{ state: 'sold', starts_at: startedAt, ends_at: soldAt, closed_at: soldAt, bid_count: 1 },
    ...{ leader_id: stage.viewer.id, settlement: 'charging' },
  });
  await insertAll(app.db, 'lot_sales', [
    {
      ...{ id: randomUUID() as never, lot_id: lot.id, round: 1, buyer_id: stage.viewer.id, amount: 5_000 },
      ...{ state: 'won', ending: null, checkout_id: null, pay_by: null, due_at: soldAt },
      ...{ created_at: soldAt, ended_at: null },
    },
  ]);
  const recording = await buildRecording(app, stage.show.id, { startedAt, seconds: 80 });
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  const run = (storage: Storage = recording.storage) =>
    deletingRecordings({ storage, before: [keepProofs(storage), deletingClipsOf] }).run(ctx, {});
  const left = async () => {
    const sizes = await Promise.all(recording.files.map((key) => recording.storage.size(key)));
    return sizes.filter((size) => size !== undefined).length;
  };
  /** How many replays a visitor finds. */
  const listed = async (): Promise<number> => (await app.get('/api/shows?state=replay')).body.items.length;
  return { ...stage, ...recording, app, lot, run, left, listed, ctx };
}
type PastShow = Awaited<ReturnType<typeof openPastShow>>;

test('a recording is deleted after its days, file by file; the clip of a sale stays as long as it may be claimed', async () => {
  await using app = await buildTestApp();
  const { run, left, files, show, viewer, lot, storage, ctx, listed } = await openPastShow(app);
  const replay = async () => (await app.get(`/api/shows/${show.id}/replay`)).body.state;
  const clip = async () => (await app.as(viewer).get(`/api/lots/${lot.id}/clip`)).status;
  app.clock.forward(89 * DAY_MS);
  await run();
  expect([await replay(), await left(), await listed()]).toEqual(['ready', files.length, 1]);
  app.clock.forward(2 * DAY_MS);
  await run();
  expect([await replay(), await left(), await listed()]).toEqual(['gone', 0, 0]);
  expect(await app.db.selectFrom('recording_segments').select('number').execute()).toEqual([]);
  expect(await clip()).toBe(200);

  await deletingLotClips(storage).run(ctx, {});
  expect(await clip()).toBe(200);
  await app.db.updateTable('lot_sales').set({ state: 'over', ending: 'not-paid', due_at: null }).execute();
  await deletingLotClips(storage).run(ctx, {});
  expect(await storage.size(`clips/lots/${lot.id}.mp4`)).toBeUndefined();
  expect(await app.db.selectFrom('lot_clips').selectAll().execute()).toEqual([]);
});

test('who is stopped in the middle of deleting comes back to what is left, and nobody sees a half of it', async () => {
  await using app = await buildTestApp();
  const { run, left, files, show, storage } = await openPastShow(app);
  app.clock.forward(91 * DAY_MS);
  let asked = 0;
  const away: Storage = {
    ...storage,
    async delete(key) {
      asked += 1;
      if (asked > 10) throw new Error('the store is away');
      await storage.delete(key);
    },
  };
  app.log.allowErrors();
  await expect(run(away)).rejects.toThrow('the store is away');
  expect(await left()).toBe(files.length - 10);
  expect((await app.get(`/api/shows/${show.id}/replay`)).body.state).toBe('gone');
  expect((await app.get(`/api/shows/${show.id}/media/index.m3u8`)).status).toBe(404);
  expect((await app.get(`/api/shows/${show.id}/media/30.m4s`)).status).toBe(404);
  await run();
  expect(await left()).toBe(0);
  expect(await app.db.selectFrom('recordings').selectAll().execute()).toEqual([]);
});

test('a recording whose beginning a loss of power cut off is deleted like any other; of it nothing can be cut out', async () => {
  await using app = await buildTestApp();
  const { run, left, files, show, host, viewer, lot, storage } = await openPastShow(app);
  const beginning = files.at(-1)!;
  const whole = await storage.read(beginning);
  await storage.put(beginning, whole!.subarray(0, whole!.length / 2));
  expect((await app.as(viewer).get(`/api/lots/${lot.id}/clip`)).status).toBe(404);
  expect((await app.as(host).delete(`/api/shows/${show.id}/replay`)).status).toBe(204);
  await run();
  expect(await left()).toBe(0);
  expect(await app.db.selectFrom('recordings').selectAll().execute()).toEqual([]);
});

test('the recordings of a host who leaves are seen by nobody from then on, and deleted', async () => {
  await using app = await buildTestApp();
  const { run, left, files, show, host, viewer, listed } = await openPastShow(app);
  const now = app.clock.now();
  const state = async () => (await app.get(`/api/shows/${show.id}/replay`)).body.state;
  expect(await recordingsPart.give(app.db, host.id)).toMatchObject([{ title: show.title, seconds: 80 }]);
  expect(await recordingsPart.give(app.db, viewer.id)).toEqual([]);
  // A viewer who leaves takes nothing with them.
  await recordingsPart.forget?.(app.db, viewer.id, now);
  await run();
  expect([await state(), await left()]).toEqual(['ready', files.length]);
  await recordingsPart.forget?.(app.db, host.id, now);
  expect([await state(), await listed()]).toEqual(['gone', 0]);
  await run();
  expect(await left()).toBe(0);
});

interface Late {
  number?: number;
  codec?: string;
  beginning?: Buffer;
  /** As many as its description says. */
  bytes?: number;
}

/** A market's relay that has stopped, with a segment in its folder that nobody has taken yet. */
async function leaveLate(
  app: TestApp,
  show: ShowId,
  { number = 40, codec = 'vp08', beginning = Buffer.from('init'), bytes = 4 }: Late = {},
) {
  const { config, db, secrets, log } = app;
  const { recorder } = openBroadcast({ config, db, secrets, log: log.log });
  if (!recorder) throw new Error('there is no recorder');
  const folder = join(recorder.spool, show);
  const init = { id: randomUUID(), codec, width: 640, height: 360 };
  const late: SpooledSegment = {
    ...{ number, startedAt: 0, start: number * 2, seconds: 2, bytes, isIndependent: true, init },
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, initFile(init.id, codec)), beginning);
  await writeFile(join(folder, segmentFile(number, codec)), 'late');
  await writeFile(join(folder, `${number}.json`), JSON.stringify(late));
  return recorder;
}

const lateKey = (showId: ShowId) => segmentKey({ showId, line: null }, 40, 'avc1');

test('what a relay leaves late of a recording that was deleted is not kept, and nobody sees it', async () => {
  await using app = await buildTestApp();
  const { run, show, storage } = await openPastShow(app);
  app.clock.forward(91 * DAY_MS);
  await run();
  const { db, clock, log } = app;
  const recorder = await leaveLate(app, show.id);
  {
    await using _keeping = keepRecordings({ db, clock, storage, recorder, log: log.log });
    await expect.poll(() => readdir(recorder.spool)).toEqual([]);
  }
  expect((await app.get(`/api/shows/${show.id}/replay`)).body.state).toBe('gone');
  expect(await storage.size(lateKey(show.id))).toBeUndefined();
  expect(await db.selectFrom('recordings').selectAll().execute()).toEqual([]);
});

test('what a relay that is gone left of a show is kept, without what a loss of power cut off, and that is its end', async () => {
  await using app = await buildTestApp();
  const { show, storage, files } = await openPastShow(app);
  const { db, clock, log } = app;
  await db.updateTable('shows').set({ state: 'ended' }).execute();
  await db.updateTable('recordings').set({ ended_at: null }).execute();
  const recorder = await leaveLate(app, show.id);
  const mp4 = (await storage.read(files.at(-1)!))!;
  const webm = writeWebmInit({ width: 640, height: 360 });
  await leaveLate(app, show.id, { number: 41, bytes: 5 });
  await leaveLate(app, show.id, { number: 42, codec: 'avc1.42c01f', beginning: mp4.subarray(0, -80) });
  await leaveLate(app, show.id, { number: 43, codec: 'avc1.42c01f', beginning: mp4 });
  await leaveLate(app, show.id, { number: 44, codec: 'vp8', beginning: webm.subarray(0, -8) });
  await leaveLate(app, show.id, { number: 45, codec: 'vp8', beginning: webm });
  {
    await using _keeping = keepRecordings({ db, clock, storage, recorder, log: log.log });
    await expect
      .poll(async () => (await db.selectFrom('recordings').select('ended_at').executeTakeFirst())?.ended_at)
      .not.toBeNull();
    await expect.poll(() => readdir(recorder.spool)).toEqual([]);
  }
  const stored = db.selectFrom('recording_segments').select('number').where('number', '>=', 40);
  expect((await stored.orderBy('number').execute()).map(({ number }) => number)).toEqual([40, 43, 45]);
});

test.each([
  ['deleted', async ({ run }: PastShow) => await run()],
  [
    'hidden',
    async ({ app, host, show }: PastShow) => {
      expect((await app.as(host).delete(`/api/shows/${show.id}/replay`)).status).toBe(204);
    },
  ],
])('a recording that is %s while the last of it is being stored does not come back', async (_, remove) => {
  await using app = await buildTestApp();
  const past = await openPastShow(app);
  const { show, storage } = past;
  app.clock.forward(91 * DAY_MS);
  const { db, clock, log } = app;
  const recorder = await leaveLate(app, show.id);
  const slow: Storage = {
    ...storage,
    async put(key, content) {
      await storage.put(key, content);
      if (key === lateKey(show.id)) await remove(past);
    },
  };
  {
    await using _keeping = keepRecordings({ db, clock, storage: slow, recorder, log: log.log });
    await expect
      .poll(() => readdir(join(recorder.spool, show.id)).catch((): string[] => []))
      .not.toContain('40.json');
  }
  expect(await storage.size(lateKey(show.id))).toBeUndefined();
  expect((await app.get(`/api/shows/${show.id}/replay`)).body.state).toBe('gone');
  const late = db.selectFrom('recording_segments').select('number').where('number', '=', 40);
  expect(await late.execute()).toEqual([]);
});

test('an admin chooses how long shows are kept, and sees what they take', async () => {
  await using app = await buildTestApp();
  const { run, left, files } = await openPastShow(app);
  const [admin, support] = [
    await buildUser(app.db, { role: 'admin' }),
    await buildUser(app.db, { role: 'support' }),
  ];
  const url = '/api/admin/recordings';
  const { body } = await app.as(support).get(url);
  expect(body).toMatchObject({ keep: 'days', days: 90, shows: 1 });
  expect(body.bytes).toBeGreaterThan(10_000);
  expect((await app.as(support).put(url, { keep: 'always', days: 90 })).status).toBe(403);
  expect((await app.as(admin).put(url, { keep: 'days', days: 0 })).status).toBe(400);
  app.clock.forward(10 * DAY_MS);
  // What exists stays when shows are no longer recorded.
  for (const keep of ['always', 'never']) {
    expect((await app.as(admin).put(url, { keep, days: 7 })).body).toMatchObject({ keep, days: 7 });
    await run();
    expect(await left()).toBe(files.length);
  }
  await app.as(admin).put(url, { keep: 'days', days: 7 });
  await run();
  expect(await left()).toBe(0);
});

test('a host deletes what was recorded of a show: nobody sees it, its clips go, the proof of a sale stays', async () => {
  await using app = await buildTestApp();
  const { run, left, listed, show, host, viewer, lot } = await openPastShow(app);
  const url = `/api/shows/${show.id}/replay`;
  const admin = await buildUser(app.db, { role: 'admin' });
  expect((await app.as(viewer).delete(url)).status).toBe(403);
  await app.db.updateTable('recordings').set({ ended_at: null }).execute();
  expect((await app.as(host).delete(url)).body.error.code).toBe('still_recorded');
  await app.db.updateTable('recordings').set({ ended_at: app.clock.now() }).execute();
  const both = await Promise.all([app.as(host).delete(url), app.as(admin).delete(url)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([404, 409])]);
  expect((await app.get(url)).body.state).toBe('gone');
  expect(await listed()).toBe(0);
  expect((await app.get(`/api/shows/${show.id}`)).body.state).toBe('ended');
  expect((await app.as(host).delete(url)).status).toBe(404);
  await run();
  expect(await left()).toBe(0);
  expect((await app.get(url)).body.state).toBe('gone');
  expect((await app.as(viewer).get(`/api/lots/${lot.id}/clip`)).status).toBe(200);
  const written = await app.db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
  expect(written).toEqual([{ action: 'recording.deleted', subject_id: show.shop_id }]);
});
