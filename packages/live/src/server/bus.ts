import type { CollectionPath } from '../paths.ts';
import type { Said } from '../protocol.ts';

/** What was whispered on one channel in one process within a moment. */
export interface Whispers {
  channel: CollectionPath;
  said: Said[];
}

/** Tells the other processes what happened in this one, and hears it from them; nobody hears what they said themselves. */
export interface Bus {
  /** Something was written there. It carries no data. */
  wake(collections: readonly CollectionPath[]): void;
  /** Takes whispers to the others. What gets lost is lost. */
  publish(whispers: readonly Whispers[]): void;
  /** Until it is disposed of. */
  subscribe(subscriber: BusSubscriber): AsyncDisposable;
}

export interface BusSubscriber {
  /** Without collections anything may have been written. */
  woken(collections?: readonly CollectionPath[]): void;
  /** Whether anyone here is tuned to a channel; what is whispered on others need not be brought here. */
  wants(channel: CollectionPath): boolean;
  received(whispers: readonly Whispers[]): void;
  /** Rules look at something that changed: it concerns whom these ids are of, and what they are in the path of. */
  rulesChanged?(ids?: readonly string[]): void;
}
