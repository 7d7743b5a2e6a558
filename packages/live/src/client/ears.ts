import type { Said, SentFrame, ServerFrame } from '../protocol.ts';

type Heard = (said: Said[]) => void;

interface Channel {
  id: number;
  heard: Set<Heard>;
}

interface EarsParts {
  nextId: () => number;
  send: (frame: SentFrame) => void;
}

/** Who here hears what is whispered on which channel. */
export class Ears {
  private readonly parts: EarsParts;
  private readonly channels = new Map<string, Channel>();

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
    for (const [name, { id }] of this.channels) this.parts.send({ op: 'tune', id, channel: name });
  }

  take({ id, said }: ServerFrame & { op: 'whispered' }): void {
    for (const channel of this.channels.values())
      if (channel.id === id) for (const heard of [...channel.heard]) heard(said);
  }

  private tune(name: string): Channel {
    const channel: Channel = { id: this.parts.nextId(), heard: new Set() };
    this.channels.set(name, channel);
    this.parts.send({ op: 'tune', id: channel.id, channel: name });
    return channel;
  }
}
