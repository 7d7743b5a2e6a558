// @module-tag whole
import { readdir } from 'node:fs/promises';
import { openHost } from '@souk/broadcast/testing/werift-host.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { expect, test } from 'vitest';
import { personalParts } from '../../../personal-parts.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { deletingFilesOf } from '../../../platform/storage/deleting-files.job.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { type Answer, buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRecording, leaveSpooled } from '../../../testing/recording.fixture.ts';
import { runningClock } from '../../../testing/test-clock.ts';
import { openVideoMarket } from '../../../testing/video-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { deletingRecordings, keepRecordings, recordingsPart } from './index.ts';
import { ownTrack, type Track, trackId } from './track.ts';

const patient = { timeout: 20_000 };

/** A show that is live, with its host and a co-host who may send their pictures, and what of them is kept. */
async function openAir() {
  const market = await openVideoMarket({ clock: runningClock() });
  const { app, broadcast } = market;
  const stage = await openStage(app, { state: 'live' });
  const guest = await buildUser(app.db, { name: 'Mira Sol' });
  const url = `/api/shows/${stage.show.id}`;
  const [asHost, asGuest] = [app.as(stage.host), app.as(guest)];
  await asHost.put(`${url}/co-hosts/${guest.id}`);
  await asGuest.post(`${url}/co-hosts/answer`, { accept: true });
  const storage = openStorage(app.config);
  const { recorder } = broadcast;
  if (!recorder) throw new Error('there is no recorder');
  const { db, clock } = app;
  const keeping = keepRecordings({ db, clock, storage, recorder, log: app.log.log });
  const send = async ({ body }: Answer) => {
    const door = await broadcast.door('whip');
    return await openHost({ url: `${door}/${body.url.split('/').at(-1)}`, token: body.token });
  };
  const replay = async (): Promise<Replay> => (await app.get(`${url}/replay`)).body;
  return {
    ...{ app, url, asHost, guest, recorder, replay, storage },
    ofHost: async () => send(await asHost.post(`${url}/video/publish`)),
    ofGuest: async () => send(await asGuest.post(`${url}/co-hosts/publish`)),
    /** Until that much of the host's own picture is stored. */
    reaches: (seconds: number) =>
      expect.poll(async () => (await replay()).seconds, patient).toBeGreaterThan(seconds),
    end: async () => {
      expect((await asHost.post(`${url}/end`)).status).toBe(204);
      await expect.poll(async () => (await replay()).state, patient).toBe('ready');
    },
    async [Symbol.asyncDispose]() {
      await keeping[Symbol.asyncDispose]();
      await market[Symbol.asyncDispose]();
    },
  };
}

/** Seconds that a playlist says something is there. */
function lengthsIn(playlist: string): Array<{ isGap: boolean; seconds: number; file: string }> {
  const parts = playlist.matchAll(/(#EXT-X-GAP\n)?#EXTINF:([\d.]+),\n(\S+)/g);
  return [...parts].map(([, gap, seconds, file]) => ({
    ...{ isGap: gap !== undefined, seconds: Number(seconds), file: file ?? '' },
  }));
}

test('the second picture is recorded with the seconds of the first, and seen as viewers had it', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, url, asHost, recorder, replay, reaches } = air;
  await using host = await air.ofHost();
  await reaches(1);
  // Where one picture is sent, one is recorded.
  expect(await recorder.recorded()).toHaveLength(1);
  expect((await replay()).second).toEqual([]);
  await using guest = await air.ofGuest();
  await expect.poll(async () => (await replay()).second.length, patient).toBe(1);
  const { seconds: begun } = await replay();
  await reaches(begun + 3);
  expect((await asHost.put(`${url}/second`, { layout: 'inset' })).status).toBe(204);
  await reaches(begun + 5);
  expect((await asHost.put(`${url}/second`, { isHidden: true, isMuted: true })).status).toBe(204);
  // Nothing is kept of what nobody sees or hears.
  await expect.poll(() => recorder.recorded(), patient).toHaveLength(1);
  await reaches(begun + 8);
  await guest[Symbol.asyncDispose]();
  await host[Symbol.asyncDispose]();
  await air.end();
  const { second, seconds } = await replay();
  expect(second).toMatchObject([
    { name: 'Mira Sol', layout: 'beside', isSeen: true, isHeard: true },
    { name: 'Mira Sol', layout: 'inset', isSeen: true, isHeard: true },
  ]);
  const [beside, inset] = second;
  expect(inset?.from).toBeCloseTo(beside?.to ?? 0, 3);
  expect(inset?.to).toBeLessThan(seconds - 1);
  const { body, status } = await app.get(inset?.playlist ?? '');
  expect(status).toBe(200);
  expect(body).toContain('#EXT-X-ENDLIST');
  const parts = lengthsIn(body);
  const first = parts.findIndex(({ isGap }) => !isGap);
  const startsAt = parts.slice(0, first).reduce((sum, part) => sum + part.seconds, 0);
  expect(startsAt - (beside?.from ?? 0)).toBeLessThan(3);
  const length = parts.slice(first).reduce((sum, part) => sum + part.seconds, 0);
  expect(startsAt + length).toBeLessThan(seconds - 1);
  const folder = inset?.playlist.replace('index.m3u8', '');
  expect((await app.get(`${folder}${parts[first]?.file}`)).status).toBe(200);
  expect((await app.get(`${folder}999.m4s`)).status).toBe(404);
  expect(await readdir(recorder.spool)).toEqual([]);
});

/** A past show in which Mira Sol was seen beside the host for ten seconds. */
async function openPast(app: TestApp) {
  const stage = await openStage(app, { lots: 0 });
  const guest = await buildUser(app.db, { name: 'Mira Sol' });
  const startedAt = new Date(app.clock.now().getTime() - 600_000);
  const line = crypto.randomUUID();
  const own = await buildRecording(app, stage.show.id, { startedAt, seconds: 40 });
  const second = await buildRecording(app, stage.show.id, { startedAt, seconds: 20, line });
  const look = { show_id: stage.show.id, line, user_id: guest.id, layout: 'beside' as const };
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
  await app.db
    .insertInto('second_looks')
    .values([
      { ...look, at: at(5), is_seen: true, is_heard: true },
      { ...look, at: at(15), is_seen: false, is_heard: false },
    ])
    .execute();
  const left = async () => {
    const sizes = await Promise.all([...own.files, ...second.files].map((file) => own.storage.size(file)));
    return sizes.filter((size) => size !== undefined).length;
  };
  const url = `/api/shows/${stage.show.id}`;
  const replay = async (): Promise<Replay> => (await app.get(`${url}/replay`)).body;
  return { ...stage, guest, line, own, second, left, url, replay };
}

test('who was seen beside a host and leaves the market takes their picture along; the host’s stays', async () => {
  await using app = await buildTestApp();
  const { guest, viewer, line, own, second, left, url, replay } = await openPast(app);
  const playlist = `${url}/media/${line}/index.m3u8`;
  expect((await replay()).second).toEqual([
    { ...{ from: 5, to: 15, playlist, name: 'Mira Sol' }, layout: 'beside', isSeen: true, isHeard: true },
  ]);
  const other = await openPast(app);
  expect((await app.get(`${other.url}/media/${line}/index.m3u8`)).status).toBe(404);
  expect((await app.get(`${other.url}/media/${line}/0.m4s`)).status).toBe(404);
  const forget = (id: typeof guest.id) =>
    app.db.transaction().execute((tx) => recordingsPart.forget?.(tx, id, app.clock.now()) as Promise<void>);
  await forget(viewer.id);
  expect((await replay()).second).toHaveLength(1);
  await forget(guest.id);
  expect(await replay()).toMatchObject({ state: 'ready', seconds: 40, second: [] });
  expect((await app.get(playlist)).status).toBe(404);
  const waiting = await app.db.selectFrom('outbox').select('payload').execute();
  for (const { payload } of waiting as Array<{ payload: { name: string; data: { keys: string[] } } }>)
    if (payload.name === 'deleting-files')
      await deletingFilesOf(own.storage).run(
        { db: app.db, clock: app.clock, log: app.log.log },
        payload.data,
      );
  expect(second.files.length).toBeGreaterThan(5);
  expect(await left()).toBe(own.files.length);
});

const forgetAll = (app: TestApp, id: UserId) =>
  app.db.transaction().execute(async (tx) => {
    for (const part of personalParts) await part.forget?.(tx, id, app.clock.now());
  });

/** What a relay left of a track is looked at; gives what is kept of it. */
async function keepLate(app: TestApp, track: Track, before: () => Promise<void>) {
  const storage = openStorage(app.config);
  const { recorder, folder, key } = await leaveSpooled(app, track);
  await before();
  const { db, clock, log } = app;
  {
    await using _keeping = keepRecordings({ db, clock, storage, recorder, log: log.log });
    await expect.poll(() => readdir(folder).catch((): string[] => [])).not.toContain('40.json');
  }
  const rows = db.selectFrom('recording_segments').select('number').where('track', '=', trackId(track));
  return { file: await storage.size(key), segments: (await rows.execute()).length };
}

test('who leaves the market while they lead a live show leaves nothing of their picture that waits to be stored', async () => {
  await using app = await buildTestApp();
  const { show, host } = await openStage(app, { lots: 0, state: 'live' });
  const url = `/api/shows/${show.id}`;
  const join = async () => {
    const { id } = await buildUser(app.db);
    await app.as(host).put(`${url}/co-hosts/${id}`);
    expect((await app.as(id).post(`${url}/co-hosts/answer`, { accept: true })).status).toBe(204);
    const line = crypto.randomUUID();
    await app.db.deleteFrom('second_pictures').execute();
    await insertAll(app.db, 'second_pictures', [
      {
        ...{ show_id: show.id, source: 'co-host', holder: `co-host:${id}`, user_id: id, line },
        ...{ state: 'on-air', publishing: 1, publisher: 'guest', layout: 'beside' },
        ...{ is_hidden: false, is_muted: false },
      },
    ]);
    expect((await app.as(host).put(`${url}/second`, { layout: 'swapped' })).status).toBe(204);
    return { id, track: { showId: show.id, line } };
  };
  const removed = await join();
  const kept = await keepLate(app, removed.track, async () => {
    expect((await app.as(host).delete(`${url}/co-hosts/${removed.id}`)).status).toBe(204);
  });
  expect(kept).toEqual({ file: 4, segments: 1 });
  await forgetAll(app, removed.id);
  expect(await app.db.selectFrom('recording_segments').selectAll().execute()).toEqual([]);

  const left = await join();
  const late = await keepLate(app, left.track, async () => {
    await forgetAll(app, left.id);
    // The show goes on, and its host arranges it anew.
    expect((await app.as(host).put(`${url}/second`, { layout: 'inset' })).status).toBe(204);
  });
  expect(late).toEqual({ file: undefined, segments: 0 });
});

test('a host who leaves before anything of their last show is stored is seen in none of it', async () => {
  await using app = await buildTestApp();
  const { show, host } = await openStage(app, { lots: 0 });
  await app.db.updateTable('shows').set({ state: 'ended', ended_at: app.clock.now() }).execute();
  const late = await keepLate(app, ownTrack(show.id), () => forgetAll(app, host.id));
  expect(late).toEqual({ file: undefined, segments: 0 });
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  await deletingRecordings({ storage: openStorage(app.config), before: [] }).run(ctx, {});
  const more = await keepLate(app, ownTrack(show.id), async () => undefined);
  expect(more).toEqual({ file: undefined, segments: 0 });
  expect(await app.db.selectFrom('recordings').selectAll().execute()).toEqual([]);
});

test('with a recording goes the second picture, too', async () => {
  await using app = await buildTestApp();
  const { own, left, replay } = await openPast(app);
  app.clock.forward(91 * 86_400_000);
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  await deletingRecordings({ storage: own.storage, before: [] }).run(ctx, {});
  expect(await left()).toBe(0);
  expect(await app.db.selectFrom('recording_segments').selectAll().execute()).toEqual([]);
  expect((await replay()).state).toBe('gone');
});
