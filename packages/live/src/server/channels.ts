import { denied, invalid } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import { mostWhisperBytes } from '../protocol.ts';
import { bytesOf, checkData, type Data } from '../values.ts';
import type { Whispers } from './bus.ts';
import { Bundle, type ChannelDeclaration, findChannel, type Tuned } from './channel.ts';
import type { LiveDatabase } from './database.ts';
import type { Asker } from './declaration.ts';

// However much is whispered, nobody is told more often than this.
const BUNDLE_MS = 50;

interface ChannelsParts<Who extends Asker> {
  db: LiveDatabase;
  declarations: readonly ChannelDeclaration<Who>[];
  /** Takes what was said here to the other processes. */
  publish: (whispers: readonly Whispers[]) => void;
  onError: (error: unknown) => void;
}

interface Whisper<Who extends Asker> {
  who: Who | null;
  channel: CollectionPath;
  data: unknown;
  /** The connection it came from. */
  by: object;
}

/** The channels of one process: who is tuned to them, and what is said there. */
export class Channels<Who extends Asker> {
  private readonly parts: ChannelsParts<Who>;
  private readonly tuned = new Map<CollectionPath, Set<Tuned>>();
  private readonly due = new Map<CollectionPath, Bundle>();
  /** As much of what is due as was said here. */
  private readonly own = new Map<CollectionPath, Bundle>();
  private bundling: NodeJS.Timeout | undefined;

  constructor(parts: ChannelsParts<Who>) {
    this.parts = parts;
  }

  /** Whether they may is asked once, here, and again by whoever knows that something changed. */
  async tune(who: Who | null, channel: CollectionPath, listener: Tuned): Promise<() => void> {
    await this.mayHear(who, channel);
    const tuned = this.tuned.get(channel) ?? new Set();
    this.tuned.set(channel, tuned.add(listener));
    return () => {
      tuned.delete(listener);
      if (tuned.size === 0 && this.tuned.get(channel) === tuned) this.tuned.delete(channel);
    };
  }

  async mayHear(who: Who | null, channel: CollectionPath): Promise<void> {
    const { declarations, db } = this.parts;
    const { declaration, params } = findChannel(declarations, channel);
    if (!(await declaration.hear?.({ who, params, db }))) throw denied();
  }

  async whisper({ who, channel, data: given, by }: Whisper<Who>): Promise<void> {
    const { declarations, db } = this.parts;
    const { declaration, params } = findChannel(declarations, channel);
    const data = checkWhisper(given);
    if (!(await declaration.speak?.({ who, params, db, data }))) throw denied();
    const said = { from: who?.id ?? null, data };
    const key = declaration.count?.(data) ?? null;
    bundleOf(this.own, channel).add(said, key, by);
    if (this.wants(channel)) bundleOf(this.due, channel).add(said, key, by);
    this.bundle();
  }

  wants(channel: CollectionPath): boolean {
    return this.tuned.has(channel);
  }

  /** What was said in another process. */
  take(whispers: readonly Whispers[]): void {
    for (const one of whispers) {
      try {
        if (this.wants(one.channel)) this.takeOne(one);
      } catch (error) {
        this.parts.onError(error);
      }
    }
    this.bundle();
  }

  private takeOne({ channel, said }: Whispers): void {
    const { declaration } = findChannel(this.parts.declarations, channel);
    for (const one of said) bundleOf(this.due, channel).add(one, declaration.count?.(one.data) ?? null);
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
      this.parts.publish([...this.own].map(([channel, bundle]) => ({ channel, said: bundle.said })));
    for (const [channel, bundle] of this.due) bundle.tell(this.tuned.get(channel) ?? []);
    this.own.clear();
    this.due.clear();
  }
}

function bundleOf(bundles: Map<CollectionPath, Bundle>, channel: CollectionPath): Bundle {
  const bundle = bundles.get(channel) ?? new Bundle();
  bundles.set(channel, bundle);
  return bundle;
}

function checkWhisper(given: unknown): Data {
  const data = checkData(given);
  if (bytesOf(data) > mostWhisperBytes) throw invalid(`A whisper has ${mostWhisperBytes} bytes at most.`);
  return data;
}
