import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { videoCheck } from '../../../platform/files/video-check.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sendAtOnce, storedPhoto } from '../../../testing/files.fixture.ts';
import { beside, filmed } from '../../../testing/filmed.fixture.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { box, ftyp, mdat, moovOf, mp4, trackOf } from '../../../testing/mp4.fixture.ts';
import { host } from '../../../testing/written-show.fixture.ts';

const clipOf = async (caller: Parameters<typeof sendAtOnce>[0], bytes = mp4()) =>
  (await sendAtOnce(caller, { purpose: 'show-clip', name: 'kiln.mp4', bytes })).body;

test('a host adds a clip to a show, which visitors find there, and takes it away again', async () => {
  await using app = await buildTestApp();
  const { owner, schedule } = await host(app);
  const clip = await clipOf(owner);
  expect(clip).toMatchObject({ state: 'ready', contentType: 'video/mp4' });
  const { status, body: show } = await schedule({ clip: clip._id });
  expect([status, show.clip]).toEqual([201, { _id: clip._id, url: clip.url }]);
  expect((await app.get(`/api/shows/${show._id}`)).body.clip).toBe(clip.url);
  expect((await app.get('/api/shows?state=scheduled')).body.items).toMatchObject([
    { _id: show._id, clip: clip.url },
  ]);
  const part = await app.request({ method: 'GET', url: clip.url, headers: { range: 'bytes=0-7' } });
  expect([part.status, part.headers['content-type']]).toEqual([206, 'video/mp4']);
  // What is not said stays as it is.
  const { body: renamed } = await owner.patch(`/api/shows/${show._id}`, { version: 1, title: 'Night kilns' });
  expect(renamed.clip._id).toBe(clip._id);
  const { body: without } = await owner.patch(`/api/shows/${show._id}`, { version: 2, clip: null });
  expect(without.clip).toBeNull();
  expect((await app.get(`/api/shows/${show._id}`)).body.clip).toBeNull();
});

test('what is no short MP4 of H.264 is not kept, and what is somebody else’s or no clip is not shown', async () => {
  await using app = await buildTestApp();
  const [{ owner, schedule }, other] = [await host(app), await host(app)];
  for (const bytes of [Buffer.from('<script>'), mp4(31), moovOf(5, trackOf('vide', 'hvc1'))])
    expect((await sendAtOnce(owner, { purpose: 'show-clip', bytes })).body.error.code).toBe('invalid-format');
  const ids: FileId[] = [(await storedPhoto(owner, 'show-image'))._id, (await clipOf(other.owner))._id];
  for (const id of ids) {
    const { status, body } = await schedule({ clip: id });
    expect([status, body.error.details?.[0]?.field]).toEqual([400, 'clip']);
  }
});

test('nobody reads in a clip where it was filmed, or with what, and it plays as before', async () => {
  await using app = await buildTestApp();
  const { owner } = await host(app);
  const place = Buffer.from('+48.2082+016.3738/');
  const track = trackOf('vide', 'avc1');
  const named = box('trak', track.subarray(8), box('udta', box('name', place)));
  const film = [
    named,
    trackOf('soun', 'mp4a'),
    trackOf('meta', 'mebx'),
    box('udta', box('\u00a9xyz', place)),
  ];
  const moov = moovOf(12, ...film, box('meta', place));
  const bytes = Buffer.concat([ftyp, box('uuid', place), moov, mdat, box('meta', place)]);
  expect(bytes.toString('latin1').split(place.toString())).toHaveLength(6);
  const clip = await clipOf(owner, bytes);
  const { storage_key } = await app.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', clip._id)
    .executeTakeFirstOrThrow();
  const kept = (await openStorage(app.config).read(storage_key ?? '')) ?? Buffer.alloc(0);
  expect(kept.length).toBe(bytes.length);
  expect(kept.includes(place)).toBe(false);
  for (const gone of ['udta', 'meta', 'uuid', 'mebx']) expect(kept.includes(gone)).toBe(false);
  const check = videoCheck();
  check.read(kept);
  expect([check.type(), check.toHide?.()]).toEqual(['video/mp4', []]);
  // What is played lies where it lay.
  expect(kept.indexOf('avc1')).toBe(bytes.indexOf('avc1'));
  expect(kept.includes(mdat)).toBe(true);
  expect(kept.indexOf('mdat')).toBe(bytes.indexOf('mdat'));
});

test('nor in its pictures, into which cameras write it, too', async () => {
  await using app = await buildTestApp();
  const { owner } = await host(app);
  const place = Buffer.from('+48.2082+016.3738/');
  const bytes = filmed(beside([5, Buffer.concat([Buffer.alloc(16, 9), place])]));
  expect(bytes.includes(place)).toBe(true);
  const clip = await clipOf(owner, bytes);
  expect(clip.state).toBe('ready');
  const storage = openStorage(app.config);
  const key = `videos/${clip._id}`;
  const shown = (await storage.read(key)) ?? Buffer.alloc(0);
  expect([shown.length, shown.includes(place)]).toEqual([bytes.length, false]);

  // What was kept before that was erased is looked at once.
  await storage.put(key, bytes);
  const migration = new URL('../../../../migrations/0190-old-clips.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(app.db);
  await runWaitingJobs(app);
  expect((await storage.read(key))?.equals(shown)).toBe(true);
  const { sha256 } = await app.db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', clip._id)
    .executeTakeFirstOrThrow();
  const hash = (of: Buffer) => createHash('sha256').update(of).digest();
  expect(sha256).toEqual(hash(shown));

  // The worker that did it was killed before it wrote the hash, by which browsers know the file.
  await app.db
    .updateTable('files')
    .set({ sha256: hash(bytes) })
    .where('id', '=', clip._id)
    .execute();
  await sql.raw(await readFile(migration, 'utf8')).execute(app.db);
  await runWaitingJobs(app);
  const after = app.db.selectFrom('files').select('sha256').where('id', '=', clip._id);
  expect((await after.executeTakeFirstOrThrow()).sha256).toEqual(hash(shown));
});
