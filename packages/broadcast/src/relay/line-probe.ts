import { distance16 } from '../rtp/sequence.ts';
import type { LineMeter } from './line-figures.ts';

/** What fills a line for a moment. */
export interface ProbeOptions {
  meter: LineMeter;
  /** Sends so many bytes that are good for nothing else. */
  pad(bytes: number): void;
}

/** So often it is sent a little. */
export const PROBE_EVERY_MS = 50;
/** It grows to its rate, so that a line that is much too thin shows it before much is in it. */
const GROWING = 4;
const STEPS = 14;
const MOST_QUEUE_MS = 90;
const LEAST_ARRIVED = 0.94;
const ANSWERED_WITHIN_MS = 1_000;

/**
 * Finds out whether a line carries more than is sent over it: fills it for half a second with padding, and looks when
 * that arrives. As soon as it waits in the line, it is ended.
 */
export class LineProbe {
  readonly #options: ProbeOptions;
  #kbps = 0;
  #step = 0;
  #isRunning = false;
  #first = 0;
  #sent = 0;
  #endedAt = 0;
  #carried: boolean | undefined;

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  /** Whether the line carried it; undefined as long as that is not known. */
  get carried(): boolean | undefined {
    return this.#carried;
  }

  /** With so much more than is sent already. */
  begin(kbps: number): void {
    const { meter } = this.#options;
    this.#kbps = kbps;
    this.#step = 0;
    this.#isRunning = true;
    this.#carried = undefined;
    this.#first = meter.next;
    meter.watchFrom(this.#first);
  }

  /** Every 50 ms. */
  goOn(now: number): void {
    if (!this.#isRunning) return;
    const { meter, pad } = this.#options;
    const { queueMs, arrived } = meter.watched;
    if (queueMs > MOST_QUEUE_MS) this.#end(false);
    else if (this.#step < STEPS) {
      this.#step += 1;
      pad((this.#kbps * PROBE_EVERY_MS * Math.min(1, this.#step / GROWING)) / 8);
      this.#sent = distance16(this.#first, meter.next);
      this.#endedAt = now;
    } else if (arrived >= this.#sent * LEAST_ARRIVED) this.#end(true);
    else if (now - this.#endedAt > ANSWERED_WITHIN_MS) this.#end(false);
  }

  #end(carried: boolean): void {
    this.#isRunning = false;
    this.#carried = carried;
    this.#options.meter.endWatch();
  }
}
