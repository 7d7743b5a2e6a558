/** FNV-1a, 32 bits: every choice in a drawing is derived from such a hash, so the same seed is the same picture. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** mulberry32: numbers in [0, 1), the same row of them for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Seed = string | number;

/** Whole numbers count as themselves, so neighbouring seeds walk through palettes and variants in turn. */
export function seedNumber(seed: Seed): number {
  const value = Number(seed);
  return seed !== '' && Number.isInteger(value) ? Math.abs(value) % 1e6 : hash(String(seed)) % 1e6;
}
