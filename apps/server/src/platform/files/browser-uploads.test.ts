import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FilePurpose } from '@souk/shared/files/schema.ts';
import { expect, test } from 'vitest';
import { createSlots } from '../../../../web/src/platform/uploads/slots.ts';
import { nodeTransport } from '../../../../web/src/platform/uploads/testing/node-transport.ts';
import { whenIt } from '../../../../web/src/platform/uploads/testing/upload-world.ts';
import type { UploadEnvironment } from '../../../../web/src/platform/uploads/upload.types.ts';
import { UploadTask, type UploadTaskOptions } from '../../../../web/src/platform/uploads/upload-task.ts';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { photo, table } from '../../testing/files.fixture.ts';

const MB = 1024 * 1024;

test('what a browser sends in parts arrives whole', async () => {
  await using market = await open();
  const bytes = table(3 * MB);
  const stored = await market.upload(bytes, 'import').done;
  expect(stored).toMatchObject({ state: 'ready', size: bytes.length, name: 'Küche.csv' });
});

test('a picture goes in one request and is looked at before the task is content', async () => {
  await using market = await open();
  const stored = await market.upload(await photo(400, 300), 'product-image').done;
  expect(stored.image).toMatchObject({ width: 400, height: 300 });
});

test('a task that is paused, forgotten and begun again goes on after what the market has', async () => {
  await using market = await open();
  const bytes = table(6 * MB);
  let known = { id: null as string | null, sent: false };
  const task = market.upload(bytes, 'import', { onKnown: (now) => (known = now) });
  await whenIt(task, ({ bytesTransferred }) => bytesTransferred > MB);
  task.pause();
  await whenIt(task, ({ state }) => state === 'paused');
  const stored = await market.upload(bytes, 'import', { known }).done;
  expect(stored._id).toBe(known.id);
  expect(stored).toMatchObject({ state: 'ready', size: bytes.length });
});

test('a task that is cancelled leaves nothing in the market', async () => {
  await using market = await open();
  let id: string | null = null;
  const task = market.upload(table(6 * MB), 'import', { onKnown: (now) => (id = now.id) });
  await whenIt(task, ({ bytesTransferred }) => bytesTransferred > MB);
  task.cancel();
  await expect(task.done).rejects.toMatchObject({ code: 'canceled' });
  expect((await market.app.as(market.user).get(`/api/files/${id}`)).status).toBe(404);
});

test('each refusal of the market is one of the eight codes', async () => {
  await using market = await open();
  const codeOf = async (task: UploadTask) =>
    await task.done.then(
      () => 'taken',
      (error: { code: string; refusal?: string }) => [error.code, error.refusal].filter(Boolean).join(' '),
    );
  expect(await codeOf(market.upload(randomBytes(MB), 'product-image'))).toBe('invalid-format not-accepted');
  expect(await codeOf(market.upload(randomBytes(1000), 'product-image'))).toBe('invalid-format not-accepted');
  expect(await codeOf(market.upload(table(33 * MB), 'product-image'))).toBe('quota-exceeded');
  market.token = 'nobody';
  expect(await codeOf(market.upload(table(1000), 'import'))).toBe('unauthenticated');
});

/** A market that listens, and a browser's uploads in front of it. */
async function open() {
  const app = await buildTestApp();
  const user = await buildUser(app.db);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const browser = { token: await app.tokenOf(user) };
  const environment: UploadEnvironment = {
    endpoint: `http://127.0.0.1:${port}/api/files`,
    send: nodeTransport,
    token: () => browser.token,
    random: Math.random,
    takeSlot: createSlots(3),
    clock: { now: () => performance.now(), wait: (ms, signal) => setTimeout(ms, undefined, { signal }) },
    network: { online: () => true, whenOnline: () => Promise.resolve() },
  };
  return Object.assign(browser, {
    app,
    user,
    upload(bytes: Buffer, purpose: FilePurpose, more: Partial<UploadTaskOptions> = {}) {
      const file = new Blob([Uint8Array.from(bytes)]);
      const name = purpose === 'import' ? 'Küche.csv' : 'Küche.jpg';
      return new UploadTask({ file, name, purpose, ...more }, environment);
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  });
}
