import { randomUUID } from 'node:crypto';
import type { CollectionPath } from '../paths.ts';
import type { Bus, BusSubscriber, Whispers } from './bus.ts';

/** As much of a client of the `ioredis` package as is used: it connects again by itself. */
interface Client {
  subscribe(channel: string): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  on(event: 'message', heard: (channel: string, message: string) => void): unknown;
  on(event: 'ready' | 'close', heard: () => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  disconnect(): void;
}

interface BusParts {
  /** Makes a client; one listens and another speaks, as Redis lets nobody do both. */
  client: () => Client;
  /** Markets that share a Redis are told apart by it. */
  name?: string;
  onError?: (error: unknown) => void;
}

interface Message {
  /** Which process says so. */
  from: string;
  /** Where something was written; or what was whispered. */
  woken?: CollectionPath[];
  whispers?: readonly Whispers[];
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
  let clients: { listening: Client; speaking: Client } | undefined;
  let canSpeak = false;
  let waking: NodeJS.Timeout | undefined;

  const open = () => {
    const [listening, speaking] = [makeClient(), makeClient()];
    clients = { listening, speaking };
    listening.on('error', onError);
    listening.on('message', (_, message) => {
      try {
        hear(JSON.parse(message) as Message);
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
    speaking.on('error', onError);
    speaking.on('ready', () => {
      canSpeak = true;
    });
    speaking.on('close', () => {
      canSpeak = false;
    });
  };

  const hear = ({ from, woken, whispers }: Message) => {
    if (from === self) return;
    for (const subscriber of subscribers) {
      if (woken) subscriber.woken(woken);
      const wanted = whispers?.filter(({ channel }) => subscriber.wants(channel)) ?? [];
      if (wanted.length > 0) subscriber.received(wanted);
    }
  };

  /** What cannot be said now is not kept for later: by then it is seen, or no longer true. */
  const say = (message: Omit<Message, 'from'>) => {
    if (!canSpeak) return;
    const text = JSON.stringify({ from: self, ...message } satisfies Message);
    clients?.speaking.publish(name, text).catch(onError);
  };

  return {
    wake(collections) {
      for (const collection of collections) due.add(collection);
      waking ??= setTimeout(() => {
        waking = undefined;
        say({ woken: [...due] });
        due.clear();
      }, WAKE_MS);
    },
    publish: (whispers) => say({ whispers }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (!clients) open();
      return {
        async [Symbol.asyncDispose]() {
          subscribers.delete(subscriber);
          if (subscribers.size > 0) return;
          clearTimeout(waking);
          clients?.listening.disconnect();
          clients?.speaking.disconnect();
          clients = undefined;
          canSpeak = false;
        },
      };
    },
  };
}
