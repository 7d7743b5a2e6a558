/**
 * SHA-256 of ASCII text, in hexadecimal. The browser's own is not there on a page without https, and answers each of a
 * hundred thousand hashes only later.
 */
export function sha256(text: string): string {
  const length = pad(text);
  state.set(START);
  for (let start = 0; start < length; start += 64) compress(start);
  let hex = '';
  for (const word of state) hex += hexOf(word >>> 24) + hexOf(word >>> 16) + hexOf(word >>> 8) + hexOf(word);
  return hex;
}

// What every hash needs is made once: a hundred thousand of them would leave a mountain behind.
const encoder = new TextEncoder();
const state = new Int32Array(8);
const schedule = new Int32Array(64);
let message = new DataView(new ArrayBuffer(512));

/** Puts a text into bytes as they are hashed, and says how many there are. */
function pad(text: string): number {
  const { length } = text;
  const count = (((length + 8) >> 6) + 1) * 64;
  if (message.byteLength < count) message = new DataView(new ArrayBuffer(2 * count));
  const bytes = new Uint8Array(message.buffer, 0, count);
  if (encoder.encodeInto(text, bytes).written !== length)
    throw new RangeError('Only ASCII text is hashed here.');
  bytes.fill(0, length);
  message.setUint8(length, 0x80);
  message.setInt32(count - 4, length * 8);
  return count;
}

function compress(start: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t += 1) w[t] = message.getInt32(start + t * 4);
  for (let t = 16; t < 64; t += 1)
    w[t] = (small1(at(w, t - 2)) + at(w, t - 7) + small0(at(w, t - 15)) + at(w, t - 16)) | 0;
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
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
  state[0] = (at(state, 0) + a) | 0;
  state[1] = (at(state, 1) + b) | 0;
  state[2] = (at(state, 2) + c) | 0;
  state[3] = (at(state, 3) + d) | 0;
  state[4] = (at(state, 4) + e) | 0;
  state[5] = (at(state, 5) + f) | 0;
  state[6] = (at(state, 6) + g) | 0;
  state[7] = (at(state, 7) + h) | 0;
}

const at = (words: Int32Array, index: number): number => words[index] as number;
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const small0 = (x: number): number => turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
const small1 = (x: number): number => turned(x, 17) ^ turned(x, 19) ^ (x >>> 10);
const big0 = (x: number): number => turned(x, 2) ^ turned(x, 13) ^ turned(x, 22);
const big1 = (x: number): number => turned(x, 6) ^ turned(x, 11) ^ turned(x, 25);

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hexOf = (word: number): string => BYTES[word & 0xff] as string;

// FIPS 180-4: the first 32 bits of what follows the point in the square (cube) roots of the first primes.
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
