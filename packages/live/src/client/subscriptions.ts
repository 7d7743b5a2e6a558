import type { LiveError } from '../errors.ts';
import type { Said, SentFrame, ServerFrame } from '../protocol.ts';
import { waitAfterRefusal } from './reconnect.ts';

type Heard = (said: Said[]) => void;

interface Channel {
  id: number;
  heard: Set<Heard>;
  /** How often in a row the server could not do it. */
  failures: number;
}

interface EarsParts {
  random: () => number;
  nextId: () => number;
  send: (frame: SentFrame) => void;
}

/** Who here hears what is whispered on which channel. */
export class Ears {
  private readonly parts: EarsParts;
  private readonly channels = new Map<string, Channel>();
  private connections = 0;

  constructor(parts: EarsParts) {
    this.parts = parts;
  }

  hear(name: string, told: Heard): () => void {
    const channel = this.channels.get(name) ?? this.tune(name);
    // One that is given twice is heard twice, and each ends by itself.
    const heard: Heard = (said) => told(said);
    channel.heard.add(heard);
    return () => {
      channel.heard.delete(heard);
      if (channel.heard.size > 0 || this.channels.get(name) !== channel) return;
      this.channels.delete(name);
      this.parts.send({ op: 'untune', id: channel.id });
    };
  }

  /** On a new connection. */
  tuneAll(): void {
    this.connections += 1;
    for (const [name, { id }] of this.channels) this.parts.send({ op: 'tune', id, channel: name });
  }

  take({ id, said }: ServerFrame & { op: 'whispered' }): void {
    const [, channel] = this.withId(id) ?? [];
    if (!channel) return;
    channel.failures = 0;
    for (const heard of [...channel.heard]) heard(said);
  }

  /** Whether it was a channel. One that the server could not tune to now is tried again, unless all are by then. */
  refuse(id: number, { code, retryAfterMs }: LiveError): boolean {
    const [name, channel] = this.withId(id) ?? [];
    if (name === undefined || !channel) return false;
    if (code !== 'unavailable') return true;
    const { connections } = this;
    setTimeout(
      () => {
        const isWanted = this.channels.get(name) === channel && this.connections === connections;
        if (isWanted) this.parts.send({ op: 'tune', id, channel: name });
      },
      waitAfterRefusal(channel.failures, this.parts.random, retryAfterMs),
    );
    channel.failures += 1;
    return true;
  }

  private withId(id: number): [string, Channel] | undefined {
    return [...this.channels].find(([, channel]) => channel.id === id);
  }

  private tune(name: string): Channel {
    const channel: Channel = { id: this.parts.nextId(), heard: new Set(), failures: 0 };
    this.channels.set(name, channel);
    this.parts.send({ op: 'tune', id: channel.id, channel: name });
    return channel;
  }
}
