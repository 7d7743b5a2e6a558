import { setTimeout as pause } from 'node:timers/promises';

// It goes on in sets; a busy machine leaves most of a second between them.
const QUIET_MS = 1_000;
const LOOK_EVERY_MS = 50;

/** What many people wait for at once goes before jobs: those hold back while it is at work, but never for long. */
export class Rush {
  #seenAt = Number.NEGATIVE_INFINITY;

  /** It is at work. */
  note(): void {
    this.#seenAt = performance.now();
  }

  isOn(): boolean {
    return performance.now() - this.#seenAt < QUIET_MS;
  }

  /** Once it is over, or after so long at most. */
  async over(mostMs: number): Promise<void> {
    const until = performance.now() + mostMs;
    while (performance.now() < until && this.isOn()) await pause(LOOK_EVERY_MS);
  }
}
