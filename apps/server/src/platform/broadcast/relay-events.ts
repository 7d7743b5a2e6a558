import type { EventLine, OnAir, ShowEvent } from '@souk/broadcast/relay/show-events.ts';

/** What the engine says of who is on air: first how it is, then what changes, until it is not heard any more. */
export type BroadcastEvent =
  | { readonly kind: 'all'; readonly onAir: readonly OnAir[] }
  | { readonly kind: 'show'; readonly event: ShowEvent }
  | { readonly kind: 'lost' };

/** The relay writes an empty line every other second. */
const SILENT_MS = 6_000;
/** As often it says nothing before it counts as hung; one that is only slow answers when it is asked anew. */
const MOST_SILENCES = 3;
const AGAIN_MS = 200;

interface RelayEventsOptions {
  /** Its address once the relay is there, without starting it. */
  up(signal: AbortSignal): Promise<string>;
  /** Opens the list of events. */
  open(url: string, signal: AbortSignal): Promise<Response>;
  /** It is there and says nothing, however often it is asked: it has to be ended. */
  onHung(): void;
  signal: AbortSignal;
  silentMs?: number | undefined;
}

/** Listens to the relay, and again to the next one when it has ended. */
export async function* relayEvents(options: RelayEventsOptions): AsyncGenerator<BroadcastEvent> {
  const { signal, onHung } = options;
  let silences = 0;
  while (!signal.aborted) {
    try {
      for await (const line of linesOf(options)) {
        silences = 0;
        yield 'onAir' in line ? { kind: 'all', onAir: line.onAir } : { kind: 'show', event: line };
      }
      silences = 0;
    } catch (error) {
      // It has ended, or hangs.
      silences = error instanceof Silence ? silences + 1 : 0;
    }
    if (signal.aborted) return;
    if (silences >= MOST_SILENCES) {
      silences = 0;
      onHung();
    }
    yield { kind: 'lost' };
    await waited(AGAIN_MS, signal);
  }
}

/** It is there, and nothing was heard of it. */
class Silence extends Error {}

async function* linesOf({
  up,
  open,
  signal,
  silentMs = SILENT_MS,
}: RelayEventsOptions): AsyncGenerator<EventLine> {
  const url = await up(signal);
  const over = new AbortController();
  try {
    const response = await inTime(open(url, AbortSignal.any([signal, over.signal])), signal, silentMs);
    if (!response.ok || !response.body) throw new Error(`the relay answered ${response.status}`);
    yield* readLines(response.body, (reading) => inTime(reading, signal, silentMs));
  } finally {
    // Of one that hangs nothing stays open.
    over.abort();
  }
}

async function* readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  patiently: <Read>(reading: Promise<Read>) => Promise<Read>,
): AsyncGenerator<EventLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await patiently(reader.read());
      if (done) return;
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) yield JSON.parse(line) as EventLine;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function inTime<Result>(promise: Promise<Result>, signal: AbortSignal, ms: number): Promise<Result> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Silence('nothing was heard'));
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
