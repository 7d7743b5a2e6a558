import type { CollectionPath } from '../paths.ts';
import type { EphemeralMessage } from '../protocol.ts';

/** What was published on one channel in one process within a moment. */
export interface EphemeralBatch {
  channel: CollectionPath;
  messages: EphemeralMessage[];
}

/** Carries what happens in one process of a market to the others, and not back to itself. */
export interface Bus {
  /** Something was written there. It carries no data. */
  wake(collections: readonly CollectionPath[]): void;
  /** Ephemeral messages for the others. What gets lost is lost. */
  publish(batches: readonly EphemeralBatch[]): void;
  /** Until it is disposed of. */
  subscribe(subscriber: BusSubscriber): AsyncDisposable;
}

export interface BusSubscriber {
  /** Without collections, anything may have been written. */
  woken(collections?: readonly CollectionPath[]): void;
  /** Whether anyone here subscribes to a channel; messages on others need not be brought here. */
  wants(channel: CollectionPath): boolean;
  received(batches: readonly EphemeralBatch[]): void;
  /** Rules look at something that changed: it concerns whom these ids are of, and what they are in the path of. */
  rulesChanged?(ids?: readonly string[]): void;
}
