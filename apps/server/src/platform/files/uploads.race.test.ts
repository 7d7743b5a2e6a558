import { readFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tried } from '@souk/live/testing/tried.ts';
import type { FileId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { announce, begin, head, PART, sendPart } from '../../testing/files.fixture.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { deleteUnusedFile } from './file.repo.ts';

const rounds = process.env.FIGURES === 'long' ? 200 : 8;
const SIZE = 4_000_000;

test(`of two parts sent at once to one upload, its bytes are of one sender up to a point, in ${rounds} rounds`, async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const user = await buildUser(app.db);
  const authorization = `Bearer ${await app.tokenOf(user)}`;
  const ports = await Promise.all(
    [app, beside].map(async ({ app: { server }, app: one }) => {
      await one.listen({ host: '127.0.0.1', port: 0 });
      return (server.address() as AddressInfo).port;
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const url = await begin(app.as(user), { size: SIZE, name: 'a.csv' });
    // To the same process, and to two.
    const [first = 0, second = 0] = round % 2 === 0 ? [ports[0], ports[0]] : ports;
    const a = part(first, url, authorization, 'a');
    const b = part(second, url, authorization, 'b');
    // Piece by piece, so that both are there at the same time.
    for (let sent = 0; sent < SIZE; sent += SIZE / 8) {
      for (const { call, letter } of [a, b]) {
        if (!call.writableEnded && !call.destroyed) call.write(Buffer.alloc(SIZE / 8, letter));
      }
      await new Promise(setImmediate);
    }
    a.call.end();
    b.call.end();
    const statuses = await Promise.all([a.status, b.status]);
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(0);
    for (const status of statuses) expect([204, 409, 423, 'cut off']).toContain(status);

    const { state, received } = (await app.as(user).get(url)).body;
    const offset = Number((await head(app.as(user), url)).headers['upload-offset']);
    if (state !== 'uploading') continue;
    expect(received).toBeLessThanOrEqual(offset);
    const bytes = String(await readFile(join(app.folder, 'uploads', url.split('/').at(-1) ?? '')));
    expect(bytes.length).toBe(offset);
    // Never one of the other in between.
    expect(bytes).toMatch(/^(a*|b*)$/);
  }
  tried('uploads', rounds, 'two parts at once');
}, 120_000);

test('someone who announces many files at once does not get past their quota', async () => {
  await using app = await buildTestApp({ env: { SOUK_USER_QUOTA_MB: '10' } });
  await using beside = await buildTestApp({ beside: app, env: { SOUK_USER_QUOTA_MB: '10' } });
  const nour = await buildUser(app.db);
  const other = await buildUser(app.db);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      announce((index % 2 ? app : beside).as(nour), { size: 1024 * 1024 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(10);
  for (const { status, body } of answers) {
    if (status !== 201) expect([status, body.error.code]).toEqual([413, 'quota-exceeded']);
  }
  expect((await announce(app.as(other), { size: 1024 * 1024 })).status).toBe(201);
  // What is given up makes room.
  await app.as(nour).delete(String(answers.find(({ status }) => status === 201)?.headers.location));
  expect((await announce(app.as(nour), { size: 1024 * 1024 })).status).toBe(201);
});

test('an upload that is taken away while a part of it arrives is gone, and its sender hears so', async () => {
  await using app = await buildTestApp();
  const user = await buildUser(app.db);
  const nour = app.as(user);
  const url = await begin(nour, { size: 1_000 });
  const id = url.split('/').at(-1) as FileId;
  // The part comes between the deletion and its commit.
  let sent: ReturnType<typeof sendPart> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await deleteUnusedFile(tx, id);
    sent = sendPart(nour, url, 0, 'a'.repeat(500));
    await someoneWaits(app.db);
  });
  expect((await sent)?.status).toBe(404);
  expect((await head(nour, url)).status).toBe(404);
  expect(await app.db.selectFrom('upload_turns').selectAll().execute()).toEqual([]);
});

function part(port: number, path: string, authorization: string, letter: string) {
  const call: ClientRequest = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PATCH',
    headers: { ...PART, authorization, 'upload-offset': '0', 'content-length': SIZE },
  });
  const status = new Promise<number | 'cut off' | undefined>((resolve) => {
    call.once('response', (answer: IncomingMessage) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.once('error', () => resolve('cut off'));
  });
  return { call, status, letter };
}
