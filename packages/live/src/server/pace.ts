// To 2 000 listeners a bundle each 25 ms doubles what a core delivers at 100 writes a second; at 20 it only waits.
const BUNDLE_MS = 25;
const BUSY_A_SECOND = 50;
// Where telling takes so long that little else is done, less often is sooner. A bundle waits twice as long as it takes.
const BUSY_MS_A_SECOND = 800;
const MOST_TOOK_MS = 125;

/** Whether changes are told at once, as while little happens, or in bundles, which costs less. */
export class Pace {
  private counted = 0;
  /** Milliseconds that telling took, the last time and in this second. */
  private took = 0;
  private spent = 0;
  private countedFrom = 0;
  private busy = false;

  get bundleMs(): number {
    return Math.max(BUNDLE_MS, 2 * this.took);
  }

  isBusy(more: number): boolean {
    const now = Date.now();
    if (now - this.countedFrom > 1_000) {
      this.busy = this.isMuch;
      this.counted = 0;
      this.spent = 0;
      this.countedFrom = now;
    }
    this.counted += more;
    return this.busy || this.isMuch;
  }

  told(milliseconds: number): void {
    this.took = Math.min(milliseconds, MOST_TOOK_MS);
    this.spent += this.took;
  }

  private get isMuch(): boolean {
    return this.counted > BUSY_A_SECOND || this.spent > BUSY_MS_A_SECOND;
  }
}
