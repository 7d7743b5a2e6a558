import type { CollectionPath } from '../paths.ts';
import type { EphemeralMessage } from '../protocol.ts';
import type { ChangeSubscriber } from './change-log.ts';
import type { ChangedDoc } from './store.ts';

/** What was published on one channel in one process within a moment. */
export interface EphemeralBatch {
  channel: CollectionPath;
  messages: EphemeralMessage[];
}

/** Carries what happens in one process of a market to the others, and not back to itself. */
export interface Bus extends AsyncDisposable {
  /** Committed changes for the others, or where they only come as wake-ups, word that there are some. */
  append(changes: readonly ChangedDoc[]): void;
  /** Ephemeral messages for the others. What gets lost is lost. */
  publish(batches: readonly EphemeralBatch[]): void;
  /** Until it is disposed of; with the last one the bus ends, as it does when it is disposed of itself. */
  subscribe(subscriber: BusSubscriber): AsyncDisposable;
  /** For how long a change may be on its way after one that follows it, in milliseconds; 0 where none are carried. */
  readonly lateMs: number;
}

export interface BusSubscriber extends Partial<ChangeSubscriber> {
  /** Whether anyone here subscribes to a channel; messages on others need not be brought here. */
  wants?(channel: CollectionPath): boolean;
  received?(batches: readonly EphemeralBatch[]): void;
  /** Rules look at something that changed: it concerns whom these ids are of, and what they are in the path of. */
  rulesChanged?(ids?: readonly string[]): void;
}
