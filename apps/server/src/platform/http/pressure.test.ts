import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Lateness } from './lateness.ts';
import { pressure } from './pressure.plugin.ts';

/** What is known after looks that came so many milliseconds after the one before. */
function behindAfter(...gaps: number[]): boolean {
  const lateness = new Lateness(0);
  let now = 0;
  for (const gap of gaps) {
    now += gap;
    lateness.look(now);
  }
  return lateness.isBehind;
}

test('a process is behind when it is far too late three times in a row, and no more as soon as it is on time', () => {
  expect(behindAfter(2_000, 2_000, 2_000)).toBe(true);
  expect(behindAfter(2_000, 2_000, 2_000, 2_000)).toBe(true);
  expect(behindAfter(2_000, 2_000, 2_000, 260)).toBe(false);
  expect(behindAfter(2_000, 2_000, 260, 2_000, 2_000)).toBe(false);
});

test('a machine that stood still once, however long, and one that is merely slow, are not behind', () => {
  expect(behindAfter(3_600_000)).toBe(false);
  expect(behindAfter(250, 60_000, 250)).toBe(false);
  expect(behindAfter(...Array.from({ length: 100 }, () => 1_700))).toBe(false);
});

test('while it is behind calls are told to come again, and pages are still answered', async () => {
  let isBehind = true;
  let isWatched = true;
  const lateness = {
    get isBehind() {
      return isBehind;
    },
    [Symbol.dispose]() {
      isWatched = false;
    },
  };
  const app = Fastify();
  await app.register(pressure, { lateness });
  app.get('/api/t', () => 'here');
  app.get('/t', () => 'here');
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await statusOf('/api/t'), await statusOf('/t')]).toEqual([503, 200]);
  isBehind = false;
  expect(await statusOf('/api/t')).toBe(200);
  await app.close();
  expect(isWatched).toBe(false);
});

/** In a thread of its own, which is stopped three times while a timer is due. */
const stopped = `
  import { workerData, parentPort } from 'node:worker_threads';
  const { watchLateness } = await import(workerData);
  const lateness = watchLateness();
  const said = [lateness.isBehind];
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_900);
  for (let n = 0; n < 3; n += 1) {
    block();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  said.push(lateness.isBehind);
  lateness[Symbol.dispose]();
  parentPort.postMessage(said);
`;

test('a thread that is stopped again and again notices that of itself', { tags: 'whole' }, async () => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(stopped)}`), {
    workerData: new URL('./lateness.ts', import.meta.url).href,
  });
  const said = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(said).toEqual([false, true]);
});
