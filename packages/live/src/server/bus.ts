import type { CollectionPath } from '../paths.ts';
import type { Said } from '../protocol.ts';

/** What was whispered on one channel in one process within a moment. */
export interface Whispers {
  channel: CollectionPath;
  said: Said[];
}

/** Tells the other processes what happened in this one, and hears it from them; nobody hears what they said themselves. */
export interface Bell {
  /** Something was written there. It carries no data. */
  ring(collections: readonly CollectionPath[]): void;
  /** Takes whispers to the others. What gets lost is lost. */
  carry(whispers: readonly Whispers[]): void;
  /** Until it is disposed of. */
  listen(ear: Ear): AsyncDisposable;
}

export interface Ear {
  /** Without collections anything may have been written. */
  rung(collections?: readonly CollectionPath[]): void;
  /** Whether anyone here is tuned to a channel; what is whispered on others need not be brought here. */
  hears(channel: CollectionPath): boolean;
  whispered(whispers: readonly Whispers[]): void;
  /** Rules look at something that changed: it concerns whom these ids are of, and what they are in the path of. */
  rulesChanged?(ids?: readonly string[]): void;
}
