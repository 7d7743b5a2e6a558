import type { Sample } from './mp4-fragment.ts';
import { VIDEO_CLOCK, VIDEO_TRACK } from './mp4-init.ts';
import type { ReadSamples } from './mp4-reader.ts';
import { OPUS_CLOCK } from './opus.ts';
import { ids, unknownSize } from './webm-elements.ts';

interface Element {
  readonly id: number;
  readonly body: Buffer;
}

/** What `writeCluster` wrote: the samples of a segment, in their order. */
export function readClusters(segment: Buffer): ReadSamples {
  const read: ReadSamples = { pictures: [], sounds: [] };
  for (const { id, body } of elementsIn(segment)) {
    if (id !== ids.cluster) continue;
    let from = 0;
    for (const part of elementsIn(body)) {
      if (part.id === ids.timestamp) from = numberOf(part.body);
      else if (part.id === ids.blockGroup) readGroup(part.body, from, read);
    }
  }
  return read;
}

/** Throws a RangeError unless all that `writeWebmInit` wrote is there. */
export function checkTracks(init: Buffer): void {
  const segment = [...elementsIn(init)].find(({ id }) => id === ids.segment);
  const parts = segment ? [...elementsIn(segment.body)] : [];
  if (!parts.some(({ id }) => id === ids.tracks)) throw new RangeError('no tracks');
}

const BLOCK_HEAD_BYTES = 4;

function readGroup(group: Buffer, from: number, { pictures, sounds }: ReadSamples): void {
  const parts = new Map([...elementsIn(group)].map(({ id, body }) => [id, body]));
  const [block, duration] = [parts.get(ids.block), parts.get(ids.blockDuration)];
  if (!block || !duration) throw new RangeError('nothing in a group');
  const isPicture = (block.readUInt8(0) & 0x7f) === VIDEO_TRACK;
  const ticks = (isPicture ? VIDEO_CLOCK : OPUS_CLOCK) / 1_000;
  const sample: Sample = {
    tick: (from + block.readInt16BE(1)) * ticks,
    duration: numberOf(duration) * ticks,
    bytes: block.subarray(BLOCK_HEAD_BYTES),
    isKey: !parts.has(ids.referenceBlock),
  };
  (isPicture ? pictures : sounds).push(sample);
}

/** What lies side by side. What ends outside of its file throws a RangeError, as after a disk was full. */
function* elementsIn(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const idLength = lengthOf(bytes, at, 4);
    const sizeAt = at + idLength;
    const sizeLength = lengthOf(bytes, sizeAt, 8);
    const from = sizeAt + sizeLength;
    const told = bytes.subarray(sizeAt, from);
    const size = told.equals(unknownSize) ? bytes.length - from : sizeOf(told);
    if (from + size > bytes.length) throw new RangeError('an element ends outside of its file');
    yield { id: bytes.readUIntBE(at, idLength), body: bytes.subarray(from, from + size) };
    at = from + size;
  }
}

/** Of a number that begins with as many zeros as it has further bytes. */
function lengthOf(bytes: Buffer, at: number, most: number): number {
  const length = Math.clz32(bytes.readUInt8(at)) - 23;
  if (length > most || at + length > bytes.length) throw new RangeError('no element');
  return length;
}

/** Without the bit that says how many bytes it has. */
function sizeOf(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  return numberOf([first & (0x7f >> rest.length), ...rest]);
}

const numberOf = (bytes: Iterable<number>): number => [...bytes].reduce((sum, byte) => sum * 256 + byte, 0);
