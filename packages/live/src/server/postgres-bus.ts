import type { CollectionPath } from '../paths.ts';
import { bundled } from './bundled.ts';
import type { Bus, BusSubscriber, EphemeralBatch } from './bus.ts';
import type { LiveDatabase } from './database.ts';

/** As much of a client of the `pg` package as is used. */
interface Client {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  on(event: 'notification', listener: (message: Notification) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  end(): Promise<void>;
}
interface Notification {
  channel: string;
  processId: number;
  payload?: string | undefined;
}

interface BusParts {
  /** A connection of its own for those who subscribe, made again whenever it is lost. */
  client: () => Client;
  /** What is sent goes this way while nobody here subscribes. Without it, it is not sent then. */
  db?: Pick<LiveDatabase, 'query'>;
  onError?: (error: unknown) => void;
  /** How often the connection is asked whether it is there, and for how long it may take to answer, in milliseconds. */
  beatMs?: number;
}

/** What is notified here is a list of collections: `["rooms/7/messages"]`. */
const wakeUpsChannel = 'souk_live';
/** And here one of ephemeral messages in `live_whispers`: `[["rooms/7/typing", 41]]`. */
const ephemeralChannel = 'souk_ephemeral';
/** And here one of ids that rules look at: `["ana"]`. */
const rulesChannel = 'souk_rules';
/**
 * However much is written, the others are woken no more often than this. Transactions that notify also commit one after
 * another in all of Postgres, so none of the market's own does.
 */
const WAKE_MS = 25;
const AGAIN_MS = 1_000;
/** A network that swallows everything closes no connection: it is known to be dead within twice as long. */
const BEAT_MS = 10_000;
/** Postgres takes 8 000 bytes a notification. */
const MOST_BYTES = 7_000;

/** Processes on one Postgres wake each other. What is lost with a connection is seen when each looks by itself. */
export function postgresBus({
  client: makeClient,
  db,
  onError = () => undefined,
  beatMs = BEAT_MS,
}: BusParts): Bus {
  const due = new Set<CollectionPath>();
  const subscribers = new Set<BusSubscriber>();
  let client: Client | undefined;
  let opened: Promise<void> | undefined;
  let isUp = false;
  let again: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let stopped = false;

  const send = async (text: string, values: unknown[]) => {
    await (isUp || !db ? client : db)?.query(text, values);
  };

  const wake = async () => {
    const collections = [...due];
    due.clear();
    for (const some of bundlesOf(collections, (collection) => collection.length + 3))
      await send(notify, [wakeUpsChannel, JSON.stringify(some)]);
  };
  const waking = bundled(WAKE_MS, () => void wake().catch(onError));

  const open = async () => {
    const own = inTurn(makeClient());
    client = own;
    let ownProcess: number | undefined;
    own.on('notification', (message) => {
      try {
        // What this process sent itself, it knows.
        if (message.channel === rulesChannel || message.processId !== ownProcess) receive(own, message);
      } catch (error) {
        // Anyone who may use the database can notify anything.
        onError(error);
      }
    });
    own.on('error', onError);
    own.on('end', () => {
      if (client !== own) return;
      isUp = false;
      clearTimeout(beating);
      openAgain();
    });
    try {
      await own.connect();
      giveUpLater(own);
      const { rows } = await own.query('select pg_backend_pid() as pid');
      ownProcess = (rows as Array<{ pid: number }>)[0]?.pid;
      await own.query(`listen ${wakeUpsChannel}`);
      await own.query(`listen ${ephemeralChannel}`);
      await own.query(`listen ${rulesChannel}`);
      isUp = true;
      beat(own);
      // What was missed while there was no connection.
      for (const subscriber of subscribers) {
        subscriber.woken?.();
        subscriber.rulesChanged?.();
      }
    } catch (error) {
      onError(error);
      // One that connected and cannot listen goes, and its end opens another.
      own.end().catch(onError);
      openAgain();
    }
  };

  /** Unless it answers before. */
  const giveUpLater = (own: Client) => {
    clearTimeout(beating);
    beating = setTimeout(() => {
      isUp = false;
      onError(new Error('the connection does not answer any more'));
      own.end().catch(onError);
    }, beatMs).unref();
  };

  const beat = (own: Client) => {
    clearTimeout(beating);
    if (stopped || client !== own || !isUp) return;
    beating = setTimeout(() => {
      giveUpLater(own);
      own.query('select 1').then(
        () => beat(own),
        // Its end is told as well.
        () => undefined,
      );
    }, beatMs).unref();
  };

  // A connection that fails both rejects and ends.
  const openAgain = () => {
    clearTimeout(again);
    if (!stopped) again = setTimeout(() => void open(), AGAIN_MS);
  };

  const end = async () => {
    if (stopped) return;
    stopped = true;
    waking.stop();
    clearTimeout(again);
    clearTimeout(beating);
    await opened;
    if (due.size > 0) await wake().catch(onError);
    await client?.end();
  };

  const receive = (own: Client, { channel: on, payload = '[]' }: Notification) => {
    const told: unknown = JSON.parse(payload);
    if (!Array.isArray(told)) throw new Error(`a notification on ${on} that is no list`);
    if (on === ephemeralChannel) bring(own, told).catch(onError);
    else
      for (const subscriber of subscribers)
        on === rulesChannel ? subscriber.rulesChanged?.(told) : subscriber.woken?.(told);
  };

  const bring = async (own: Client, told: Array<[CollectionPath, number]>) => {
    const wanted = told
      .filter(([on]) => [...subscribers].some((subscriber) => subscriber.wants?.(on)))
      .map(([, id]) => id);
    if (wanted.length === 0) return;
    const { rows } = await own.query(
      'select channel, said as messages from live_whispers where id = any($1) order by id',
      [wanted],
    );
    for (const subscriber of subscribers) subscriber.received?.(rows as EphemeralBatch[]);
  };

  const publish = async (batches: readonly EphemeralBatch[]) => {
    for (const some of bundlesOf(batches, (one) => one.channel.length + 25))
      await send(storeEphemeral, [
        ephemeralChannel,
        some.map((one) => one.channel),
        some.map(({ messages }) => JSON.stringify(messages)),
      ]);
  };

  return {
    lateMs: 0,
    append(changes) {
      for (const { collection } of changes) due.add(collection);
      if (due.size > 0 && !stopped) waking.due();
    },
    publish: (batches) => void publish(batches).catch(onError),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (!client) opened = open();
      return {
        async [Symbol.asyncDispose]() {
          subscribers.delete(subscriber);
          if (subscribers.size === 0) await end();
        },
      };
    },
    [Symbol.asyncDispose]: end,
  };
}

/** One statement after another: the driver is to be asked nothing while it is busy. */
function inTurn(client: Client): Client {
  let last: Promise<unknown> = Promise.resolve();
  const query = client.query.bind(client);
  client.query = (text, values) => {
    const done = last.then(() => query(text, values));
    last = done.catch(() => undefined);
    return done;
  };
  return client;
}

// What a crash loses of it is seen when the others look by themselves, and no write waits for its disk.
const notify = "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";
// The others are told when it is committed, so that they find what they are told of.
const storeEphemeral = `
  with kept as (
    insert into live_whispers (channel, said) select * from unnest($2::text[], $3::jsonb[]) returning id, channel
  )
  select set_config('synchronous_commit', 'off', true), pg_notify($1, jsonb_agg(jsonb_build_array(channel, id))::text) from kept`;

/** As many together as fit into one notification. */
function bundlesOf<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Item[][] {
  const bundles: Item[][] = [];
  let bytes = MOST_BYTES;
  for (const item of items) {
    if (bytes + bytesOf(item) > MOST_BYTES) {
      bundles.push([]);
      bytes = 2;
    }
    bundles.at(-1)?.push(item);
    bytes += bytesOf(item);
  }
  return bundles;
}

/**
 * Says, in the transaction that changes it, that rules look at something else now: whom these ids are of, and who listens
 * to what has one of them in its path, is asked again whether they may.
 */
export async function tellRulesChanged(tx: LiveDatabase, ids: readonly string[]): Promise<void> {
  for (const some of bundlesOf(ids, (id) => id.length + 3))
    await tx.query('select pg_notify($1, $2)', [rulesChannel, JSON.stringify(some)]);
}
