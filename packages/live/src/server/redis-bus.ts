import { randomUUID } from 'node:crypto';
import type { CollectionPath } from '../paths.ts';
import type { Bus, BusSubscriber, EphemeralBatch } from './bus.ts';

/** As much of a client of the `ioredis` package as is used: it connects again by itself. */
interface Client {
  subscribe(channel: string): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  on(event: 'ready' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  disconnect(): void;
}

interface BusParts {
  /** Makes a client; one subscribes and another publishes, as Redis lets none do both. */
  client: () => Client;
  /** Markets that share a Redis are told apart by it. */
  name?: string;
  onError?: (error: unknown) => void;
}

interface Message {
  /** Which process sent it. */
  from: string;
  /** Where something was written; or ephemeral messages. */
  woken?: CollectionPath[];
  ephemeral?: readonly EphemeralBatch[];
}

// However much is written, the others are woken no more often than this.
const WAKE_MS = 25;

/** Processes on one Redis wake each other. What is lost with a connection is seen by everybody's own look. */
export function redisBus({
  client: makeClient,
  name = 'souk_live',
  onError = () => undefined,
}: BusParts): Bus {
  const self = randomUUID();
  const due = new Set<CollectionPath>();
  const subscribers = new Set<BusSubscriber>();
  let clients: { listening: Client; publishing: Client } | undefined;
  let canSend = false;
  let waking: NodeJS.Timeout | undefined;

  const open = () => {
    const [listening, publishing] = [makeClient(), makeClient()];
    clients = { listening, publishing };
    listening.on('error', onError);
    listening.on('message', (_, message) => {
      try {
        receive(JSON.parse(message) as Message);
      } catch (error) {
        // Anyone who may use the Redis may publish anything.
        onError(error);
      }
    });
    listening.on('ready', () => {
      const subscribed = listening.subscribe(name);
      // What was missed while there was no connection.
      subscribed.then(() => subscribers.forEach((subscriber) => void subscriber.woken()), onError);
    });
    publishing.on('error', onError);
    publishing.on('ready', () => {
      canSend = true;
    });
    publishing.on('close', () => {
      canSend = false;
    });
  };

  const receive = ({ from, woken, ephemeral }: Message) => {
    if (from === self) return;
    for (const subscriber of subscribers) {
      if (woken) subscriber.woken(woken);
      const wanted = ephemeral?.filter(({ channel }) => subscriber.wants(channel)) ?? [];
      if (wanted.length > 0) subscriber.received(wanted);
    }
  };

  /** What cannot be sent now is not kept for later: by then it is seen, or no longer true. */
  const send = (message: Omit<Message, 'from'>) => {
    if (!canSend) return;
    const text = JSON.stringify({ from: self, ...message } satisfies Message);
    clients?.publishing.publish(name, text).catch(onError);
  };

  return {
    wake(collections) {
      for (const collection of collections) due.add(collection);
      waking ??= setTimeout(() => {
        waking = undefined;
        send({ woken: [...due] });
        due.clear();
      }, WAKE_MS);
    },
    publish: (batches) => send({ ephemeral: batches }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (!clients) open();
      return {
        async [Symbol.asyncDispose]() {
          subscribers.delete(subscriber);
          if (subscribers.size > 0) return;
          clearTimeout(waking);
          clients?.listening.disconnect();
          clients?.publishing.disconnect();
          clients = undefined;
          canSend = false;
        },
      };
    },
  };
}
