import type { Verdict } from '@souk/shared/live/auctions/verify-log.ts';

/** What came of checking a log, whose it says it is, and how long that took. */
export interface Checked {
  verdict: Verdict;
  lot: string | null;
  milliseconds: number;
}

/** Checks a log on this device, without asking anyone. */
export function checkLog(text: string): Promise<Checked> {
  const worker = new Worker(new URL('./verify-log.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'the log could not be checked'));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
