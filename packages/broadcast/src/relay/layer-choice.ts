import type { LineFigures } from './line-figures.ts';

/** Finds out what a line carries without showing it. */
export interface Probe {
  /** Fills the line for a moment with so much more than is sent already. */
  begin(kbps: number): void;
  /** Whether the line carried it; undefined as long as that is not known. */
  readonly carried: boolean | undefined;
}

const BAD_LOSS = 0.08;
const BAD_QUEUE_MS = 150;
const SETTLE_DOWN_MS = 2_000;
const SETTLE_UP_MS = 1_500;
/** A step up that goes wrong within this time was too much for the line. */
const TRIAL_MS = 6_000;
const SHORTEST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
/** A probe is felt by nobody, and may come more often than a trial. */
const LONGEST_WAIT_FOR_PROBE_MS = 6_000;
/** After one layer was carried, the next. */
const WAIT_AFTER_PROBE_MS = 1_500;
/** What a layer has more than on average, in some moments. */
const MARGIN = 1.1;
/** A line that is full carries a little more than its viewer gets of it. */
const SPARE = 0.95;

/**
 * Which layer a viewer gets, 0 being the smallest. It begins with the best, and goes down at once when the line loses
 * packets or queues them. That more would fit cannot be seen from what is sent. So the line is filled for a moment with
 * what would be sent more; where a viewer does not say that it can take that, the next layer is tried itself, and after
 * each trial that failed it is waited twice as long.
 */
export class LayerChoice {
  readonly #probe: Probe | undefined;
  #wait = SHORTEST_WAIT_MS;
  #calmSince: number;
  /** Whether the line never was too small for what there was. */
  #isUnlimited = true;
  #isProbing = false;
  /** Of a step that is on trial. */
  #steppedUpAt: number | undefined;
  #settledAt = 0;
  #judged: LineFigures | undefined;

  constructor(now: number, probe?: Probe) {
    this.#calmSince = now;
    this.#probe = probe;
  }

  /**
   * `shown` is undefined to begin with, and when the layer that was shown is gone. `rates` are what the layers take, in
   * kbit/s.
   */
  next(
    shown: number | undefined,
    rates: readonly number[],
    figures: LineFigures | undefined,
    now: number,
  ): number {
    const best = rates.length - 1;
    if (shown === undefined) return best;
    if (this.#isProbing) return this.#readProbe(shown, best, now);
    if (figures && figures !== this.#judged && now >= this.#settledAt) {
      this.#judged = figures;
      if (figures.loss > BAD_LOSS || figures.queueMs > BAD_QUEUE_MS)
        return this.#stepDown(shown, rates, figures, now);
      if (shown < best && !this.#isUnlimited) return this.#tryStepUp(shown, rates, now);
    }
    return this.#isUnlimited ? best : shown;
  }

  /** As far as what arrives says that it has to be. */
  #stepDown(shown: number, rates: readonly number[], { kbps }: LineFigures, now: number): number {
    this.#calmSince = now;
    if (this.#steppedUpAt !== undefined) {
      this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
      this.#steppedUpAt = undefined;
    }
    if (shown === 0) return 0;
    this.#isUnlimited = false;
    this.#settledAt = now + SETTLE_DOWN_MS;
    return Math.max(
      0,
      rates.slice(0, shown).findLastIndex((rate) => rate <= kbps * SPARE),
    );
  }

  #tryStepUp(shown: number, rates: readonly number[], now: number): number {
    if (this.#steppedUpAt !== undefined && now - this.#steppedUpAt >= TRIAL_MS) {
      this.#wait = this.#shortestWait;
      this.#steppedUpAt = undefined;
    }
    if (now - this.#calmSince < this.#wait) return shown;
    this.#calmSince = now;
    if (!this.#probe) return this.#stepUp(shown, rates.length - 1, now);
    this.#isProbing = true;
    this.#probe.begin((rates[shown + 1]! - rates[shown]!) * MARGIN);
    return shown;
  }

  #readProbe(shown: number, best: number, now: number): number {
    const carried = this.#probe?.carried;
    if (carried === undefined) return shown;
    this.#isProbing = false;
    this.#calmSince = now;
    // What was in the line for the probe is nothing to be judged by.
    this.#settledAt = now + SETTLE_UP_MS;
    if (carried) {
      this.#wait = this.#shortestWait;
      return this.#stepUp(shown, best, now);
    }
    this.#wait = Math.min(LONGEST_WAIT_FOR_PROBE_MS, this.#wait * 2);
    return shown;
  }

  get #shortestWait(): number {
    return this.#probe ? WAIT_AFTER_PROBE_MS : SHORTEST_WAIT_MS;
  }

  #stepUp(shown: number, best: number, now: number): number {
    this.#steppedUpAt = now;
    this.#settledAt = now + SETTLE_UP_MS;
    return Math.min(best, shown + 1);
  }
}
