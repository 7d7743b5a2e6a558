import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from './reason-of.ts';

// On a thread of its own, so that what the test does beside it is not taken for the market's slowness.
const EVERY_MS = 100;
const { url, paths } = workerData as { url: string; paths: string[] };

export interface Visit {
  path: string;
  status: number;
  /** Why there was no answer at all. */
  why: string;
  ms: number;
}

const visits: Visit[] = [];
let left = false;
parentPort?.once('message', () => {
  left = true;
});

async function visit(path: string): Promise<void> {
  const start = performance.now();
  let [status, why] = [0, ''];
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    status = answer.status;
  } catch (error) {
    why = reasonOf(error);
  }
  visits.push({ path, status, why, ms: performance.now() - start });
}

const visiting: Promise<void>[] = [];
while (!left) {
  visiting.push(...paths.map(visit));
  await pause(EVERY_MS);
}
await Promise.all(visiting);
parentPort?.postMessage(visits);
