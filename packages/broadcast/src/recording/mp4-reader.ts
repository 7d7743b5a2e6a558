import type { Sample } from './mp4-fragment.ts';
import { VIDEO_TRACK } from './mp4-init.ts';
import type { VideoFormat } from './picture.ts';

interface Box {
  readonly name: string;
  /** Where it begins in what it was found in. */
  readonly at: number;
  readonly body: Buffer;
}

/** The boxes that lie side by side. What ends outside of its file throws a RangeError, as after a disk was full. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new RangeError('a box ends outside of its file');
    yield { name: bytes.toString('latin1', at + 4, at + 8), at, body: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}

const all = (bytes: Buffer, name: string): Box[] => [...boxesIn(bytes)].filter((box) => box.name === name);

function one(bytes: Buffer, name: string): Buffer {
  const found = all(bytes, name)[0];
  if (!found) throw new RangeError(`no ${name}`);
  return found.body;
}

/** Before the boxes in a `stsd`, and before those in its entry of pictures. */
const DESCRIPTIONS_AT = 8;
const IN_VIDEO_ENTRY = 78;

/** What `writeInit` was given; codec and size are known beside it. */
export function readConfiguration(init: Buffer): VideoFormat['configuration'] {
  const [track] = all(one(init, 'moov'), 'trak');
  if (!track) throw new RangeError('no track');
  const samples = ['mdia', 'minf', 'stbl', 'stsd'].reduce(one, track.body);
  const [entry] = boxesIn(samples.subarray(DESCRIPTIONS_AT));
  if (!entry) throw new RangeError('no sample entry');
  for (const { name, body } of boxesIn(entry.body.subarray(IN_VIDEO_ENTRY))) {
    if (name === 'avcC') return body;
  }
  throw new RangeError('no configuration');
}

export interface ReadSamples {
  readonly pictures: Sample[];
  readonly sounds: Sample[];
}

/** What `writeFragment` wrote: the samples of a segment, in their order. */
export function readFragments(segment: Buffer): ReadSamples {
  const read: ReadSamples = { pictures: [], sounds: [] };
  for (const { at, body } of all(segment, 'moof')) {
    for (const { body: track } of all(body, 'traf')) {
      const samples = one(track, 'tfhd').readUInt32BE(4) === VIDEO_TRACK ? read.pictures : read.sounds;
      samples.push(...readRun(segment.subarray(at), track));
    }
  }
  return read;
}

const NOT_SYNC = 0x1_0000;
const RUN_HEAD_BYTES = 12;
const IN_RUN_BYTES = 12;

function readRun(fromHere: Buffer, track: Buffer): Sample[] {
  const run = one(track, 'trun');
  const count = run.readUInt32BE(4);
  let tick = Number(one(track, 'tfdt').readBigUInt64BE(4));
  let at = run.readUInt32BE(8);
  const samples: Sample[] = [];
  for (let n = 0; n < count; n += 1) {
    const row = RUN_HEAD_BYTES + n * IN_RUN_BYTES;
    const [duration, size, flags] = [0, 4, 8].map((more) => run.readUInt32BE(row + more)) as [
      number,
      number,
      number,
    ];
    if (at + size > fromHere.length) throw new RangeError('a sample ends outside of its file');
    samples.push({ tick, duration, bytes: fromHere.subarray(at, at + size), isKey: !(flags & NOT_SYNC) });
    tick += duration;
    at += size;
  }
  return samples;
}
