import type { Edge } from '@souk/broadcast/recording/live-window.ts';
import type { RecordingStart } from '@souk/broadcast/recording/recording.ts';
import { sharedReads } from './shared-reads.ts';

/** What records shows, and where what it recorded waits to be stored. */
export interface Recorder {
  /** A folder with one of each show in it, and in that its segments. */
  readonly spool: string;
  /** Whether there is one. Of one that ended, nothing more comes. */
  isThere(): boolean;
  /** The shows of which it has more to write; undefined while it does not answer, or is not there. */
  recorded(): Promise<string[] | undefined>;
  begin(show: string, from: RecordingStart): Promise<void>;
  end(show: string): Promise<void>;
  /** What is being written, as soon as it goes as far as this; undefined when nothing is. */
  edge(show: string, reach?: { number: number; part: number }): Promise<Edge | undefined>;
  /** Of `inits/{id}`, `segments/{number}` or `parts/{number}/{part}`, as long as it is in memory. */
  bytes(show: string, path: string): Promise<Buffer | undefined>;
}

/** Asks the relay in the market's name; undefined while it is not there. */
export type AskRelay = (
  method: string,
  path: string,
  options?: { body?: string; withinMs?: number },
) => Promise<Response | undefined>;

/** Longer than the relay itself waits for what is not there yet. */
const WAIT_MS = 6_000;

export function relayRecorder(spool: string, ask: AskRelay, isThere: () => boolean): Recorder {
  async function read(path: string): Promise<Buffer | undefined> {
    const response = await ask('GET', `recordings/${path}`, { withinMs: WAIT_MS });
    if (!response?.ok) return undefined;
    // One that ends in the middle of its answer is not there either.
    const content = await response.arrayBuffer().catch(() => undefined);
    return content && Buffer.from(content);
  }

  /** Many want the same at the same time. */
  const readShared = sharedReads(read);

  return {
    spool,
    isThere,
    async recorded() {
      const response = await ask('GET', 'recordings');
      return response?.ok
        ? ((await response.json().catch(() => undefined)) as string[] | undefined)
        : undefined;
    },
    async begin(show, from) {
      const response = await ask('PUT', `recordings/${show}`, { body: JSON.stringify(from) });
      await response?.body?.cancel();
    },
    async end(show) {
      const response = await ask('DELETE', `recordings/${show}`);
      await response?.body?.cancel();
    },
    async edge(show, reach) {
      const query = reach ? `?number=${reach.number}&part=${reach.part}` : '';
      const bytes = await read(`${show}/edge${query}`);
      return bytes && (JSON.parse(bytes.toString()) as Edge);
    },
    bytes: (show, path) => readShared(`${show}/${path}`),
  };
}
