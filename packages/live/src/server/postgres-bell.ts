import type { CollectionPath } from '../paths.ts';
import type { Bell } from './hub.ts';

/** As much of a client of the `pg` package as is used. */
interface Client {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<unknown>;
  on(event: 'notification', heard: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', heard: (error?: Error) => void): unknown;
  end(): Promise<void>;
}

interface BellParts {
  /** A connection of its own, made again whenever it is lost. */
  client: () => Client;
  onError?: (error: unknown) => void;
}

const CHANNEL = 'souk_live';
// However much is written, the others are woken no more often than this.
const RING_MS = 25;
const AGAIN_MS = 1_000;
/** Postgres takes 8 000 bytes a notification. */
const MOST_BYTES = 7_000;

/** Processes on one Postgres wake each other. What is lost with a connection is seen by everybody's own look. */
export function postgresBell({ client: makeClient, onError = () => undefined }: BellParts): Bell {
  const due = new Set<CollectionPath>();
  const ears = new Set<(collections?: readonly CollectionPath[]) => void>();
  let client: Client | undefined;
  let ringing: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  const ring = async () => {
    ringing = undefined;
    const collections = [...due];
    due.clear();
    for (const payload of payloadsOf(collections)) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    }
  };

  const open = async () => {
    const own = makeClient();
    client = own;
    own.on('notification', ({ payload = '[]' }) => {
      const collections = JSON.parse(payload) as CollectionPath[];
      for (const heard of ears) heard(collections);
    });
    own.on('error', onError);
    own.on('end', () => {
      if (!stopped && client === own) again = setTimeout(() => void open(), AGAIN_MS);
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      // Whatever was rung for while nobody listened.
      for (const heard of ears) heard();
    } catch (error) {
      onError(error);
      clearTimeout(again);
      if (!stopped) again = setTimeout(() => void open(), AGAIN_MS);
    }
  };

  return {
    ring(collections) {
      for (const collection of collections) due.add(collection);
      ringing ??= setTimeout(() => void ring().catch(onError), RING_MS);
    },
    listen(heard) {
      ears.add(heard);
      const opened = client ? undefined : open();
      return {
        async [Symbol.asyncDispose]() {
          ears.delete(heard);
          if (ears.size > 0) return;
          stopped = true;
          clearTimeout(ringing);
          clearTimeout(again);
          await opened;
          await client?.end();
        },
      };
    },
  };
}

function payloadsOf(collections: readonly CollectionPath[]): string[] {
  const payloads: string[] = [];
  let bundle: CollectionPath[] = [];
  let bytes = 2;
  for (const collection of collections) {
    if (bytes + collection.length + 3 > MOST_BYTES) {
      payloads.push(JSON.stringify(bundle));
      bundle = [];
      bytes = 2;
    }
    bundle.push(collection);
    bytes += collection.length + 3;
  }
  return bundle.length === 0 ? payloads : [...payloads, JSON.stringify(bundle)];
}
