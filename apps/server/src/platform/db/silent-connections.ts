import type { Socket } from 'node:net';
import pg from 'pg';

const SILENT_MS = 10_000;
const LOOKS = 10;

interface Options {
  /** How long an answer may be due without a byte of it, before the database is asked. */
  silentMs?: number | undefined;
  onError?: ((error: Error) => void) | undefined;
}

/** Told like one that TCP gives up. */
class SilentError extends Error {
  override name = 'SilentError';
  code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer on this connection any more');
  }
}

interface Watched {
  pid: number;
  stream: Socket;
  /** What was written when nothing was waited for: an answer is due for what is beyond. */
  quietAt: number;
  read: number;
  since: number;
  /** The database said, the last time it was asked, that it does nothing for this connection. */
  isDoubted: boolean;
}

/**
 * A network that swallows everything closes no connection, and TCP waits a quarter of an hour for an answer. So where one is
 * due and not a byte of it comes, the database is asked, over another connection, whether it still works on it. Twice no,
 * and the connection is ended on both sides, with the locks it held. While nobody can be asked, it takes three times as long.
 */
export function endSilentConnections(pool: pg.Pool, { silentMs = SILENT_MS, onError }: Options = {}): void {
  const watched = new Set<Watched>();
  /** Backends whose connection was ended here, while Postgres may not know. */
  const orphans = new Set<number>();
  let looking: NodeJS.Timeout | undefined;
  let isAsking = false;

  pool.on('connect', (client) => {
    const connection = watch(client);
    watched.add(connection);
    client.on('drain', () => {
      connection.quietAt = connection.stream.bytesWritten;
    });
    connection.stream.once('close', () => watched.delete(connection));
    looking ??= setInterval(() => void look(), silentMs / LOOKS).unref();
  });

  async function look(): Promise<void> {
    if (watched.size === 0 && (orphans.size === 0 || pool.ending)) {
      clearInterval(looking);
      looking = undefined;
      return;
    }
    const silent = [...watched].filter((connection) => msOfSilence(connection) >= silentMs);
    if (isAsking || (silent.length === 0 && orphans.size === 0)) return;
    isAsking = true;
    try {
      await judge(silent);
    } catch (error) {
      onError?.(error as Error);
      for (const connection of silent) if (msOfSilence(connection) >= 3 * silentMs) end(connection);
    } finally {
      isAsking = false;
    }
  }

  async function judge(silent: readonly Watched[]): Promise<void> {
    await using asked = await connectBeside(pool, silentMs / 2);
    const states = await asked.statesOf(silent.map(({ pid }) => pid));
    // An answer may have come in the meantime.
    for (const connection of silent.filter((one) => msOfSilence(one) >= silentMs)) {
      const works = states.get(connection.pid);
      if (works) connection.since = performance.now();
      // One that it does not know may have another name behind a proxy.
      else if (works === undefined ? msOfSilence(connection) >= 3 * silentMs : connection.isDoubted)
        end(connection);
      else connection.isDoubted = works === false;
    }
    const gone = [...orphans];
    if (gone.length > 0) await asked.end(gone);
    for (const pid of gone) orphans.delete(pid);
  }

  function end(connection: Watched): void {
    orphans.add(connection.pid);
    connection.stream.destroy(new SilentError());
  }
}

function watch(client: pg.PoolClient): Watched {
  const { connection, processID } = client as unknown as {
    connection: { stream: Socket };
    processID: number;
  };
  const { stream } = connection;
  return {
    pid: processID,
    stream,
    quietAt: stream.bytesWritten,
    read: stream.bytesRead,
    since: performance.now(),
    isDoubted: false,
  };
}

/** Since when an answer is due without anything that comes, as far as looks have seen. */
function msOfSilence(connection: Watched): number {
  const { stream } = connection;
  const isDue = stream.bytesWritten > connection.quietAt;
  if (isDue && stream.bytesRead === connection.read) return performance.now() - connection.since;
  connection.read = stream.bytesRead;
  connection.since = performance.now();
  connection.isDoubted = false;
  return 0;
}

/** A new connection: those of the pool may be as dead. */
async function connectBeside(pool: pg.Pool, withinMs: number) {
  const client = new pg.Client({
    ...pool.options,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    application_name: 'souk watch',
  });
  client.on('error', () => undefined);
  // It is not waited for: its goodbye may be swallowed too.
  const leave = async () => void client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch (error) {
    await leave();
    throw error;
  }
  return {
    /** Whether each works, of those that there are. */
    async statesOf(pids: readonly number[]): Promise<Map<number, boolean>> {
      const { rows } = await client.query<{ pid: number; works: boolean }>(
        `select pid, state = 'active' and wait_event is distinct from 'ClientWrite' as works
        from pg_stat_activity where pid = any($1) and usename = current_user`,
        [pids],
      );
      return new Map(rows.map(({ pid, works }) => [pid, works]));
    },
    /** A process that came after with the same number is left alone. */
    async end(pids: readonly number[]): Promise<void> {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where pid = any($1) and usename = current_user and application_name = $2
          and backend_start < now() - $3 * interval '1 millisecond'`,
        [pids, pool.options.application_name, withinMs],
      );
    },
    [Symbol.asyncDispose]: leave,
  };
}
