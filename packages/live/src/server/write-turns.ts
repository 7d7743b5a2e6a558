import type { CollectionPath } from '../paths.ts';

/** Whatever holds a turn for longer holds up nobody here any more. */
const PATIENCE_MS = 2_000;

/**
 * Writes to one collection wait for each other in the database, each on a connection of its own. Those of one process
 * wait here before they take one, so that a busy collection leaves connections to whatever else is written.
 */
export class WriteTurns {
  private readonly patienceMs: number;
  private readonly last = new Map<CollectionPath, Promise<void>>();

  constructor(patienceMs = PATIENCE_MS) {
    this.patienceMs = patienceMs;
  }

  async take<Result>(collection: CollectionPath, act: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(collection);
    const own = Promise.withResolvers<void>();
    this.last.set(collection, own.promise);
    if (before) await this.waitFor(before);
    try {
      return await act();
    } finally {
      own.resolve();
      if (this.last.get(collection) === own.promise) this.last.delete(collection);
    }
  }

  private async waitFor(before: Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.patienceMs);
    await Promise.race([before, promise]);
    clearTimeout(timer);
  }
}
