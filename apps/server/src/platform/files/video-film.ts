import { boxes, find, handlerOf } from './video-boxes.ts';

/** The coded pictures of a video, wherever they lie in its file. */
export interface Film {
  pictures: Iterable<Picture>;
  /** By how many bytes each part of a picture says how long it is. */
  lengthBytes: number;
}

export interface Picture {
  at: number;
  size: number;
}

/** More than half a minute has of them in the slowest motion. */
const MOST_PICTURES = 20_000;
/** Before the boxes of an entry that says how pictures are coded. */
const IN_ENTRY = 78;

/** What a `moov` says of them; undefined where no player would find them. */
export function filmOf(moov: Buffer): Film | undefined {
  try {
    for (const { name, body } of boxes(moov)) {
      if (name !== 'trak' || handlerOf(body) !== 'vide') continue;
      const table = find(body, 'mdia', 'minf', 'stbl');
      return { pictures: [...picturesIn(table)], lengthBytes: lengthBytesOf(find(table, 'stsd')) };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function lengthBytesOf(stsd: Buffer): number {
  const [entry] = boxes(stsd.subarray(8));
  const avcC = find(entry?.body.subarray(IN_ENTRY) ?? Buffer.alloc(0), 'avcC');
  return (avcC.readUInt8(4) & 3) + 1;
}

/** Chunks lie anywhere, pictures one after the other in each of them. */
function* picturesIn(table: Buffer): Generator<Picture> {
  const sizes = find(table, 'stsz');
  const [each, count] = [sizes.readUInt32BE(4), sizes.readUInt32BE(8)];
  if (count > MOST_PICTURES) throw new RangeError('too many pictures');
  const offsets = offsetsIn(table);
  let picture = 0;
  for (const { first, last, pictures } of runsIn(find(table, 'stsc'), offsets.length)) {
    for (let chunk = first; chunk <= last; chunk++) {
      let at = offsets[chunk] ?? 0;
      for (let n = 0; n < pictures && picture < count; n++, picture++) {
        const size = each || sizes.readUInt32BE(12 + picture * 4);
        yield { at, size };
        at += size;
      }
    }
  }
}

function offsetsIn(table: Buffer): number[] {
  for (const { name, body } of boxes(table)) {
    if (name !== 'stco' && name !== 'co64') continue;
    const bytes = name === 'stco' ? 4 : 8;
    const count = Math.min(body.readUInt32BE(4), Math.floor((body.length - 8) / bytes), MOST_PICTURES);
    return Array.from({ length: count }, (_, n) =>
      bytes === 4 ? body.readUInt32BE(8 + n * 4) : Number(body.readBigUInt64BE(8 + n * 8)),
    );
  }
  throw new RangeError('no chunks');
}

/** Which chunks, counted from 0, have how many pictures each. */
function* runsIn(stsc: Buffer, chunks: number): Generator<{ first: number; last: number; pictures: number }> {
  const count = stsc.readUInt32BE(4);
  for (let n = 0; n < count; n++) {
    const first = stsc.readUInt32BE(8 + n * 12) - 1;
    const next = n + 1 < count ? stsc.readUInt32BE(8 + (n + 1) * 12) - 1 : chunks;
    yield { first, last: Math.min(next, chunks) - 1, pictures: stsc.readUInt32BE(12 + n * 12) };
  }
}
