import type { GiveawayVerdict } from '@souk/shared/live/giveaways/verify-giveaway.ts';

export interface CheckedDraw {
  verdict: GiveawayVerdict;
  milliseconds: number;
}

/** Draws again on this device, without asking anyone. */
export function checkDraw(text: string): Promise<CheckedDraw> {
  const worker = new Worker(new URL('./check-draw.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CheckedDraw>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CheckedDraw>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'the draw could not be checked'));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
