import { denied, invalid } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import { mostEphemeralBytes } from '../protocol.ts';
import { bytesOf, checkData, type Data } from '../values.ts';
import type { EphemeralBatch } from './bus.ts';
import { Bundle, type ChannelDeclaration, findChannel, type Subscriber } from './channel.ts';
import type { LiveDatabase } from './database.ts';
import type { Asker } from './declaration.ts';

// However much is published, nobody is told more often than this.
const BUNDLE_MS = 50;

interface ChannelsParts<Who extends Asker> {
  db: LiveDatabase;
  declarations: readonly ChannelDeclaration<Who>[];
  /** Carries what was published here to the other processes. */
  publish: (batches: readonly EphemeralBatch[]) => void;
  onError: (error: unknown) => void;
}

interface Publishing<Who extends Asker> {
  who: Who | null;
  channel: CollectionPath;
  data: unknown;
  /** The connection it came from. */
  by: object;
}

/** The channels of one process: who subscribes to them, and what is published there. */
export class Channels<Who extends Asker> {
  private readonly parts: ChannelsParts<Who>;
  private readonly subscribers = new Map<CollectionPath, Set<Subscriber>>();
  private readonly due = new Map<CollectionPath, Bundle>();
  /** As much of what is due as was published here. */
  private readonly own = new Map<CollectionPath, Bundle>();
  private bundling: NodeJS.Timeout | undefined;

  constructor(parts: ChannelsParts<Who>) {
    this.parts = parts;
  }

  /** Whether they may is asked once, here, and again when something changed. */
  async subscribe(who: Who | null, channel: CollectionPath, subscriber: Subscriber): Promise<() => void> {
    await this.maySubscribe(who, channel);
    const subscribers = this.subscribers.get(channel) ?? new Set();
    this.subscribers.set(channel, subscribers.add(subscriber));
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.subscribers.get(channel) === subscribers)
        this.subscribers.delete(channel);
    };
  }

  async maySubscribe(who: Who | null, channel: CollectionPath): Promise<void> {
    const { declarations, db } = this.parts;
    const { declaration, params } = findChannel(declarations, channel);
    if (!(await declaration.subscribe?.({ who, params, db }))) throw denied();
  }

  async publish({ who, channel, data: given, by }: Publishing<Who>): Promise<void> {
    const { declarations, db } = this.parts;
    const { declaration, params } = findChannel(declarations, channel);
    const data = checkMessage(given);
    if (!(await declaration.publish?.({ who, params, db, data }))) throw denied();
    const message = { from: who?.id ?? null, data };
    const key = declaration.count?.(data) ?? null;
    bundleOf(this.own, channel).add(message, key, by);
    if (this.wants(channel)) bundleOf(this.due, channel).add(message, key, by);
    this.bundle();
  }

  wants(channel: CollectionPath): boolean {
    return this.subscribers.has(channel);
  }

  /** What was published in another process. */
  take(batches: readonly EphemeralBatch[]): void {
    for (const one of batches) {
      try {
        if (this.wants(one.channel)) this.takeOne(one);
      } catch (error) {
        this.parts.onError(error);
      }
    }
    this.bundle();
  }

  private takeOne({ channel, messages }: EphemeralBatch): void {
    const { declaration } = findChannel(this.parts.declarations, channel);
    for (const one of messages) bundleOf(this.due, channel).add(one, declaration.count?.(one.data) ?? null);
  }

  stop(): void {
    clearTimeout(this.bundling);
  }

  private bundle(): void {
    this.bundling ??= setTimeout(() => {
      this.bundling = undefined;
      this.tell();
    }, BUNDLE_MS);
  }

  private tell(): void {
    if (this.own.size > 0)
      this.parts.publish([...this.own].map(([channel, bundle]) => ({ channel, messages: bundle.messages })));
    for (const [channel, bundle] of this.due) bundle.tell(this.subscribers.get(channel) ?? []);
    this.own.clear();
    this.due.clear();
  }
}

function bundleOf(bundles: Map<CollectionPath, Bundle>, channel: CollectionPath): Bundle {
  const bundle = bundles.get(channel) ?? new Bundle();
  bundles.set(channel, bundle);
  return bundle;
}

function checkMessage(given: unknown): Data {
  const data = checkData(given);
  if (bytesOf(data) > mostEphemeralBytes)
    throw invalid(`An ephemeral message has ${mostEphemeralBytes} bytes at most.`);
  return data;
}
