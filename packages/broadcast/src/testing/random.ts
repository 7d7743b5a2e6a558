/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))) };
}

/** Some bytes changed, cut off, doubled or put in. */
export function mutated(bytes: Buffer, { below, bytes: random }: ReturnType<typeof randomOf>): Buffer {
  let result = Buffer.from(bytes);
  for (let n = below(4) + 1; n > 0; n -= 1) {
    const at = below(result.length + 1);
    const kind = below(4);
    if (kind === 0 && at < result.length) result[at] = below(256);
    else if (kind === 1) result = result.subarray(0, at);
    else if (kind === 2)
      result = Buffer.concat([result.subarray(0, at), random(below(20)), result.subarray(at)]);
    else result = Buffer.concat([result.subarray(0, at), result.subarray(Math.max(0, at - below(40)))]);
  }
  return result;
}
