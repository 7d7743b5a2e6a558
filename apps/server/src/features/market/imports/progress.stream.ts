import { setTimeout as pause } from 'node:timers/promises';
import type { ProductImport } from '@souk/shared/market/imports/schema.ts';

// How often it is looked, and how long one connection lasts; in milliseconds.
const LOOK_MS = 400;
const LONGEST_MS = 120_000;
const ALIVE_MS = 15_000;

const isOver = ({ state, pictures }: ProductImport): boolean =>
  ['checked', 'failed', 'cancelled', 'done'].includes(state) && pictures.waiting === 0;

/** An import as it goes on, as server-sent events: whenever something changed, until there is nothing more to come. */
export async function* progressEvents(
  look: () => Promise<ProductImport>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let last = '';
  let said = 0;
  for (const end = performance.now() + LONGEST_MS; !signal.aborted && performance.now() < end; ) {
    const now = await look();
    const data = JSON.stringify(now);
    if (data !== last) {
      yield `event: progress\ndata: ${data}\n\n`;
      said = performance.now();
    } else if (performance.now() - said > ALIVE_MS) {
      yield ': still here\n\n';
      said = performance.now();
    }
    last = data;
    if (isOver(now)) return;
    try {
      await pause(LOOK_MS, undefined, { signal });
    } catch {
      return;
    }
  }
}
