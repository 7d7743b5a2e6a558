import { randomUUID } from 'node:crypto';
import type { Clip, ClipId } from '@souk/shared/live/clips/schema.ts';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../platform/invariants.ts';
import { deletingFiles, deletingFilesOf } from '../../../platform/storage/deleting-files.job.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRecording } from '../../../testing/recording.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { deletingRecordings, recordingsPart } from '../replays/index.ts';
import { segmentKey } from '../replays/storage-keys.ts';
import { ownTrack } from '../replays/track.ts';
import { clearingClips, clipsInvariants, clipsPart, cuttingClips, deletingClipsOf } from './index.ts';

const DAY_MS = 86_400_000;
const wanted = { title: 'She drops the hammer!', from: 61, seconds: 20 };

/** A recorded show, and people who cut clips out of it. */
async function openRecorded(
  app: TestApp,
  { seconds = 240, isOver = true, ...more }: Partial<Parameters<typeof buildRecording>[2]> = {},
) {
  const stage = await openStage(app, { lots: 0 });
  if (isOver)
    await app.db
      .updateTable('shows')
      .set({ state: 'replay', ended_at: app.clock.now() })
      .where('id', '=', stage.show.id)
      .execute();
  const startedAt = new Date(app.clock.now().getTime() - 10 * 60_000);
  await buildRecording(app, stage.show.id, { startedAt, seconds, isOver, ...more });
  const storage = openStorage(app.config);
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  const of = `/api/shows/${stage.show.id}/clips`;
  const ask = (who: { id: string }, body: object = wanted) =>
    app.as(who as never).post(of, body, { 'idempotency-key': randomUUID() });
  const cut = (id: ClipId, store: Storage = storage) => cuttingClips(store).run(ctx, { clipId: id });
  return {
    ...{ ...stage, storage, ctx, of, ask, cut },
    key: (id: ClipId) => `clips/${id}.mp4`,
    async make(who: { id: string }, body: object = wanted): Promise<Clip> {
      const answer = await ask(who, body);
      expect(answer.status).toBe(201);
      const id = answer.body.clipId;
      await cut(id);
      return (await app.as(who as never).get(`/api/clips/${id}`)).body;
    },
    list: async (): Promise<Clip[]> => (await app.get(of)).body.items,
  };
}

/** What a worker does once it hears of it. */
async function deleteFiles(app: TestApp, storage: Storage): Promise<void> {
  const rows = await app.db.selectFrom('outbox').select('payload').execute();
  for (const { payload } of rows as Array<{ payload: { name: string; data: { keys: string[] } } }>)
    if (payload.name === deletingFiles.name)
      await deletingFilesOf(storage).run({ db: app.db, clock: app.clock, log: app.log.log }, payload.data);
}

test('a viewer cuts a clip out of a show, and whoever has its link watches it', async () => {
  await using app = await buildTestApp();
  const { viewer, show, ask, cut, list, storage, key } = await openRecorded(app);
  const { body } = await ask(viewer);
  const url = `/api/clips/${body.clipId}`;
  // Nobody else sees what is not ready.
  expect((await app.as(viewer).get(url)).body).toMatchObject({ state: 'cutting', video: null });
  expect((await app.get(url)).status).toBe(404);
  expect((await app.get(`${url}/video.mp4`)).status).toBe(404);
  await cut(body.clipId);
  const { body: clip } = await app.get(url);
  expect(clip).toMatchObject({
    ...{ state: 'ready', title: wanted.title, from: 61, can: { remove: false, report: true } },
    ...{ maker: { handle: viewer.handle }, show: { _id: show.id, isPrivate: false } },
    video: { url: `${url}/video.mp4`, type: 'video/mp4', width: 640, height: 360 },
    ...{ starts: 60, second: [] },
  });
  // From the key frame before its beginning.
  expect(clip.seconds).toBeCloseTo(21, 1);
  expect(await list()).toMatchObject([{ _id: clip._id }]);
  const part = await app.get(clip.video.url, { range: 'bytes=4-7' });
  expect(part).toMatchObject({ status: 206, body: 'ftyp' });
  expect(part.headers['cache-control']).toBe('public, max-age=60');
  const bytes = await storage.read(key(clip._id));
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes!)) });
  const video = await input.getPrimaryVideoTrack();
  expect(await video!.getFirstTimestamp()).toBe(0);
  expect(await video!.computeDuration()).toBeCloseTo(21, 1);
});

test('what was shown in VP8 is cut out as WebM, also what was recorded into MP4 once', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  for (const codec of ['vp8', 'vp08.00.10.08'] as const) {
    const { viewer, make, storage, show } = await openRecorded(app, { codec });
    const clip = await make(viewer);
    const url = `/api/clips/${clip._id}/video`;
    expect(clip).toMatchObject({ state: 'ready', video: { url: `${url}.webm`, type: 'video/webm' } });
    expect((await app.get(`${url}.mp4`)).status).toBe(404);
    const answer = await app.get(`${url}.webm?download=1`, { range: 'bytes=0-3' });
    expect(answer).toMatchObject({ status: 206, headers: { 'content-type': 'video/webm' } });
    expect(answer.headers['content-disposition']).toContain('.webm"');
    const bytes = await storage.read(`clips/${clip._id}.webm`);
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes!)) });
    const video = await input.getPrimaryVideoTrack();
    expect([video!.codec, await video!.getFirstTimestamp()]).toEqual(['vp8', 0]);
    expect(await video!.computeDuration()).toBeCloseTo(21, 1);
    const ending = codec === 'vp8' ? 'webm' : 'm4s';
    const playlist = (await app.get(`/api/shows/${show.id}/media/index.m3u8`)).body;
    const [file] = new RegExp(`^3-[0-9a-f]{8}\\.${ending}$`, 'm').exec(playlist) ?? [];
    // Playlists from before named no run.
    for (const name of [file, `3.${ending}`])
      expect(await app.get(`/api/shows/${show.id}/media/${name}`)).toMatchObject({
        ...{ status: 200, headers: { 'content-type': codec === 'vp8' ? 'video/webm' : 'video/mp4' } },
      });
    const files = await Promise.all(
      ['vp8', 'avc1'].map((kind) => storage.size(segmentKey(ownTrack(show.id), 3, kind))),
    );
    expect(files.filter((size) => size !== undefined)).toHaveLength(1);
    await app.db.updateTable('recordings').set({ deleting_since: app.clock.now() }).execute();
    await deletingRecordings({ storage, before: [deletingClipsOf] }).run(
      { db: app.db, clock: app.clock, log: app.log.log },
      {},
    );
    expect(await storage.size(segmentKey(ownTrack(show.id), 3, codec))).toBeUndefined();
  }
});

test('with a clip comes what was seen beside the host in it, until whoever was seen leaves the market', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const { viewer, make, show } = await openRecorded(app);
  const guest = await buildUser(app.db, { name: 'Mira Sol' });
  const { started_at: startedAt } = await app.db
    .selectFrom('recordings')
    .selectAll()
    .executeTakeFirstOrThrow();
  const line = randomUUID();
  await buildRecording(app, show.id, { startedAt, seconds: 120, line });
  const look = { show_id: show.id, line, user_id: guest.id, is_seen: true, is_heard: true };
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
  await app.db
    .insertInto('second_looks')
    .values([
      { ...look, at: at(20), layout: 'beside' },
      { ...look, at: at(70), layout: 'inset' },
      { ...look, at: at(75), layout: 'inset', is_seen: false, is_heard: false },
    ])
    .execute();
  const clip = await make(viewer);
  const of = { playlist: `/api/shows/${show.id}/media/${line}/index.m3u8`, name: 'Mira Sol' };
  expect(clip).toMatchObject({
    starts: 60,
    second: [
      { ...of, from: 20, to: 70, layout: 'beside' },
      { ...of, from: 70, to: 75, layout: 'inset' },
    ],
  });
  expect((await make(viewer, { ...wanted, from: 80 })) as object).toMatchObject({ second: [] });
  await app.db.transaction().execute(async (tx) => {
    await recordingsPart.forget?.(tx, guest.id, app.clock.now());
  });
  expect((await app.get(`/api/clips/${clip._id}`)).body).toMatchObject({ state: 'ready', second: [] });
});

test('a replay and its clips say where the host shared a screen, of a show that goes on up to now', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const { viewer, host, show, make } = await openRecorded(app, { seconds: 540, isOver: false });
  const url = `/api/shows/${show.id}`;
  const shows = async (shown: string) =>
    expect((await app.as(host).put(`${url}/video/shown`, { shown })).status).toBe(204);
  const screens = async () => (await app.get(`${url}/replay`)).body.screens;
  expect(await screens()).toEqual([]);
  await shows('screen');
  // What was not stored yet when it began is said of it, too.
  app.clock.forward(5_000);
  expect(await screens()).toEqual([{ from: 600, to: 605 }]);
  await shows('break');
  app.clock.forward(5_000);
  await shows('camera');
  await shows('screen');
  app.clock.forward(10_000);
  await app.db
    .updateTable('recordings')
    .set({ started_at: new Date(app.clock.now().getTime() - 50_000) })
    .execute();
  const said = [
    { from: 30, to: 35 },
    { from: 40, to: 540 },
  ];
  expect(await screens()).toEqual(said);
  const clip = await make(viewer, { ...wanted, from: 20, seconds: 14 });
  expect(clip).toMatchObject({ state: 'ready', starts: 20, screens: [{ from: 30 }] });
  expect(await make(viewer, { ...wanted, from: 60, seconds: 14 })).toMatchObject({ screens: [{ from: 40 }] });
  // Among others each is seen as it begins: the second one whole, as all of it is to be read.
  const tiles = (await app.get(`${url}/clips`)).body.items;
  const begins = tiles.map((tile: { from: number; beginsOnScreen: boolean }) => [
    tile.from,
    tile.beginsOnScreen,
  ]);
  expect(new Map(begins)).toEqual(
    new Map([
      [20, false],
      [60, true],
    ]),
  );
});

test('a show that is live is cut as far as it is stored, and no further', async () => {
  await using app = await buildTestApp();
  const { viewer, ask, make } = await openRecorded(app, { seconds: 60, isOver: false });
  expect(await ask(viewer, { ...wanted, from: 45 })).toMatchObject({
    ...{ status: 409, body: { error: { code: 'not_recorded' } } },
  });
  expect(await make(viewer, { ...wanted, from: 40 })).toMatchObject({ state: 'ready' });
  for (const bad of [{ seconds: 9 }, { seconds: 61 }, { from: -1 }, { title: ' ' }, { title: 'a\u202eb' }])
    expect((await ask(viewer, { ...wanted, ...bad })).status).toBe(400);
});

test('a clip is asked for once, however often its request comes', async () => {
  await using app = await buildTestApp();
  const { viewer, of } = await openRecorded(app);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.as(viewer).post(of, wanted, { 'idempotency-key': key })),
  );
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.clipId)).size).toBe(1);
  expect(await app.db.selectFrom('clips').select('id').execute()).toHaveLength(1);
});

test('a host lets viewers make no clips, and still may; whoever is kept out of the room makes none', async () => {
  await using app = await buildTestApp();
  const { viewer, host, show, shop, ask, make, rooms, of } = await openRecorded(app);
  const access = async (who: typeof host) => (await app.as(who).get(`${of}/access`)).body;
  const rules = `/api/shops/${shop.id}/clips/rules`;
  expect(await access(host)).toEqual({ make: true, choose: true, viewers: true });
  expect((await app.as(viewer).put(rules, { viewers: false })).status).toBe(403);
  await app.as(host).put(`${rooms}/blocked-words`, { words: ['fake'] });
  expect((await app.as(host).put(rules, { viewers: false })).body).toEqual({ viewers: false });
  expect((await app.as(host).get(`${rooms}/blocked-words`)).body.words).toEqual(['fake']);
  expect(await access(viewer)).toEqual({ make: false, choose: false, viewers: false });
  expect((await ask(viewer)).body.error.code).toBe('clips_off');
  expect(await make(host)).toMatchObject({ state: 'ready', can: { remove: true, report: false } });

  await app.as(host).put(rules, { viewers: true });
  expect((await ask(viewer, { ...wanted, title: 'All FAKE' })).body.error.details).toMatchObject([
    { field: 'title' },
  ]);
  const { shop_id, id: show_id } = { shop_id: shop.id, id: show.id };
  await app.db
    .insertInto('room_bans')
    .values({ shop_id, show_id, user_id: viewer.id, by_id: host.id })
    .execute();
  expect(await access(viewer)).toMatchObject({ make: false });
  expect((await ask(viewer)).body.error.code).toBe('may_not_clip');
});

test('its maker, the host, a moderator and staff take a clip away, and its file goes', async () => {
  await using app = await buildTestApp();
  const { viewer, host, make, storage, key, rooms, list } = await openRecorded(app);
  const [staff, moderator, stranger] = [
    await buildUser(app.db, { role: 'support' }),
    await buildUser(app.db),
    await buildUser(app.db),
  ];
  await app.as(host).put(`${rooms}/moderators/${moderator.id}`, {});
  for (const who of [viewer, host, moderator, staff]) {
    const clip = await make(viewer);
    const url = `/api/clips/${clip._id}`;
    expect((await app.as(stranger).delete(url)).status).toBe(403);
    expect((await app.as(who).get(url)).body.can.remove).toBe(true);
    expect((await app.as(who).delete(url)).status).toBe(204);
    expect((await app.as(who).delete(url)).status).toBe(404);
    expect((await app.get(`${url}/video.mp4`)).status).toBe(404);
    await deleteFiles(app, storage);
    expect(await storage.size(key(clip._id))).toBeUndefined();
  }
  expect(await list()).toEqual([]);
  const written = await app.db.selectFrom('audit_log').select(['action', 'actor_id']).execute();
  expect(written).toEqual([{ action: 'clip.removed', actor_id: staff.id }]);
});

test('a clip that is taken away while it is cut leaves no file behind', async () => {
  await using app = await buildTestApp();
  const { viewer, ask, cut, storage, key } = await openRecorded(app);
  const id: ClipId = (await ask(viewer)).body.clipId;
  const slow: Storage = {
    ...storage,
    async put(name, bytes) {
      await storage.put(name, bytes);
      await app.as(viewer).delete(`/api/clips/${id}`);
    },
  };
  await cut(id, slow);
  expect(await storage.size(key(id))).toBeUndefined();
});

test('who is stopped between any two lines of cutting goes on where they were', async () => {
  await using app = await buildTestApp();
  const { viewer, ask, cut, storage, list } = await openRecorded(app);
  const id: ClipId = (await ask(viewer)).body.clipId;
  const dies = (what: 'read' | 'put', after: boolean): Storage => ({
    ...storage,
    [what]: async (...parts: [string, Buffer]) => {
      if (after) await storage[what](...parts);
      throw new Error('killed');
    },
  });
  for (const store of [dies('read', false), dies('put', false), dies('put', true)]) {
    await expect(cut(id, store)).rejects.toThrow('killed');
    expect(await list()).toEqual([]);
  }
  // Two workers at once, as when one was given up for dead.
  await Promise.all([cut(id), cut(id)]);
  await cut(id);
  expect(await list()).toMatchObject([{ _id: id, state: 'ready' }]);
  expect((await app.get(`/api/clips/${id}/video.mp4`)).status).toBe(200);
});

test('clips go with the recording they are of, and none is made of one that goes', async () => {
  await using app = await buildTestApp();
  const { viewer, make, ask, list, storage, key, ctx } = await openRecorded(app);
  const clip = await make(viewer);
  await app.db.updateTable('recordings').set({ deleting_since: app.clock.now() }).execute();
  expect(await list()).toEqual([]);
  expect((await app.get(`/api/clips/${clip._id}`)).status).toBe(404);
  expect((await app.get(`/api/clips/${clip._id}/video.mp4`)).status).toBe(404);
  expect((await ask(viewer)).body.error.code).toBe('not_recorded');
  await deletingRecordings({ storage, before: [deletingClipsOf] }).run(ctx, {});
  await deleteFiles(app, storage);
  expect(await storage.size(key(clip._id))).toBeUndefined();
  expect(await app.db.selectFrom('clips').select('id').execute()).toEqual([]);
});

test('a clip that is cut in the moment in which its recording is deleted leaves no file behind', async () => {
  await using app = await buildTestApp();
  const { viewer, ask, cut, storage, key, ctx } = await openRecorded(app);
  const id: ClipId = (await ask(viewer)).body.clipId;
  await app.db.updateTable('recordings').set({ deleting_since: app.clock.now() }).execute();
  const cutThen: Storage = {
    ...storage,
    async delete(name) {
      await storage.delete(name);
      if (name === key(id)) await cut(id);
    },
  };
  await deletingRecordings({ storage: cutThen, before: [deletingClipsOf] }).run(ctx, {});
  await deleteFiles(app, cutThen);
  expect(await storage.size(key(id))).toBeUndefined();
  expect(await app.db.selectFrom('clips').select('id').execute()).toEqual([]);
});

test('who leaves takes their clips out of the market; of what came to nothing nothing stays', async () => {
  await using app = await buildTestApp();
  const { viewer, host, make, ask, cut, list, storage, key, ctx } = await openRecorded(app);
  const [mine, theirs] = [await make(viewer), await make(host)];
  const brokenOnceGone = app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', viewer.id).execute();
    const broken = (await checkInvariants(tx, [clipsInvariants])).filter(({ ok }) => !ok);
    expect(broken.map(({ name }) => name)).toEqual(['nobody who left has clips']);
    throw new Error('taken back');
  });
  await expect(brokenOnceGone).rejects.toThrow('taken back');
  expect(await clipsPart.give(app.db, viewer.id)).toMatchObject([{ title: wanted.title, seconds: 20 }]);
  await app.db.transaction().execute((tx) => clipsPart.forget!(tx, viewer.id, app.clock.now()));
  expect((await list()).map(({ _id }) => _id)).toEqual([theirs._id]);
  expect((await app.get(`/api/clips/${mine._id}`)).status).toBe(404);

  const id: ClipId = (await ask(host)).body.clipId;
  await cut(id, { ...storage, read: async () => undefined });
  expect((await app.as(host).get(`/api/clips/${id}`)).body.state).toBe('failed');
  await clearingClips.run(ctx, {});
  expect((await app.as(host).get(`/api/clips/${id}`)).status).toBe(200);
  app.clock.forward(2 * DAY_MS);
  await clearingClips.run(ctx, {});
  expect((await app.as(host).get(`/api/clips/${id}`)).status).toBe(404);
  expect(await storage.size(key(theirs._id))).toBeDefined();
});

test('nobody floods a show with clips', async () => {
  await using app = await buildTestApp();
  const { viewer, host, ask } = await openRecorded(app);
  const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await ask(viewer)).status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await ask(host)).status).toBe(201);
});

test('the clips of a private show are for those who have their link', async () => {
  await using app = await buildTestApp();
  const { viewer, shop, show, make } = await openRecorded(app);
  const clip = await make(viewer);
  const ofShop = async () => (await app.get(`/api/shops/${shop.slug}/clips`)).body.items.length;
  expect(await ofShop()).toBe(1);
  await app.db.updateTable('shows').set({ visibility: 'private' }).where('id', '=', show.id).execute();
  expect(await ofShop()).toBe(0);
  expect((await app.get(`/api/clips/${clip._id}`)).body.show.isPrivate).toBe(true);
  expect((await app.get(`/api/clips/${clip._id}/video.mp4`)).headers['cache-control']).toBe(
    'private, no-cache',
  );
  await app.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', shop.id).execute();
  expect((await app.get(`/api/clips/${clip._id}`)).status).toBe(404);
  expect((await app.get(`/api/clips/${clip._id}/video.mp4`)).status).toBe(404);
});

test('somebody reports a clip, and staff find it', async () => {
  await using app = await buildTestApp();
  const { viewer, make } = await openRecorded(app);
  const clip = await make(viewer);
  const [stranger, staff] = [await buildUser(app.db), await buildUser(app.db, { role: 'support' })];
  const body = { target: { kind: 'clip', _id: clip._id }, reason: 'offensive' };
  expect((await app.as(viewer).post('/api/reports', body)).body.error.code).toBe('yourself');
  expect((await app.as(stranger).post('/api/reports', body)).status).toBe(201);
  const { items } = (await app.as(staff).get('/api/admin/reports?kind=clip')).body;
  expect(items[0].target).toMatchObject({
    ...{ kind: 'clip', title: clip.title, seenAt: { kind: 'clip', _id: clip._id } },
    owner: { _id: viewer.id },
  });
});
