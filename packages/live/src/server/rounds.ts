/** A listener with news waiting for them. */
export interface Reader {
  /** Sends all that waits for them. */
  flush(): void;
}

/** So many at once, about a millisecond; then whatever else waits has its turn. */
const SLICE = 100;
// A machine that others use as well may let a round take any time.
const MOST_REST_MS = 75;

/**
 * When people are told, for all collections of a process together: in rounds. One begins at once where the
 * last was long ago or quick. A reader with several pieces of news by then gets them in one write, as a write
 * costs more than what it carries. Between slices of a round others have their turn, so that a bidder does
 * not wait until thousands were told.
 */
export class Rounds {
  private due = new Set<() => void>();
  private readers: Reader[] = [];
  private beginning: NodeJS.Timeout | undefined;
  private begunAt = Number.NEGATIVE_INFINITY;
  private isBusy = false;
  /** Milliseconds that sending took in the last round, or in this one so far. */
  private took = 0;
  private readonly onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
  }

  /** Calls as the next round begins, once. */
  atNext(tell: () => void): void {
    this.due.add(tell);
    this.begin();
  }

  /** Has what waits for them sent in this round, if it has not ended, or else in the next. */
  add(reader: Reader): void {
    this.readers.push(reader);
    this.begin();
  }

  stop(): void {
    clearTimeout(this.beginning);
    this.isBusy = true;
  }

  private begin(): void {
    if (this.isBusy || this.beginning) return;
    const early = this.begunAt + restAfter(this.took) - performance.now();
    if (early > 0) this.beginning = setTimeout(() => this.run(), early);
    else {
      // What was stored together is told together.
      this.isBusy = true;
      queueMicrotask(() => this.run());
    }
  }

  private run(): void {
    this.beginning = undefined;
    this.isBusy = true;
    this.begunAt = performance.now();
    const due = this.due;
    this.due = new Set();
    for (const tell of due) this.dare(tell);
    const readers = this.readers;
    this.readers = [];
    this.took = performance.now() - this.begunAt;
    this.send(readers, 0);
  }

  private send(readers: readonly Reader[], from: number): void {
    const began = performance.now();
    const next = Math.min(from + SLICE, readers.length);
    for (let at = from; at < next; at += 1) this.dare(() => readers[at]?.flush());
    this.took += performance.now() - began;
    if (next < readers.length) setImmediate(() => this.send(readers, next));
    else this.end();
  }

  /** What fails for one keeps nobody else from hearing what is new. */
  private dare(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.onError(error);
    }
  }

  private end(): void {
    this.isBusy = false;
    if (this.due.size > 0 || this.readers.length > 0) this.begin();
  }
}

// Telling leaves at least a third of the time to others, and what takes long is bundled for a moment more.
const restAfter = (took: number): number =>
  Math.min(Math.max(1.5 * took, Math.min(3 * took, 25)), MOST_REST_MS);
