import type { EventLine, OnAir, ShowEvent } from '@souk/broadcast/relay/show-events.ts';

/** What the engine says of who is on air: first how it is, then what changes, until it is not heard any more. */
export type BroadcastEvent =
  | { readonly kind: 'all'; readonly onAir: readonly OnAir[] }
  | { readonly kind: 'show'; readonly event: ShowEvent }
  | { readonly kind: 'lost' };

/** The relay writes an empty line every other second. */
const SILENT_MS = 6_000;
const AGAIN_MS = 200;

interface RelayEventsOptions {
  /** Opens the list of events once the relay is there, without starting it. */
  open(signal: AbortSignal): Promise<Response>;
  signal: AbortSignal;
}

/** Listens to the relay, and again to the next one when it has ended. */
export async function* relayEvents({ open, signal }: RelayEventsOptions): AsyncGenerator<BroadcastEvent> {
  while (!signal.aborted) {
    try {
      for await (const line of linesOf(await open(signal), signal)) {
        yield 'onAir' in line ? { kind: 'all', onAir: line.onAir } : { kind: 'show', event: line };
      }
    } catch {
      // It has ended, or hangs.
    }
    if (signal.aborted) return;
    yield { kind: 'lost' };
    await waited(AGAIN_MS, signal);
  }
}

async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<EventLine> {
  if (!response.ok || !response.body) throw new Error(`the relay answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await inTime(reader.read(), signal);
      if (done) return;
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) yield JSON.parse(line) as EventLine;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function inTime<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(SILENT_MS)]);
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('nothing was heard'));
    late.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => late.removeEventListener('abort', stop));
  });
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
