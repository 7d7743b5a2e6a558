/** So long each takes to earn; what a bad moment takes is there at once. */
const EACH_MS = 3_000;
const MOST_MS = 3 * EACH_MS;

/**
 * How often one viewer may have a key frame made, which everyone else gets too. Who joins or changes to another layer gets
 * one in any case. Who asks too often is not forgotten: theirs comes when its time has.
 */
export class KeyFrameBudget {
  #earnedMs = MOST_MS;
  #at: number;
  #isWaiting = false;

  constructor(now: number) {
    this.#at = now;
  }

  /** Another layer is shown from now on. */
  switched(): void {
    this.#earnedMs = Math.max(EACH_MS, this.#earnedMs);
    this.#isWaiting = false;
  }

  /** One has come, asked for by this viewer or another. */
  came(): void {
    this.#isWaiting = false;
  }

  want(): void {
    this.#isWaiting = true;
  }

  /** Whether one that is wanted may be asked for now, which then counts. */
  takes(now: number): boolean {
    if (!this.#isWaiting) return false;
    this.#earnedMs = Math.min(MOST_MS, this.#earnedMs + now - this.#at);
    this.#at = now;
    if (this.#earnedMs < EACH_MS) return false;
    this.#earnedMs -= EACH_MS;
    this.#isWaiting = false;
    return true;
  }
}
