import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Visit } from './honest-visitor.worker.ts';

export interface Waits {
  visits: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** Whatever was not answered as it should be. */
  failed: string[];
}

/** A visitor who asks for a few addresses ten times a second, and says at the end how long they waited. */
export function openHonestVisitor(url: string, paths: readonly string[], answer = 200) {
  const worker = new Worker(new URL('./honest-visitor.worker.ts', import.meta.url), {
    workerData: { url, paths },
  });
  return {
    async leave(): Promise<Waits> {
      worker.postMessage('leave');
      const [visits] = (await once(worker, 'message')) as [Visit[]];
      await worker.terminate();
      const took = visits.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number) => Math.round(took[Math.floor(share * (took.length - 1))] ?? 0);
      return {
        visits: visits.length,
        p50: at(0.5),
        p99: at(0.99),
        longest: at(1),
        failed: visits
          .filter(({ status }) => status !== answer)
          .map(({ path, status, why, ms }) => `${path}: ${status || why} after ${Math.round(ms)} ms`),
      };
    },
  };
}
