import type { LiveError } from '../errors.ts';
import type { EphemeralMessage, SentFrame, ServerFrame } from '../protocol.ts';
import { waitAfterRefusal } from './reconnect.ts';

type Receive = (messages: EphemeralMessage[]) => void;

interface Channel {
  id: number;
  receivers: Set<Receive>;
  /** How often in a row the server could not do it. */
  failures: number;
}

interface SubscriptionsParts {
  random: () => number;
  nextId: () => number;
  send: (frame: SentFrame) => void;
}

/** Who here subscribes to which channel. */
export class Subscriptions {
  private readonly parts: SubscriptionsParts;
  private readonly channels = new Map<string, Channel>();
  private connections = 0;

  constructor(parts: SubscriptionsParts) {
    this.parts = parts;
  }

  subscribe(name: string, received: Receive): () => void {
    const channel = this.channels.get(name) ?? this.open(name);
    // One that is given twice is told twice, and each ends by itself.
    const receiver: Receive = (messages) => received(messages);
    channel.receivers.add(receiver);
    return () => {
      channel.receivers.delete(receiver);
      if (channel.receivers.size > 0 || this.channels.get(name) !== channel) return;
      this.channels.delete(name);
      this.parts.send({ op: 'unsubscribe', id: channel.id });
    };
  }

  /** On a new connection. */
  subscribeAll(): void {
    this.connections += 1;
    for (const [name, { id }] of this.channels) this.parts.send({ op: 'subscribe', id, channel: name });
  }

  take({ id, messages }: ServerFrame & { op: 'published' }): void {
    const [, channel] = this.withId(id) ?? [];
    if (!channel) return;
    channel.failures = 0;
    for (const receive of [...channel.receivers]) receive(messages);
  }

  /** Whether it was a channel. One that the server could not do now is tried again, unless all are by then. */
  refuse(id: number, { code, retryAfterMs }: LiveError): boolean {
    const [name, channel] = this.withId(id) ?? [];
    if (name === undefined || !channel) return false;
    if (code !== 'unavailable') return true;
    const { connections } = this;
    setTimeout(
      () => {
        const isWanted = this.channels.get(name) === channel && this.connections === connections;
        if (isWanted) this.parts.send({ op: 'subscribe', id, channel: name });
      },
      waitAfterRefusal(channel.failures, this.parts.random, retryAfterMs),
    );
    channel.failures += 1;
    return true;
  }

  private withId(id: number): [string, Channel] | undefined {
    return [...this.channels].find(([, channel]) => channel.id === id);
  }

  private open(name: string): Channel {
    const channel: Channel = { id: this.parts.nextId(), receivers: new Set(), failures: 0 };
    this.channels.set(name, channel);
    this.parts.send({ op: 'subscribe', id: channel.id, channel: name });
    return channel;
  }
}
