// @module-tag whole
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { type AskRelay, relayRecorder } from './recorder.ts';
import { sharedReads } from './shared-reads.ts';

const MB = 1_024 * 1_024;

/** Where a recorder asks for `segments/{n}`: it gives as many MB as there are, and may end in the middle of it. */
async function openGiver(megabytes: number) {
  const asked: string[] = [];
  let isCut = false;
  const server = createServer((request, response) => {
    asked.push(request.url!.split('/').at(-1)!);
    response.writeHead(200, { 'content-length': megabytes * MB });
    response.write(Buffer.alloc(megabytes * MB - 1), () => (isCut ? response.destroy() : response.end('.')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask: AskRelay = (method, path) => fetch(`http://127.0.0.1:${port}/${path}`, { method });
  const recorder = relayRecorder('/nowhere', ask, () => true);
  return {
    asked,
    read: async (n: number) => (await recorder.bytes('s', `segments/${n}`))?.length,
    cut(is: boolean) {
      isCut = is;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a relay that ends in the middle of a segment is not there for that moment, and nobody later has to know', async () => {
  await using giver = await openGiver(1);
  giver.cut(true);
  expect(await Promise.all([giver.read(1), giver.read(1)])).toEqual([undefined, undefined]);
  giver.cut(false);
  expect(await giver.read(1)).toBe(MB);
});

test('a room that wants the same has it read once, and what one show sends does not fill the memory', async () => {
  await using giver = await openGiver(8);
  expect(await Promise.all([giver.read(0), giver.read(0)])).toEqual([8 * MB, 8 * MB]);
  for (let n = 0; n < 8; n += 1) await giver.read(n);
  expect(giver.asked).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  await giver.read(8);
  await giver.read(7);
  expect(giver.asked).toHaveLength(9);
  await giver.read(0);
  expect(giver.asked).toHaveLength(10);
});

test('what was read is kept for the moment in which the others ask, and what failed is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answers = [async () => Promise.reject(new Error('away')), async () => Buffer.from('one')];
    const read = sharedReads(() => (answers.shift() ?? (async () => Buffer.from('two')))(), {
      keptMs: 1_000,
    });
    await expect(read('a')).rejects.toThrow('away');
    expect(String(await read('a'))).toBe('one');
    vi.advanceTimersByTime(900);
    expect(String(await read('a'))).toBe('one');
    vi.advanceTimersByTime(200);
    expect(String(await read('a'))).toBe('two');
  } finally {
    vi.useRealTimers();
  }
});
