import type { LineFigures } from './line-figures.ts';

const BAD_LOSS = 0.08;
const BAD_QUEUE_MS = 150;
const SETTLE_DOWN_MS = 2_000;
const SETTLE_UP_MS = 1_500;
/** A step up that goes wrong within this time was too much for the line. */
const TRIAL_MS = 6_000;
const SHORTEST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Which layer a viewer gets, 0 being the smallest. It begins with the best, and goes down at once when the line loses
 * packets or queues them. That more would fit cannot be seen from what is sent, so it is tried, and after each trial that
 * failed it is waited twice as long.
 */
export class LayerChoice {
  #wait = SHORTEST_WAIT_MS;
  #calmSince: number;
  /** Whether the line never was too small for what there was. */
  #isUnlimited = true;
  /** Of a step that is on trial. */
  #steppedUpAt: number | undefined;
  #settledAt = 0;
  #judged: LineFigures | undefined;

  constructor(now: number) {
    this.#calmSince = now;
  }

  /** `shown` is undefined to begin with, and when the layer that was shown is gone. */
  next(shown: number | undefined, layers: number, figures: LineFigures | undefined, now: number): number {
    const best = layers - 1;
    if (shown === undefined) return best;
    if (figures && figures !== this.#judged && now >= this.#settledAt) {
      this.#judged = figures;
      if (figures.loss > BAD_LOSS || figures.queueMs > BAD_QUEUE_MS) return this.#stepDown(shown, now);
      if (shown < best && !this.#isUnlimited) return this.#tryStepUp(shown, best, now);
    }
    return this.#isUnlimited ? best : shown;
  }

  #stepDown(shown: number, now: number): number {
    this.#calmSince = now;
    if (this.#steppedUpAt !== undefined) {
      this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
      this.#steppedUpAt = undefined;
    }
    if (shown === 0) return 0;
    this.#isUnlimited = false;
    this.#settledAt = now + SETTLE_DOWN_MS;
    return shown - 1;
  }

  #tryStepUp(shown: number, best: number, now: number): number {
    if (this.#steppedUpAt !== undefined && now - this.#steppedUpAt >= TRIAL_MS) {
      this.#wait = SHORTEST_WAIT_MS;
      this.#steppedUpAt = undefined;
    }
    if (now - this.#calmSince < this.#wait) return shown;
    this.#calmSince = now;
    this.#steppedUpAt = now;
    this.#settledAt = now + SETTLE_UP_MS;
    return Math.min(best, shown + 1);
  }
}
