/** A box of an MP4 in what it is in. */
export interface Box {
  name: string;
  body: Buffer;
  /** Where it begins there. */
  at: number;
}

export function* boxes(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new RangeError('a box ends outside of what it is in');
    yield { name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size), at };
    at += size;
  }
}

export function find(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((inside, wanted) => {
    for (const { name, body } of boxes(inside)) if (name === wanted) return body;
    throw new RangeError(`no ${wanted}`);
  }, bytes);
}

export const handlerOf = (track: Buffer): string => find(track, 'mdia', 'hdlr').toString('latin1', 8, 12);
