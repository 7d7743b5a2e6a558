export type Chance = ReturnType<typeof chanceFrom>;

/** Choices that look made at random and are the same ones for the same seed (mulberry32). */
export function chanceFrom(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    /** True in so large a share of cases. */
    is: (share: number) => next() < share,
    /** A whole number, both ends included. */
    from,
    oneOf: <Item>(items: readonly Item[]): Item => items[from(0, items.length - 1)] as Item,
  };
}
