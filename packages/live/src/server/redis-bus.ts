import { randomUUID } from 'node:crypto';
import type { CollectionPath } from '../paths.ts';
import { bundled } from './bundled.ts';
import type { Bus, BusSubscriber, EphemeralBatch } from './bus.ts';
import type { ChangedDoc } from './store.ts';

/** As much of a client of the `ioredis` package as is used: it connects again by itself. */
interface Client {
  subscribe(channel: string): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  on(event: 'ready' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  disconnect(reconnect?: boolean): void;
}

interface BusParts {
  /** Makes a client; one subscribes and another publishes, as Redis lets none do both. */
  client: () => Client;
  /** Takes what Redis does not, and is subscribed to as well, for what others could not send over Redis. */
  fallback?: Bus;
  /** The channel in Redis, another one for each market: what comes over it is told to people as it is. */
  name: () => Promise<string>;
  onError?: (error: unknown) => void;
  /** How often is heard by what is sent whether each connection still works, in milliseconds. */
  beatMs?: number;
}

interface Message {
  /** Which process sent it. */
  from: string;
  changes?: readonly ChangedDoc[];
  /** Where something was written, for changes that are too many to be carried. */
  woken?: readonly CollectionPath[];
  ephemeral?: readonly EphemeralBatch[];
}

// However much is written, no more messages than this.
const BUNDLE_MS = 25;
/** A change may come by another process's connection later than one that follows it. */
const LATE_MS = 50;
const MOST_CHARACTERS = 1_000_000;
/** A Redis that hangs, or a network that swallows everything, ends no connection: after two of them it is made anew. */
const BEAT_MS = 10_000;
/** What waits for a Redis that hangs is held in memory. */
const MOST_UNANSWERED = 100;
/** Nobody wants to hear then that someone was typing. */
const STALE_MS = 1_000;

/**
 * Processes on one Redis carry changes to each other, so that none reads what another has just written. Redis keeps
 * nothing: each change has its number, and a process that finds one missing reads it from the log.
 */
export function redisBus({
  client: makeClient,
  fallback,
  name,
  onError = () => undefined,
  beatMs = BEAT_MS,
}: BusParts): Bus {
  const self = randomUUID();
  const subscribers = new Set<BusSubscriber>();
  let due: ChangedDoc[] = [];
  let publishing: Client | undefined;
  let subscribed: Client | undefined;
  let canSend = false;
  let unanswered = 0;
  /** When each connection was last seen to work, or was made. */
  let sentAt = 0;
  let heardAt = 0;
  let beating: NodeJS.Timeout | undefined;
  let ended = false;

  let known: string | undefined;
  const named = async (): Promise<string> => {
    known ??= await name();
    return known;
  };

  const openPublishing = (): void => {
    const own = makeClient();
    publishing?.disconnect();
    publishing = own;
    canSend = false;
    unanswered = 0;
    sentAt = performance.now();
    beating ??= setInterval(beat, beatMs).unref();
    own.on('error', onError);
    own.on('ready', () => {
      if (publishing !== own) return;
      canSend = true;
      sentAt = performance.now();
    });
    own.on('close', () => {
      if (publishing === own) canSend = false;
    });
  };

  const openSubscribed = (): void => {
    const own = makeClient();
    subscribed?.disconnect();
    subscribed = own;
    heardAt = performance.now();
    own.on('error', onError);
    own.on('message', (_, message) => {
      if (subscribed !== own) return;
      heardAt = performance.now();
      try {
        receive(JSON.parse(message) as Message);
      } catch (error) {
        // Anyone who may use the Redis may publish anything.
        onError(error);
      }
    });
    own.on('ready', () => {
      // What was missed while there was no connection.
      const subscribing = named().then((channel) => own.subscribe(channel));
      subscribing.then(
        () => {
          if (subscribed !== own) return;
          heardAt = performance.now();
          for (const subscriber of subscribers) subscriber.woken?.();
        },
        (error) => {
          onError(error);
          if (!ended && subscribed === own) own.disconnect(true);
        },
      );
    });
  };

  /** What each process sends it hears itself, as long as both of its connections work. */
  const beat = (): void => {
    const since = performance.now() - 2 * beatMs;
    if (canSend && sentAt < since) onError(new Error('Redis does not answer any more'));
    if (sentAt < since) openPublishing();
    if (subscribed && heardAt < since) openSubscribed();
    void send({});
  };

  const receive = ({ from, changes, woken, ephemeral }: Message): void => {
    if (from === self) return;
    for (const subscriber of subscribers) {
      if (changes) subscriber.changed?.(changes);
      if (woken) subscriber.woken?.(woken);
      const wanted = ephemeral?.filter(({ channel }) => subscriber.wants?.(channel)) ?? [];
      if (wanted.length > 0) subscriber.received?.(wanted);
    }
  };

  /** Whether it could be sent. What cannot is not kept for later: by then it is read, or no longer true. */
  const send = async (message: Omit<Message, 'from'>): Promise<boolean> => {
    if (!publishing && !ended) openPublishing();
    if (!canSend || unanswered >= MOST_UNANSWERED) return false;
    const text = JSON.stringify({ from: self, ...message } satisfies Message);
    if (message.changes && text.length > MOST_CHARACTERS)
      return await send({ woken: [...new Set(message.changes.map(({ collection }) => collection))] });
    const own = publishing;
    unanswered += 1;
    try {
      await own?.publish(await named(), text);
      if (publishing === own) sentAt = performance.now();
      return true;
    } catch (error) {
      // What was given up is said once, not for each of its messages.
      if (publishing === own) onError(error);
      return false;
    } finally {
      if (publishing === own) unanswered -= 1;
    }
  };

  const carry = async (): Promise<void> => {
    const changes = due;
    due = [];
    if (!(await send({ changes }))) fallback?.append(changes);
  };
  const carrying = bundled(BUNDLE_MS, () => void carry());

  const end = (): void => {
    ended = true;
    carrying.stop();
    clearInterval(beating);
    fallback?.append(due);
    due = [];
    subscribed?.disconnect();
    publishing?.disconnect();
    subscribed = undefined;
    publishing = undefined;
    canSend = false;
  };

  return {
    lateMs: LATE_MS,
    append(changes) {
      if (ended) return;
      due.push(...changes);
      if (due.length > 0) carrying.due();
    },
    async publish(batches) {
      const from = performance.now();
      const isSent = await send({ ephemeral: batches });
      if (!isSent && performance.now() - from < STALE_MS) fallback?.publish(batches);
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (!subscribed) openSubscribed();
      if (!publishing) openPublishing();
      const second = fallback?.subscribe(subscriber);
      return {
        async [Symbol.asyncDispose]() {
          subscribers.delete(subscriber);
          if (subscribers.size === 0) end();
          await second?.[Symbol.asyncDispose]();
        },
      };
    },
    async [Symbol.asyncDispose]() {
      end();
      await fallback?.[Symbol.asyncDispose]();
    },
  };
}
