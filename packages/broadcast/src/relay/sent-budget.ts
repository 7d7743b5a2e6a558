/** So many seconds' worth may come at once: a large key frame, or a sender that finds out how much is too much. */
const AHEAD_SECONDS = 10;
/** What a packet counts at least, however small: it is decrypted, read, and sent to each viewer. */
const LEAST_BYTES = 300;
/** All that was taken is earned again long before. */
const UNUSED_MS = 60_000;

/** How much one side may bring, as the host of a picture all its layers together: so many bits a second. */
export class SentBudget {
  readonly mostKbps: number;
  usedAt: number;
  readonly #mostBytes: number;
  #left: number;
  #at: number;

  constructor(mostKbps: number, now: number) {
    this.mostKbps = mostKbps;
    this.#mostBytes = ((mostKbps * 1_000) / 8) * AHEAD_SECONDS;
    this.#left = this.#mostBytes;
    this.#at = now;
    this.usedAt = now;
  }

  /** Whether they may bring this too, which then counts. */
  takes(bytes: number, now: number): boolean {
    this.#earn(now);
    this.usedAt = now;
    const counted = Math.max(bytes, LEAST_BYTES);
    if (counted > this.#left) return false;
    this.#left -= counted;
    return true;
  }

  /** They have brought more than their share for some seconds. */
  isLow(now: number): boolean {
    this.#earn(now);
    return this.#left < this.#mostBytes / 2;
  }

  #earn(now: number): void {
    const earned = ((now - this.#at) / 1_000 / AHEAD_SECONDS) * this.#mostBytes;
    this.#left = Math.min(this.#mostBytes, this.#left + earned);
    this.#at = now;
  }
}

/** Those of all pictures. A host who connects anew, or takes over, goes on with what is left. */
export class SentBudgets {
  readonly #mostKbps: number;
  readonly #byPicture = new Map<string, SentBudget>();

  constructor(mostKbps: number) {
    this.#mostKbps = mostKbps;
  }

  of(picture: string, now: number): SentBudget {
    const known = this.#byPicture.get(picture) ?? new SentBudget(this.#mostKbps, now);
    this.#byPicture.set(picture, known);
    return known;
  }

  forgetUnused(now: number): void {
    for (const [picture, { usedAt }] of this.#byPicture)
      if (now - usedAt > UNUSED_MS) this.#byPicture.delete(picture);
  }
}
