import type { CollectionPath } from '../paths.ts';
import type { ClientFrame } from '../protocol.ts';
import type { Subscriber } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Asker } from './declaration.ts';

/** Of one connection in a second; what is beyond is dropped, and no honest client sends much more. */
const MOST_A_SECOND = 20;
const FLOOD = 200;

interface ChannelSubscriptionsParts<Who extends Asker> {
  channels: Channels<Who>;
  /** Sends a frame, unless too much is unread. */
  send: (frame: Buffer) => void;
  flooded: () => void;
  now: () => number;
}

/** What one connection subscribes to and publishes. */
export class ChannelSubscriptions<Who extends Asker> {
  private readonly parts: ChannelSubscriptionsParts<Who>;
  private readonly subscriptions = new Map<number, { channel: CollectionPath; leave: () => void }>();
  private ended = false;
  private counted = 0;
  private countedFrom = 0;

  constructor(parts: ChannelSubscriptionsParts<Who>) {
    this.parts = parts;
  }

  has(id: number): boolean {
    return this.subscriptions.has(id);
  }

  get size(): number {
    return this.subscriptions.size;
  }

  get channels(): CollectionPath[] {
    return [...this.subscriptions.values()].map(({ channel }) => channel);
  }

  async subscribe(who: Who | null, { id, channel }: ClientFrame & { op: 'subscribe' }): Promise<void> {
    const subscriber: Subscriber = { id, self: this, send: this.parts.send };
    const leave = await this.parts.channels.subscribe(who, channel, subscriber);
    if (this.ended) leave();
    else this.subscriptions.set(id, { channel, leave });
  }

  unsubscribe(id: number): void {
    this.subscriptions.get(id)?.leave();
    this.subscriptions.delete(id);
  }

  async publish(who: Who | null, { channel, data }: ClientFrame & { op: 'publish' }): Promise<void> {
    const count = this.count();
    if (count > FLOOD) this.parts.flooded();
    if (count <= MOST_A_SECOND) await this.parts.channels.publish({ who, channel, data, by: this });
  }

  /** Ends the subscriptions they may not have any more; gives why, for each. */
  async recheck(
    who: Who | null,
    isMeant: (channel: string) => boolean,
  ): Promise<Array<[id: number, error: unknown]>> {
    const errors: Array<[number, unknown]> = [];
    for (const [id, { channel }] of this.subscriptions) {
      if (!isMeant(channel)) continue;
      try {
        await this.parts.channels.maySubscribe(who, channel);
      } catch (error) {
        this.unsubscribe(id);
        errors.push([id, error]);
      }
    }
    return errors;
  }

  end(): void {
    this.ended = true;
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id);
  }

  private count(): number {
    const now = this.parts.now();
    if (now - this.countedFrom >= 1_000) {
      this.countedFrom = now;
      this.counted = 0;
    }
    this.counted += 1;
    return this.counted;
  }
}
