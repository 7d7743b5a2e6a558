import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tried } from '@souk/live/testing/tried.ts';
import type { StoredFile } from '@souk/shared/files/schema.ts';
import type { FileId, ImageId } from '@souk/shared/ids.ts';
import { Upload } from 'tus-js-client';
import { expect, onTestFinished, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { marketInvariants } from '../../market-invariants.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  begin,
  head,
  sendAtOnce,
  sendPart,
  settled,
  storedPhoto,
  table,
} from '../../testing/files.fixture.ts';
import { mountSmallDisk, startProgram, temporaryFolder } from '../../testing/probe.ts';
import { startS3Store } from '../../testing/s3-store.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { checkInvariants } from '../invariants.ts';
import type { AnyJob } from '../jobs/job.ts';
import { freePort } from '../postgres/free-port.ts';
import { startSession } from '../session/sessions.service.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { deletingUploadsOf } from './deleting-uploads.job.ts';
import { diskUploads } from './disk-uploads.ts';
import { findFile } from './file.repo.ts';
import { fileSweep, filesLeftBehind } from './files.jobs.ts';

const program = join(import.meta.dirname, '../../testing/upload-server.program.ts');
const long = process.env.FIGURES === 'long';
/** Of the upload through many kills, in milliseconds. */
const limit = 180_000 + (long ? 1_800_000 : 0);

const places = [
  { where: 'on disk', size: 120_000_000, kills: long ? 200 : 8, tags: [] },
  { where: 'in an S3 store', size: 40_000_000, kills: long ? 40 : 3, tags: 'whole' },
];

for (const { where, size, kills, tags } of places)
  test(`an upload ${where} by an unchanged client survives a server killed ${kills} times, byte for byte`, {
    tags,
    timeout: limit,
  }, async () => {
    await using database = await cloneDatabase();
    await using folder = temporaryFolder();
    await using s3 = where === 'on disk' ? undefined : await startS3Store();
    const port = await freePort(undefined);
    const env = {
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: database.url,
      SOUK_DATA: folder.path,
      ...s3?.env,
    };
    const start = async () => {
      const started = startProgram([program], env);
      await started.wrote('listening');
      return started;
    };
    let server = await start();
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const nour = await buildUser(database.db);
    const who = { userId: nour.id, userAgent: 'test', way: 'password', now: new Date() } as const;
    const authorization = `Bearer ${await startSession(database.db, who)}`;
    const bytes = tableOf(size);

    const parts = 2 * (kills + 1);
    let taken = 0;
    let retries = 0;
    const { promise: sent, resolve, reject } = Promise.withResolvers<void>();
    const upload = new Upload(bytes, {
      endpoint: `http://127.0.0.1:${port}/api/files`,
      headers: { authorization },
      metadata: { filename: 'stock.csv', purpose: 'import' },
      // For as long as this test may take: a busy machine needs a while to start a server again.
      retryDelays: Array.from({ length: limit / 100 }, () => 100),
      onShouldRetry: () => {
        retries += 1;
        return true;
      },
      chunkSize: Math.ceil(size / parts),
      onChunkComplete: (_part, done) => {
        taken = done;
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      // Two parts on from the last kill, and then somewhere in the part after, which is never the last.
      while (taken < (2 * kill - 1) * (size / parts)) await Promise.race([pause(1), sent]);
      await pause(randomInt(10));
      server.child.kill('SIGKILL');
      await server.exited;
      server = await start();
    }
    await sent;
    tried('uploads', kills, 'kills within one upload');
    expect(retries).toBeGreaterThanOrEqual(kills);

    const answer = await fetch(`${upload.url}?wait=20`, { headers: { authorization } });
    expect(await answer.json()).toMatchObject({ state: 'ready', size, contentType: 'text/csv' });
    const row = await database.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(row.sha256?.toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    const told = await fetch(`${upload.url}/url`, { headers: { authorization } });
    const { url } = (await told.json()) as { url: string };
    const read = await (await fetch(new URL(url, upload.url ?? ''))).arrayBuffer();
    expect(Buffer.from(read).equals(bytes)).toBe(true);
    expect((await checkInvariants(database.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  });

test('while the disk is full an upload waits, and goes on where it was when there is room', async (context) => {
  await using folder = temporaryFolder();
  const small = join(folder.path, 'small');
  await mkdir(small);
  using disk = mountSmallDisk(small, 'size=2m');
  if (!disk) return context.skip('Mounting is not allowed here.');
  await using app = await buildTestApp({ env: { SOUK_DATA: small } });
  app.log.allowErrors();
  const nour = app.as(await buildUser(app.db));
  const bytes = table(1_500_000);
  await writeFile(join(small, 'ballast'), Buffer.alloc(1_000_000));
  const url = await begin(nour, { size: bytes.length });
  const full = await sendPart(nour, url, 0, bytes);
  expect([full.status, full.body.error.code]).toEqual([503, 'unavailable']);
  const once = await sendAtOnce(nour, { bytes: table(262_144) });
  expect([once.status, once.body.error.code]).toEqual([503, 'unavailable']);
  await rm(join(small, 'ballast'));
  const offset = Number((await head(nour, url)).headers['upload-offset']);
  expect(offset).toBeLessThan(bytes.length);
  expect((await sendPart(nour, url, offset, bytes.subarray(offset))).status).toBe(204);
  expect(await settled(nour, url)).toMatchObject({ state: 'ready', size: bytes.length });
  expect(await hashOf(app, idIn(url))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('while the S3 store is gone an upload waits, and goes on when it is back', async () => {
  await using s3 = await startS3Store();
  await using app = await buildTestApp({ env: s3.env });
  app.log.allowErrors();
  const nour = app.as(await buildUser(app.db));
  const bytes = table(600_000);
  const url = await begin(nour, { size: bytes.length });
  await sendPart(nour, url, 0, bytes.subarray(0, 200_000));
  await s3.stop();
  const away = await sendPart(nour, url, 200_000, bytes.subarray(200_000));
  expect([away.status, away.body.error.code]).toEqual([503, 'unavailable']);
  await s3.start();
  const offset = Number((await head(nour, url)).headers['upload-offset']);
  expect((await sendPart(nour, url, offset, bytes.subarray(offset))).status).toBe(204);
  expect(await settled(nour, url)).toMatchObject({ state: 'ready', size: bytes.length });
  expect(await hashOf(app, idIn(url))).toBe(createHash('sha256').update(bytes).digest('hex'));
}, 60_000);

test('a server killed after the last byte, before it was noted, is made good by its sender or by the worker', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const bytes = table(5_000);
  for (const whoNotices of ['sender', 'worker'] as const) {
    const url = await begin(nour, { size: bytes.length });
    // What is there after the kill: all bytes, and a row that knows of none.
    await writeFile(join(app.folder, 'uploads', idIn(url)), bytes);
    if (whoNotices === 'sender') {
      expect((await head(nour, url)).headers['upload-offset']).toBe('5000');
    } else {
      app.clock.forward(120_000);
      await run(app, filesLeftBehind(parts(app)));
    }
    expect(await settled(nour, url)).toMatchObject({ state: 'ready', size: 5_000 });
  }
});

test('a check that was cut off anywhere is done again by the worker', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const bytes = table(5_000);
  const storage = diskStorage(join(app.folder, 'files'));
  for (const cutOff of ['before it began', 'after the file was moved'] as const) {
    const url = await begin(nour, { size: bytes.length });
    const upload = join(app.folder, 'uploads', idIn(url));
    await writeFile(upload, bytes);
    await setState(app, url, 'checking');
    if (cutOff === 'after the file was moved') await storage.putFile(`imports/${idIn(url)}`, upload);
    app.clock.forward(120_000);
    await run(app, filesLeftBehind(parts(app)));
    expect(await settled(nour, url)).toMatchObject({ state: 'ready', size: 5_000 });
    expect(await hashOf(app, idIn(url))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('bytes lost with the power after they were acknowledged are asked for again', async () => {
  await using app = await buildTestApp();
  const nour = app.as(await buildUser(app.db));
  const bytes = table(5_000);
  const url = await begin(nour, { size: bytes.length });
  const upload = join(app.folder, 'uploads', idIn(url));
  await writeFile(upload, bytes);
  await truncate(upload, 3_000);
  await setState(app, url, 'checking');
  app.clock.forward(120_000);
  await run(app, filesLeftBehind(parts(app)));
  expect((await nour.get(url)).body).toMatchObject({ state: 'uploading', received: 3_000 });
  expect((await head(nour, url)).headers['upload-offset']).toBe('3000');
  await sendPart(nour, url, 3_000, bytes.subarray(3_000));
  expect(await settled(nour, url)).toMatchObject({ state: 'ready', size: 5_000 });
});

test('an upload that nobody finishes is gone after a day, with its bytes', async () => {
  await using app = await buildTestApp();
  const user = await buildUser(app.db);
  const url = await begin(app.as(user), { size: 5_000 });
  await sendPart(app.as(user), url, 0, table(1_000));
  app.clock.forward(23 * 3_600_000);
  await run(app, filesLeftBehind(parts(app)));
  expect((await app.db.selectFrom('files').select('id').execute()).length).toBe(1);
  app.clock.forward(2 * 3_600_000);
  const late = await sendPart(app.as(user), url, 1_000, table(4_000));
  expect([late.status, late.body.error.code]).toEqual([410, 'object-not-found']);
  await run(app, filesLeftBehind(parts(app)));
  expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);
  await runAsked(app);
  expect(await readdir(join(app.folder, 'uploads'))).toEqual([]);
});

test('a finished file that nothing shows for a day is gone, and one that is shown stays', async () => {
  await using app = await buildTestApp();
  const user = await buildUser(app.db);
  const nour = app.as(user);
  const shown = await storedPhoto(nour, 'profile-picture');
  const left = await storedPhoto(nour, 'product-image');
  await app.db
    .updateTable('users')
    .set({ picture_id: pictureOf(shown) })
    .where('id', '=', user.id)
    .execute();
  const before = await nour.delete(`/api/files/${shown._id}`);
  expect([before.status, before.body.error.code]).toEqual([409, 'unauthorized']);
  app.clock.forward(25 * 3_600_000);
  await run(app, fileSweep());
  expect((await app.db.selectFrom('files').select('id').execute()).map(({ id }) => id)).toEqual([shown._id]);
  expect(await app.db.selectFrom('images').select('id').where('id', '=', pictureOf(left)).execute()).toEqual(
    [],
  );
  const { keys } = await askedFor(app, 'deleting-files');
  expect(keys).toContain(`images/${left._id}/original.webp`);
  await app.db.updateTable('users').set({ picture_id: null }).where('id', '=', user.id).execute();
});

// A picture has the id of its file.
const pictureOf = ({ _id }: StoredFile) => _id as string as ImageId;

const parts = (app: TestApp) => ({
  storage: diskStorage(join(app.folder, 'files')),
  place: diskUploads(join(app.folder, 'uploads'), app.db),
});

const run = (app: TestApp, job: Pick<AnyJob, 'run'>, data: unknown = {}) =>
  job.run({ db: app.database.db, clock: app.clock, log: app.log.log }, data as never);

async function askedFor(app: TestApp, name: string): Promise<Record<string, string[]>> {
  const rows = await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'jobs').execute();
  const found = rows.map(({ payload }) => payload as { name: string; data: Record<string, string[]> });
  return found.filter((job) => job.name === name).at(-1)?.data ?? {};
}

const runAsked = async (app: TestApp) =>
  run(app, deletingUploadsOf(parts(app).place) as never, await askedFor(app, 'deleting-uploads'));

const idIn = (url: string) => url.split('/').at(-1) as FileId;

const setState = (app: TestApp, url: string, state: 'checking') =>
  app.db
    .updateTable('files')
    .set(({ ref }) => ({ state, received: ref('size') }))
    .where('id', '=', idIn(url))
    .execute();

const hashOf = async (app: TestApp, id: FileId) => (await findFile(app.db, id))?.sha256?.toString('hex');

/** Text that repeats nowhere, so that no mistake about an offset goes unseen. */
const tableOf = (size: number) =>
  Buffer.from(
    `a,b\n${randomBytes(size)
      .toString('base64')
      .slice(0, size - 4)}`,
  );
