import { rasterise } from '@souk/drawing/raster.ts';
import { bytesOf, drawAnew } from './draw-anew.ts';
import type { Answer, Question } from './drawing-messages.ts';
import { lookAt } from './look-at.ts';
import { Refused } from './picture.ts';
import { shrink } from './shrink.ts';

/** The process that lays strangers' pictures open and draws the market's own: one after the other, within a room, gone with its parent. */
const mostBytes = Number(process.argv[2]);
const watchMs = 20;

function send(answer: Answer): void {
  process.send?.(answer);
}

process.on('message', async ({ id, task }: Question) => {
  const watch = setInterval(leaveIfTooLarge, watchMs);
  try {
    if (task.do === 'look') send({ id, facts: lookAt(await bytesOf(task.source)) });
    else if (task.do === 'take') send({ id, picture: await drawAnew(task.source, task.shape) });
    else if (task.do === 'rasterise') send({ id, bytes: await rasterise(task.svg, task) });
    else send({ id, bytes: await shrink(task) });
  } catch (error) {
    if (error instanceof Refused) send({ id, refusal: error.refusal });
    else send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    clearInterval(watch);
    // Its pixels lie outside of the heap, where nothing else would make them go before the next picture.
    globalThis.gc?.();
  }
});

function leaveIfTooLarge(): void {
  // An orderly exit would wait for the decoder.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}

// A Ctrl-C in a terminal reaches every process of the market; the parent says when it is time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
send({ ready: true });
