import type { Segment } from './outgoing-stream.ts';

const RETAINED = 1_024;
const MOST_AGAIN = 3;
const LEAST_APART_MS = 60;

/**
 * Under which numbers a viewer was lately sent what. A packet is sent again three times at most and not twice within
 * 60 ms: a line that is full loses what is sent again too, and asks for ever more.
 */
export class SentPackets {
  readonly #segments: Array<Segment | undefined> = new Array(RETAINED);
  readonly #sequences = new Uint16Array(RETAINED);
  readonly #again = new Uint8Array(RETAINED);
  readonly #againAt = new Float64Array(RETAINED);

  add(sequence: number, segment: Segment): void {
    const place = sequence % RETAINED;
    this.#segments[place] = segment;
    this.#sequences[place] = sequence;
    this.#again[place] = 0;
    this.#againAt[place] = 0;
  }

  /** What it belonged to, when it may be sent once more. */
  again(sequence: number, now: number): Segment | undefined {
    const place = sequence % RETAINED;
    if (!this.#segments[place] || this.#sequences[place] !== sequence) return undefined;
    if (this.#again[place]! >= MOST_AGAIN) return undefined;
    if (this.#again[place]! > 0 && now - this.#againAt[place]! < LEAST_APART_MS) return undefined;
    this.#again[place]! += 1;
    this.#againAt[place] = now;
    return this.#segments[place];
  }
}
