/** So many a second for a while, and some at once: how long each has to wait for its place. */
export class Credit {
  private readonly aSecond: number;
  private readonly most: number;
  private left: number;
  private countedAt = performance.now();

  constructor(aSecond: number, most: number) {
    this.aSecond = aSecond;
    this.most = most;
    this.left = most;
  }

  /** In milliseconds. */
  take(): number {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.countedAt) / 1_000) * this.aSecond) - 1;
    this.countedAt = now;
    return Math.max(0, Math.ceil((-this.left / this.aSecond) * 1_000));
  }
}
