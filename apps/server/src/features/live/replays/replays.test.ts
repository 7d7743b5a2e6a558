import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentFile } from '@souk/broadcast/recording/container.ts';
import { openHost } from '@souk/broadcast/testing/werift-host.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import type { RecordingRules } from '@souk/shared/settings/recordings.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBroadcast, type Recorder } from '../../../platform/broadcast/index.ts';
import { newId } from '../../../platform/ids.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { temporaryFolder } from '../../../testing/probe.ts';
import { keepRecordings } from './recording-keeper.ts';
import { spooledSegments, spooledTracks } from './spooled.ts';
import { segmentKey } from './storage-keys.ts';
import { ownTrack, trackName } from './track.ts';

const patient = { timeout: 20_000 };

/** A market with its relay, and a show of it on air. */
async function openMarket() {
  const plain = await buildTestApp();
  const { config, db, secrets, log, clock } = plain;
  const broadcast = openBroadcast({ config, db, secrets, log: log.log });
  const { recorder } = broadcast;
  if (!recorder) throw new Error('there is no recorder');
  const app = await buildTestApp({ beside: plain, broadcast });
  const stage = await openStage(app, { state: 'scheduled' });
  const url = `/api/shows/${stage.show.id}`;
  expect((await app.as(stage.host).post(`${url}/live`)).status).toBe(204);
  const storage = openStorage(config);
  const keep = (store: Storage = storage, asked: Recorder = recorder) =>
    keepRecordings({ db, clock, storage: store, recorder: asked, log: log.log });
  let keeping: AsyncDisposable | undefined = keep();
  const replay = async (): Promise<Replay> => (await app.get(`${url}/replay`)).body;
  return {
    ...{ app, broadcast, recorder, storage, replay, url, ...stage },
    media: (file: string) => app.get(`${url}/media/${file}`),
    /** The replays that a visitor finds. */
    listed: async () =>
      (await app.get('/api/shows?state=replay')).body.items.map(({ _id }: { _id: string }) => _id),
    async publisher() {
      const { token } = (await app.as(stage.host).post(`${url}/video/publish`)).body;
      const door = await broadcast.door('whip');
      return await openHost({ url: `${door}/${stage.show.id}`, token });
    },
    reaches: (seconds: number) =>
      expect.poll(async () => (await replay()).seconds, patient).toBeGreaterThan(seconds),
    async end() {
      expect((await app.as(stage.host).post(`${url}/end`)).status).toBe(204);
      await expect.poll(async () => (await replay()).state, patient).toBe('ready');
      // Asked for again, as from another tab: what it has become stays.
      expect((await app.as(stage.host).post(`${url}/end`)).body.error.code).toBe('show_not_live');
    },
    /** Null: nobody takes what is recorded, as when the market is down. */
    async keepWith(store: Storage | undefined | null, asked?: Recorder) {
      await keeping?.[Symbol.asyncDispose]();
      keeping = store === null ? undefined : keep(store, asked);
    },
    async [Symbol.asyncDispose]() {
      await keeping?.[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
      await broadcast.stop();
      await plain[Symbol.asyncDispose]();
    },
  };
}

const awayStore = (storage: Storage): Storage => ({
  ...storage,
  put: async () => {
    throw new Error('the store is away');
  },
});

/** Says nothing until it is let. */
function silentStore(storage: Storage) {
  const { promise: speaks, resolve: speak } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const store: Storage = {
    ...storage,
    async put(key, bytes) {
      ask();
      await speaks;
      await storage.put(key, bytes);
    },
  };
  return { store, speak, asked };
}

const isDescription = (name: string) => name.endsWith('.json');

const segmentsOf = (playlist: string) =>
  [...playlist.matchAll(/^\d+-[0-9a-f]{8}\.m4s$/gm)].map(([name]) => name);
/** The same number, as it was before the relay was restarted, or is afterwards. */
const ofAnotherRun = (name: string) => name.replace(/-[0-9a-f]{8}/, '-00000000');
const numberOf = (name: string | undefined) => Number(name?.split('-')[0]);

test('a show is seen from its beginning while it is live, part by part, and as a whole afterwards', async () => {
  await using market = await openMarket();
  const { app, url, media } = market;
  expect(await market.replay()).toMatchObject({ state: 'none', playlist: null, lots: [] });
  const publisher = await market.publisher();
  await market.reaches(3);
  const { body: live, headers } = await media('index.m3u8');
  expect(headers['cache-control']).toBe('public, max-age=1');
  expect(live).toContain('CAN-BLOCK-RELOAD=YES');
  expect(live).toMatch(/#EXT-X-PART:DURATION=0\.\d+,URI="\d+-[0-9a-f]{8}\.\d+\.m4s",INDEPENDENT=YES/);
  const last = numberOf(segmentsOf(live).at(-1));
  const next = await media(`index.m3u8?_HLS_msn=${last + 2}&_HLS_part=0`);
  expect(segmentsOf(next.body).map(numberOf)).toContain(last + 1);
  expect(await media(live.match(/URI="(init-[^"]+)"/)?.[1] ?? '')).toMatchObject({ status: 200 });
  const [part] = [...live.matchAll(/#EXT-X-PART:.*URI="([^"]+)"/g)].at(-1)!.slice(1);
  expect((await media(part!)).status).toBe(200);
  expect((await media(ofAnotherRun(part!))).status).toBe(404);

  await publisher[Symbol.asyncDispose]();
  await market.end();
  const { body: whole } = await media('index.m3u8');
  expect(whole).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD[\s\S]*#EXT-X-ENDLIST\n$/);
  expect(whole).not.toContain('#EXT-X-PART');
  // What is stored waits for no relay.
  const pid = market.broadcast.pid()!;
  process.kill(pid, 'SIGSTOP');
  const [first] = segmentsOf(whole);
  const opened = media(first!).then(({ status }) => status);
  expect(await Promise.race([opened, market.recorder.recorded()])).toBe(200);
  process.kill(pid, 'SIGCONT');
  const answers = await Promise.all(segmentsOf(whole).map(media));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers['cache-control']).toBe('public, max-age=86400, immutable');
  for (const file of [ofAnotherRun(first!), '999.m4s', 'init-0.mp4', '..%2f0.m4s', 'index']) {
    expect((await media(file)).status).toBe(404);
  }
  expect(await readdir(market.recorder.spool)).toEqual([]);

  const byLink = (visibility: 'public' | 'private') =>
    app.db.updateTable('shows').set({ visibility }).where('id', '=', market.show.id).execute();
  await byLink('private');
  expect((await media('index.m3u8')).headers['cache-control']).toBe('no-store');
  expect((await media(segmentsOf(whole)[0]!)).headers['cache-control']).toMatch(/^private, /);
  await byLink('public');
  await app.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', market.shop.id).execute();
  expect((await media(segmentsOf(whole)[0]!)).status).toBe(404);
  expect((await media('index.m3u8')).status).toBe(404);
  expect((await app.get(`${url}/replay`)).status).toBe(404);
  expect((await app.as(market.host).get(`${url}/replay`)).status).toBe(200);
});

test('a relay that is killed in the middle costs the recording what it had open, and says where', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  await using _host = await market.publisher();
  await market.reaches(3);
  const before = await market.replay();
  const pid = market.broadcast.pid()!;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => market.broadcast.pid() ?? pid, patient).not.toBe(pid);
  await using _again = await market.publisher();
  await market.reaches(before.seconds + 3);
  const { gaps, startedAt } = await market.replay();
  expect(startedAt).toBe(before.startedAt);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]!.from).toBeGreaterThanOrEqual(before.seconds);
  const { body } = await market.media('index.m3u8');
  expect(body).toMatch(/#EXT-X-GAP\n#EXTINF:.*\n.*\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP/);
});

test('a store that is away for a while gets all of it afterwards, and the show never stopped', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  await using _host = await market.publisher();
  await market.reaches(1);
  await market.keepWith(awayStore(market.storage));
  const { seconds } = await market.replay();
  const folder = join(market.recorder.spool, market.show.id);
  await expect
    .poll(async () => (await readdir(folder)).filter(isDescription).length, patient)
    .toBeGreaterThan(1);
  expect((await market.replay()).seconds).toBe(seconds);
  // What waits to be stored is seen as long as the relay has it.
  expect(segmentsOf((await market.media('index.m3u8')).body).length).toBeGreaterThan(2);
  const track = ownTrack(market.show.id);
  const [first] = await spooledSegments(market.recorder.spool, track);
  const { number, bytes, init } = first!;
  await market.keepWith(undefined);
  await market.reaches(seconds + 3);
  expect((await market.replay()).gaps).toEqual([]);

  // The same number once more, as from a relay that outlived its market: what is stored stays.
  const kept = () => market.storage.read(segmentKey(track, number, init.codec));
  const before = await kept();
  await writeFile(join(folder, segmentFile(number, init.codec)), Buffer.alloc(bytes));
  await writeFile(join(folder, `${number}.json`), JSON.stringify(first));
  await expect.poll(() => readdir(folder), patient).not.toContain(`${number}.json`);
  expect((await kept())?.equals(before!)).toBe(true);
});

test('a store that says nothing keeps no show from being recorded, and none from ending', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  const { app, recorder } = market;
  await using _host = await market.publisher();
  await market.reaches(1);
  const { store, speak, asked } = silentStore(market.storage);
  await market.keepWith(store);
  await asked;
  const { show, host } = await openStage(app, { state: 'scheduled' });
  const url = `/api/shows/${show.id}`;
  expect((await app.as(host).post(`${url}/live`)).status).toBe(204);
  await expect.poll(() => recorder.recorded(), patient).toContain(show.id);
  expect((await app.as(host).post(`${url}/end`)).status).toBe(204);
  await expect.poll(() => recorder.recorded(), patient).toEqual([market.show.id]);
  const { seconds } = await market.replay();
  speak();
  await market.reaches(seconds + 2);
  expect((await market.replay()).gaps).toEqual([]);
});

test('a disk on which nothing can be written is a gap in the recording, and the show goes on', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  await using _host = await market.publisher();
  await market.reaches(1);
  const folder = join(market.recorder.spool, market.show.id);
  const aside = `${folder}.aside`;
  // A file where the folder was: neither old nor new segments have a place.
  await expect.poll(() => readdir(folder).catch(() => ['away']), patient).not.toContain('away');
  await market.keepWith(awayStore(market.storage));
  await rename(folder, aside);
  await writeFile(folder, '');
  const before = (await market.replay()).seconds;
  // What is live is seen as ever.
  const number = numberOf(segmentsOf((await market.media('index.m3u8')).body).at(-1));
  const later = await market.media(`index.m3u8?_HLS_msn=${number + 3}&_HLS_part=0`);
  expect(segmentsOf(later.body).map(numberOf)).toContain(number + 2);
  const missing = async (): Promise<number> =>
    (await market.app.as(market.host).get(`${market.url}/video`)).body.missingSeconds;
  await expect.poll(missing, patient).toBeGreaterThan(1);
  expect((await market.app.get('/metrics')).body).toMatch(/\nsouk_video_dropped_segments_total [1-9]/);
  await rm(folder);
  await rename(aside, folder);
  await market.keepWith(undefined);
  await market.reaches(before + 8);
  const { gaps } = await market.replay();
  expect(gaps).toHaveLength(1);
  expect(gaps[0]!.to - gaps[0]!.from).toBeGreaterThan(1);
  expect((await market.media('index.m3u8')).body).toContain('#EXT-X-GAP');
});

test('a show that ended while the market was down is finished once it is up again', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  {
    await using _host = await market.publisher();
    await market.reaches(1);
    await market.keepWith(null);
    const { seconds } = await market.replay();
    const folder = join(market.recorder.spool, market.show.id);
    const waiting = async () => (await readdir(folder)).filter(isDescription).length;
    await expect.poll(waiting, patient).toBeGreaterThan(1);
    await market.app.db
      .updateTable('shows')
      .set({ state: 'ended', ended_at: new Date() })
      .where('id', '=', market.show.id)
      .execute();
    expect(await market.replay()).toMatchObject({ state: 'live', seconds });
    expect(await market.listed()).toEqual([]);
  }
  // As long as a relay that is there does not answer, it may have more of it.
  let asked = 0;
  await market.keepWith(undefined, {
    ...market.recorder,
    async recorded() {
      asked += 1;
      return undefined;
    },
  });
  const folder = join(market.recorder.spool, market.show.id);
  const left = async () => (await readdir(folder).catch((): string[] => [])).filter(isDescription);
  await expect.poll(left, patient).toEqual([]);
  const before = asked;
  await expect.poll(() => asked, patient).toBeGreaterThan(before + 1);
  expect((await market.replay()).state).toBe('live');
  await market.keepWith(undefined);
  await expect.poll(async () => (await market.replay()).state, patient).toBe('ready');
  expect((await market.replay()).gaps).toEqual([]);
  // A list is answered anew every second.
  await expect.poll(market.listed, patient).toEqual([market.show.id]);
  expect((await market.media('index.m3u8')).body).toContain('#EXT-X-ENDLIST');
  expect(await readdir(market.recorder.spool)).toEqual([]);
});

test('a show is not recorded where an admin chose that, and from the moment they choose otherwise', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket();
  const choose = (keep: RecordingRules['keep']) =>
    sql`update app_settings set data = data || ${JSON.stringify({ recordings: { keep, days: 90 } })}::jsonb`.execute(
      market.app.db,
    );
  await using _host = await market.publisher();
  await market.reaches(1);
  await choose('never');
  await expect.poll(async () => await market.recorder.recorded(), patient).toEqual([]);
  const { seconds } = await market.replay();
  await choose('always');
  await market.reaches(seconds + 2);
});

test('a folder of recordings that cannot be read now is not taken for an empty one, which would be deleted', async () => {
  await using spool = temporaryFolder();
  const track = ownTrack(newId<ShowId>());
  const folder = join(spool.path, trackName(track));
  expect(await spooledSegments(spool.path, track)).toEqual([]);
  expect(await spooledTracks(folder)).toEqual([]);
  await mkdir(join(folder, '0.json'), { recursive: true });
  await expect(spooledSegments(spool.path, track)).rejects.toMatchObject({ code: 'EISDIR' });
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(spooledSegments(spool.path, track)).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(spooledTracks(folder)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
