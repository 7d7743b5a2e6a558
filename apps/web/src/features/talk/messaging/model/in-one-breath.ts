interface Breath<Asked, Found> {
  /** So many at once at most. */
  most: number;
  keyOf: (thing: Asked | Found) => string;
  fetch: (asked: Asked[]) => Promise<readonly Found[]>;
}

interface Waiting<Asked, Found> {
  asked: Asked;
  resolve: (found: Found | null) => void;
  reject: (error: unknown) => void;
}

/** Things that many parts of a screen ask for one by one, asked for together; null for what is not there. */
export function inOneBreath<Asked, Found>({ most, keyOf, fetch }: Breath<Asked, Found>) {
  let waiting: Waiting<Asked, Found>[] = [];

  async function ask(part: readonly Waiting<Asked, Found>[]): Promise<void> {
    const asked = new Map(part.map((one) => [keyOf(one.asked), one.asked]));
    try {
      const found = new Map((await fetch([...asked.values()])).map((thing) => [keyOf(thing), thing]));
      for (const one of part) one.resolve(found.get(keyOf(one.asked)) ?? null);
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  }

  function breathe(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void ask(all.slice(from, from + most));
  }

  return (asked: Asked): Promise<Found | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<Found | null>();
    if (waiting.length === 0) setTimeout(breathe);
    waiting.push({ asked, resolve, reject });
    return promise;
  };
}
