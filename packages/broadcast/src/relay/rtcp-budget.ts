/** Several times what a player says of the largest picture over the worst line. */
const BYTES_A_SECOND = 100_000;

/** How much of what one line reports is read: the rest of a second is left out, as it takes the time of everyone else. */
export class RtcpBudget {
  #left = BYTES_A_SECOND;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  allows(bytes: number, now: number): boolean {
    this.#left = Math.min(BYTES_A_SECOND, this.#left + ((now - this.#at) * BYTES_A_SECOND) / 1_000);
    this.#at = now;
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }
}
