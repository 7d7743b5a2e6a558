import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { allowNoMadeCode } from '@souk/shared/no-made-code.ts';

allowNoMadeCode();

/** Checks the text of a log beside the page, which stays quick meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const begun = performance.now();
  const log = parsed(data);
  const verdict = verifyLotLog(log);
  postMessage({ verdict, lot: lotOf(log), milliseconds: performance.now() - begun });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no log.
    return null;
  }
}

const lotOf = (log: unknown): string | null =>
  typeof log === 'object' && log !== null && 'lot' in log && typeof log.lot === 'string' ? log.lot : null;
