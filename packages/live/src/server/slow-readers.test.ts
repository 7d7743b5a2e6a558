import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setInterval as every } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import type { CrowdOrder, CrowdWord } from '../testing/test-crowd.ts';
import { serveHub } from '../testing/test-sockets.ts';
import { openTestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import type { Asker } from './declaration.ts';
import { Hub } from './hub.ts';

const MB = 1024 * 1024;
const { FIGURES, TESTS } = process.env;
const isWhole = FIGURES === 'long' || TESTS === 'whole';
// In the usual run each message is long instead, so that as much is soon unread.
const size = isWhole
  ? { listeners: 1_000, silent: 50, seconds: FIGURES === 'long' ? 1_800 : 60, text: 'x'.repeat(400) }
  : { listeners: 50, silent: 5, seconds: 3, text: 'x'.repeat(8_000) };
const A_SECOND = 500;
const TOGETHER = 5;

test('those who read nothing cost little memory, are told later how things stand, and nobody else notices', async () => {
  await using store = await openTestStore();
  const errors: unknown[] = [];
  await using hub = new Hub<Asker>({
    db: store.db,
    declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: () => true }],
    onError: (error) => errors.push(error),
  });
  await using server = await serveHub(hub);
  await using crowd = await gather(server.port);
  const before = process.memoryUsage().rss;
  const most = { memory: 0, unread: 0 };

  const batches = (size.seconds * A_SECOND) / TOGETHER;
  let batch = 0;
  const written: Array<Promise<unknown>> = [];
  const from = Date.now();
  for await (const _ of every((1_000 * TOGETHER) / A_SECOND)) {
    // People do not wait for each other, nor for a server that is busy telling.
    for (
      const due = ((Date.now() - from) / 1_000) * (A_SECOND / TOGETHER);
      batch < Math.min(due, batches);
      batch += 1
    )
      written.push(hub.write({ id: randomUUID(), who: { id: 'speaker' }, writes: messages(batch) }));
    most.memory = Math.max(most.memory, process.memoryUsage.rss() - before);
    most.unread = Math.max(most.unread, ...[...server.clients].map(({ bufferedAmount }) => bufferedAmount));
    if (batch === batches) break;
  }
  await Promise.all(written);
  const aSecond = (batches * TOGETHER) / ((Date.now() - from) / 1_000);
  const { p99, missed } = await crowd.ask({ op: 'report', seq: batches * TOGETHER });

  tried('slow readers', size.seconds, `${size.silent} of ${size.listeners} read nothing`);
  expect(missed).toBe(0);
  expect(most.memory).toBeLessThan(150 * MB);
  expect(most.unread).toBeGreaterThan(MB / 4);
  expect(most.unread).toBeLessThan(2 * MB);
  if (isWhole) {
    expect(aSecond).toBeGreaterThan(0.95 * A_SECOND);
    expect(p99).toBeLessThan(500);
    await expect.poll(() => server.clients.size, { timeout: 60_000 }).toBe(size.listeners - size.silent);
  } else await crowd.ask({ op: 'read' });
  expect(errors).toEqual([]);
}, 2_700_000);

const messages = (batch: number) =>
  Array.from({ length: TOGETHER }, (_, one) => ({
    op: 'set' as const,
    path: documentPath(`rooms/7/messages/${batch}-${one}`),
    data: { text: size.text, at: Date.now() },
  }));

/** Listeners in a process of their own, so that what they cost is not counted as the server's. */
async function gather(port: number) {
  const file = fileURLToPath(new URL('../testing/test-crowd.ts', import.meta.url));
  const crowd: ChildProcess = fork(file, [port, size.listeners, size.silent].map(String), { execArgv: [] });
  const next = async <Op extends CrowdWord['op']>(op: Op) => {
    const [word] = (await once(crowd, 'message')) as [CrowdWord];
    expect(word.op).toBe(op);
    return word as CrowdWord & { op: Op };
  };
  await next('there');
  return {
    ask: <Order extends CrowdOrder>(order: Order): Promise<CrowdWord & { op: Order['op'] }> => {
      const answer = next(order.op);
      crowd.send(order);
      return answer;
    },
    async [Symbol.asyncDispose]() {
      crowd.kill();
      await once(crowd, 'exit');
    },
  };
}
