/**
 * SHA-256 of ASCII text, in hexadecimal. The browser's own is not there on a page without https, and answers each of a
 * hundred thousand hashes only later.
 */
export function sha256(text: string): string {
  const words = padded(text);
  const state = new Uint32Array(START);
  for (let at = 0; at < words.length; at += 16) compress(state, words, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(text: string): Uint32Array {
  const { length } = text;
  const words = new Uint32Array((((length + 8) >> 6) + 1) * 16);
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) throw new RangeError('Only ASCII text is hashed here.');
    words[at >> 2] = (words[at >> 2] ?? 0) | (code << (24 - (at & 3) * 8));
  }
  words[length >> 2] = (words[length >> 2] ?? 0) | (0x80 << (24 - (length & 3) * 8));
  words[words.length - 1] = length * 8;
  return words;
}

const schedule = new Uint32Array(64);

function compress(state: Uint32Array, words: Uint32Array, start: number): void {
  const w = schedule;
  for (let t = 0; t < 64; t += 1) {
    if (t < 16) w[t] = at(words, start + t);
    else w[t] = small1(at(w, t - 2)) + at(w, t - 7) + small0(at(w, t - 15)) + at(w, t - 16);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const one = (h + big1(e) + ((e & f) ^ (~e & g)) + at(ROUNDS, t) + at(w, t)) | 0;
    const two = (big0(a) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [t, value] of [a, b, c, d, e, f, g, h].entries()) state[t] = at(state, t) + value;
}

const at = (words: Uint32Array, index: number): number => words[index] as number;
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const small0 = (x: number): number => turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
const small1 = (x: number): number => turned(x, 17) ^ turned(x, 19) ^ (x >>> 10);
const big0 = (x: number): number => turned(x, 2) ^ turned(x, 13) ^ turned(x, 22);
const big1 = (x: number): number => turned(x, 6) ^ turned(x, 11) ^ turned(x, 25);

// FIPS 180-4: the first 32 bits of what follows the point in the square (cube) roots of the first primes.
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
