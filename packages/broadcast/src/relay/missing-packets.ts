interface Missing {
  asked: number;
  askedAt: number;
}

const ASK_AGAIN_MS = 60;
const MOST_ASKED = 6;
const MOST_MISSING = 300;

/** Packets of a stream that did not come, and when they were asked for. */
export class MissingPackets {
  readonly #missing = new Map<number, Missing>();

  get size(): number {
    return this.#missing.size;
  }

  add(sequence: number, now: number): void {
    if (this.#missing.size < MOST_MISSING) this.#missing.set(sequence, { asked: 0, askedAt: now });
  }

  came(sequence: number): void {
    this.#missing.delete(sequence);
  }

  clear(): void {
    this.#missing.clear();
  }

  /** Those to be asked for now, no more than `most`: each at once, then every 60 ms for a while. */
  due(now: number, most: number): number[] {
    const due: number[] = [];
    for (const [sequence, missing] of this.#missing) {
      if (due.length === most) break;
      if (missing.asked > 0 && now - missing.askedAt < ASK_AGAIN_MS) continue;
      if (missing.asked === MOST_ASKED) {
        this.#missing.delete(sequence);
        continue;
      }
      missing.asked += 1;
      missing.askedAt = now;
      due.push(sequence);
    }
    return due;
  }
}
