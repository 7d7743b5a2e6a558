/**
 * How much of what one asks for is done at once, over all their connections: nobody waits for all of another's. Strangers
 * cannot be told apart: those of one address are one, and who comes from nowhere is not held back.
 */
export class FairShare {
  private readonly most: number;
  private readonly busy = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(most: number) {
    this.most = most;
  }

  async take<Result>(who: string | undefined, act: () => Promise<Result>): Promise<Result> {
    if (who === undefined) return await act();
    const own = this.busy.get(who) ?? { running: 0, waiting: [] };
    this.busy.set(who, own);
    if (own.running >= this.most) await new Promise<void>((begin) => own.waiting.push(begin));
    else own.running += 1;
    try {
      return await act();
    } finally {
      // The next in line takes this place over.
      const next = own.waiting.shift();
      if (next) next();
      else {
        own.running -= 1;
        if (own.running === 0) this.busy.delete(who);
      }
    }
  }

  /** How many people it knows of now. */
  get size(): number {
    return this.busy.size;
  }
}
