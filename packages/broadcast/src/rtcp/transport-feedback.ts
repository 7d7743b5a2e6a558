import { distance16 } from '../rtp/sequence.ts';

/** When the packets of one connection arrived, as its receiver counts time. */
export interface TransportFeedback {
  readonly received: ReadonlyArray<{ readonly sequence: number; readonly at: number }>;
  /** Packets it tells of, and how many of them did not arrive. */
  readonly count: number;
  readonly lost: number;
}

export interface Arrival {
  readonly sequence: number;
  /** Milliseconds. */
  readonly at: number;
}

const HEAD_BYTES = 20;
const REFERENCE_MS = 64;
const TICK_MS = 0.25;
const MOST_PACKETS = 4_096;
const NOT_RECEIVED = 0;
const SMALL_DELTA = 1;
const LARGE_DELTA = 2;

/** draft-holmer-rmcat-transport-wide-cc-extensions-01; undefined when it is malformed. */
export function readTransportFeedback(bytes: Buffer): TransportFeedback | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const base = bytes.readUInt16BE(12);
  const count = bytes.readUInt16BE(14);
  if (count > MOST_PACKETS) return undefined;
  const runs: Run[] = [];
  let at = HEAD_BYTES;
  for (let left = count; left > 0; at += 2) {
    if (at + 2 > bytes.length) return undefined;
    left -= readChunk(bytes.readUInt16BE(at), left, runs);
  }
  let time = bytes.readIntBE(16, 3) * REFERENCE_MS;
  let sequence = base;
  const received: Arrival[] = [];
  for (const { symbol, length } of runs) {
    const size = symbol === NOT_RECEIVED ? 0 : symbol === SMALL_DELTA ? 1 : 2;
    if (at + size * length > bytes.length) return undefined;
    for (let n = 0; size > 0 && n < length; n += 1, at += size) {
      time += (size === 1 ? bytes[at]! : bytes.readInt16BE(at)) * TICK_MS;
      received.push({ sequence: (sequence + n) & 0xffff, at: time });
    }
    sequence += length;
  }
  return { received, count, lost: count - received.length };
}

/** Packets in a row of which the same is said. It takes two bytes to name thousands, so that they are not told one by one. */
interface Run {
  readonly symbol: number;
  readonly length: number;
}

/** A run of one symbol, 14 symbols of one bit, or 7 of two, but no more than `most`. Gives how many. */
function readChunk(chunk: number, most: number, runs: Run[]): number {
  if (!(chunk & 0x8000)) {
    const length = Math.min(chunk & 0x1fff, most);
    runs.push({ symbol: (chunk >> 13) & 3, length });
    return length;
  }
  const bits = chunk & 0x4000 ? 2 : 1;
  const length = Math.min(14 / bits, most);
  for (let n = 1; n <= length; n += 1) {
    runs.push({ symbol: (chunk >> (14 - n * bits)) & (bits === 2 ? 3 : 1), length: 1 });
  }
  return length;
}

/** `arrivals` are in order of their numbers and lie near each other. */
export function writeTransportFeedback(arrivals: readonly Arrival[], number: number, media: number): Buffer {
  const [first] = arrivals;
  const last = arrivals.at(-1);
  if (!first || !last) throw new RangeError('there is nothing to tell');
  const span = distance16(first.sequence, last.sequence) + 1;
  const reference = Math.floor(first.at / REFERENCE_MS);
  const symbols = new Uint8Array(span);
  const deltas: number[] = [];
  let ticks = 0;
  for (const { sequence, at } of arrivals) {
    const place = distance16(first.sequence, sequence);
    const now = Math.round((at - reference * REFERENCE_MS) / TICK_MS);
    const delta = Math.max(-0x8000, Math.min(0x7fff, now - ticks));
    ticks += delta;
    const isSmall = delta >= 0 && delta < 256;
    symbols[place] = isSmall ? SMALL_DELTA : LARGE_DELTA;
    if (isSmall) deltas.push(delta);
    else deltas.push((delta >> 8) & 0xff, delta & 0xff);
  }
  const chunks = Math.ceil(span / 7);
  const used = HEAD_BYTES + chunks * 2 + deltas.length;
  const size = Math.ceil(used / 4) * 4;
  const bytes = Buffer.alloc(size);
  bytes[0] = 0x80 | (size > used ? 0x20 : 0) | 15;
  bytes[1] = 205;
  bytes.writeUInt16BE(size / 4 - 1, 2);
  bytes.writeUInt32BE(OWN_SSRC, 4);
  bytes.writeUInt32BE(media, 8);
  bytes.writeUInt16BE(first.sequence, 12);
  bytes.writeUInt16BE(span, 14);
  bytes.writeUIntBE(reference & 0xffffff, 16, 3);
  bytes[19] = number & 0xff;
  for (let n = 0; n < chunks; n += 1) {
    let chunk = 0xc000;
    for (let k = 0; k < 7; k += 1) chunk |= (symbols[n * 7 + k] ?? 0) << (12 - k * 2);
    bytes.writeUInt16BE(chunk, HEAD_BYTES + n * 2);
  }
  for (const [n, byte] of deltas.entries()) bytes[HEAD_BYTES + chunks * 2 + n] = byte;
  if (size > used) bytes[size - 1] = size - used;
  return bytes;
}

/** By which the relay names itself where it only answers. */
export const OWN_SSRC = 1;
