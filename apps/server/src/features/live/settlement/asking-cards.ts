/** So many are asked at the same time, */
const MOST_AT_ONCE = 64;
/** of whom those are not counted that are slow to answer, */
const SLOW_AFTER_MS = 2_000;
/** as long as there are not too many of them. */
const MOST_OF_ALL = 1_000;

/** Cards that the provider is being asked about: one that it does not answer about holds up none of the others. */
export class AskingCards {
  #counted = 0;
  readonly #open = new Set<Promise<void>>();
  #waiting: Array<() => void> = [];

  /** Once there is room for more. */
  async room(): Promise<void> {
    while (this.#counted >= MOST_AT_ONCE || this.#open.size >= MOST_OF_ALL)
      await new Promise<void>((go) => this.#waiting.push(go));
  }

  /** Never fails: what `ask` throws is for it to tell. */
  add(ask: () => Promise<void>): void {
    this.#counted += 1;
    let isCounted = true;
    const discount = () => {
      if (isCounted) this.#counted -= 1;
      isCounted = false;
      this.#wake();
    };
    const slow = setTimeout(discount, SLOW_AFTER_MS);
    const asking = ask().finally(() => {
      clearTimeout(slow);
      this.#open.delete(asking);
      discount();
    });
    this.#open.add(asking);
  }

  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
