import { randomUUID } from 'node:crypto';
import type { CollectionPath } from '../paths.ts';
import type { Bell, Ear, Whispers } from './bus.ts';

/** As much of a client of the `ioredis` package as is used: it connects again by itself. */
interface Client {
  subscribe(channel: string): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  on(event: 'message', heard: (channel: string, message: string) => void): unknown;
  on(event: 'ready' | 'close', heard: () => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  disconnect(): void;
}

interface BellParts {
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
  rung?: CollectionPath[];
  whispers?: readonly Whispers[];
}

// However much is written, the others are woken no more often than this.
const RING_MS = 25;

/** Processes on one Redis wake each other. What is lost with a connection is seen by everybody's own look. */
export function redisBell({
  client: makeClient,
  name = 'souk_live',
  onError = () => undefined,
}: BellParts): Bell {
  const self = randomUUID();
  const due = new Set<CollectionPath>();
  const ears = new Set<Ear>();
  let clients: { listening: Client; speaking: Client } | undefined;
  let canSpeak = false;
  let ringing: NodeJS.Timeout | undefined;

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
      // Whatever was rung for while nobody listened.
      subscribed.then(() => ears.forEach((ear) => void ear.rung()), onError);
    });
    speaking.on('error', onError);
    speaking.on('ready', () => {
      canSpeak = true;
    });
    speaking.on('close', () => {
      canSpeak = false;
    });
  };

  const hear = ({ from, rung, whispers }: Message) => {
    if (from === self) return;
    for (const ear of ears) {
      if (rung) ear.rung(rung);
      const wanted = whispers?.filter(({ channel }) => ear.hears(channel)) ?? [];
      if (wanted.length > 0) ear.whispered(wanted);
    }
  };

  /** What cannot be said now is not kept for later: by then it is seen, or no longer true. */
  const say = (message: Omit<Message, 'from'>) => {
    if (!canSpeak) return;
    const text = JSON.stringify({ from: self, ...message } satisfies Message);
    clients?.speaking.publish(name, text).catch(onError);
  };

  return {
    ring(collections) {
      for (const collection of collections) due.add(collection);
      ringing ??= setTimeout(() => {
        ringing = undefined;
        say({ rung: [...due] });
        due.clear();
      }, RING_MS);
    },
    carry: (whispers) => say({ whispers }),
    listen(ear) {
      ears.add(ear);
      if (!clients) open();
      return {
        async [Symbol.asyncDispose]() {
          ears.delete(ear);
          if (ears.size > 0) return;
          clearTimeout(ringing);
          clients?.listening.disconnect();
          clients?.speaking.disconnect();
          clients = undefined;
          canSpeak = false;
        },
      };
    },
  };
}
