interface Waiting<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

/**
 * What comes for one key is done in its order, and what came while the last was being done is done together. A batch
 * that fails is done again one by one, so that none fails for another's sake.
 */
export class BatchQueue<Key, Item, Result> {
  private readonly act: (key: Key, items: readonly Item[]) => Promise<Result[]>;
  private readonly most: number;
  private readonly lines = new Map<Key, Array<Waiting<Item, Result>>>();

  constructor(act: (key: Key, items: readonly Item[]) => Promise<Result[]>, most: number) {
    this.act = act;
    this.most = most;
  }

  waitingFor(key: Key): number {
    return this.lines.get(key)?.length ?? 0;
  }

  add(key: Key, item: Item): Promise<Result> {
    const one = { item, done: Promise.withResolvers<Result>() };
    const line = this.lines.get(key);
    if (line) line.push(one);
    else {
      this.lines.set(key, [one]);
      void this.serve(key);
    }
    return one.done.promise;
  }

  private async serve(key: Key): Promise<void> {
    for (;;) {
      // What comes in the same moment goes together from the first batch on.
      await null;
      const line = this.lines.get(key) ?? [];
      const batch = line.splice(0, this.most);
      if (batch.length === 0) break;
      await this.settle(key, batch);
    }
    this.lines.delete(key);
  }

  private async settle(key: Key, batch: Array<Waiting<Item, Result>>): Promise<void> {
    try {
      const results = await this.act(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { done }] of batch.entries()) done.resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1) batch[0]?.done.reject(error);
      else for (const one of batch) await this.settle(key, [one]);
    }
  }
}
