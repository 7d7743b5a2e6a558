/** Takeovers and turned telephones come singly; what goes on and on like that makes as many files as a show that goes well. */
const MOST_AT_ONCE = 5;
const REFILLED_MS = 2_000;

/** How often a recording may begin anew: each time makes files, however short it is. */
export class RunBudget {
  #left = MOST_AT_ONCE;
  #at = Number.NEGATIVE_INFINITY;

  allows(now: number): boolean {
    return this.#filled(now) >= 1;
  }

  take(now: number): void {
    this.#left = this.#filled(now) - 1;
    this.#at = now;
  }

  #filled(now: number): number {
    return Math.min(MOST_AT_ONCE, this.#left + Math.max(0, now - this.#at) / REFILLED_MS);
  }
}
