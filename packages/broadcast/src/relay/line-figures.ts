import type { TransportFeedback } from '../rtcp/transport-feedback.ts';
import { distance16 } from '../rtp/sequence.ts';

/** How a viewer's line did in the last second. */
export interface LineFigures {
  /** 0 to 1. */
  readonly loss: number;
  /** How much longer packets took than the quickest lately: what waits in the line. */
  readonly queueMs: number;
  readonly kbps: number;
}

const WINDOW_MS = 1_000;
const RETAINED = 8_192;
const BASELINE_WINDOWS = 30;

/** Numbers what is sent to a viewer, and makes figures of what it says has arrived (TWCC). */
export class LineMeter {
  figures: LineFigures | undefined;
  #next = 0;
  readonly #sentAt = new Float64Array(RETAINED);
  readonly #sizes = new Uint16Array(RETAINED);
  readonly #sequences = new Int32Array(RETAINED).fill(-1);
  readonly #delays: number[] = [];
  #window = emptyWindow(0);
  /** The quickest of them. */
  #leastDelay = Number.POSITIVE_INFINITY;
  #watchedFrom: number | undefined;
  readonly #watched = { arrived: 0, queueMs: 0 };

  /** The number of the next packet. */
  get next(): number {
    return this.#next;
  }

  /** From this number on it is counted what arrives, and how much of it waits in the line at most. */
  watchFrom(sequence: number): void {
    this.#watchedFrom = sequence;
    this.#watched.arrived = 0;
    this.#watched.queueMs = 0;
  }

  /** What arrives is counted no more. */
  endWatch(): void {
    this.#watchedFrom = undefined;
  }

  get watched(): { readonly arrived: number; readonly queueMs: number } {
    return this.#watched;
  }

  /** It was sent. */
  count(size: number, now: number): void {
    const sequence = this.#next;
    this.#next = (sequence + 1) & 0xffff;
    const place = sequence % RETAINED;
    this.#sentAt[place] = now;
    this.#sizes[place] = size;
    this.#sequences[place] = sequence;
  }

  hear({ received, count, lost }: TransportFeedback, now: number): void {
    const window = this.#window;
    for (const { sequence, at } of received) {
      const place = sequence % RETAINED;
      if (this.#sequences[place] !== sequence) continue;
      this.#sequences[place] = -1;
      window.bytes += this.#sizes[place]!;
      const delay = at - this.#sentAt[place]!;
      window.delay += delay;
      window.arrived += 1;
      if (this.#watchedFrom !== undefined && distance16(this.#watchedFrom, sequence) >= 0) this.#watch(delay);
    }
    window.count += count;
    window.lost += lost;
    if (now - window.since >= WINDOW_MS) this.#close(now);
  }

  #watch(delay: number): void {
    this.#watched.arrived += 1;
    this.#watched.queueMs = Math.max(this.#watched.queueMs, delay - this.#leastDelay);
  }

  #close(now: number): void {
    const { since, bytes, delay, arrived, count, lost } = this.#window;
    this.#window = emptyWindow(now);
    if (since === 0 || arrived === 0) return;
    const mean = delay / arrived;
    this.#delays.push(mean);
    if (this.#delays.length > BASELINE_WINDOWS) this.#delays.shift();
    this.#leastDelay = Math.min(...this.#delays);
    this.figures = {
      loss: count > 0 ? lost / count : 0,
      queueMs: mean - this.#leastDelay,
      kbps: (bytes * 8) / (now - since),
    };
  }
}

const emptyWindow = (since: number) => ({ since, bytes: 0, delay: 0, arrived: 0, count: 0, lost: 0 });
