/** The units of a stream with start codes (ITU-T H.264, annex B). */
export function intoUnits(stream: Uint8Array): Uint8Array[] {
  const starts: number[] = [];
  for (let n = 0; n + 2 < stream.length; n += 1) {
    if (stream[n] === 0 && stream[n + 1] === 0 && stream[n + 2] === 1) starts.push(n + 3);
  }
  return starts.map((start, n) => {
    let end = n + 1 < starts.length ? starts[n + 1]! - 3 : stream.length;
    while (end > start && stream[end - 1] === 0) end -= 1;
    return stream.subarray(start, end);
  });
}

export const kindOf = (unit: Uint8Array): number => unit[0]! & 0x1f;
export const unitKind = { slice: 1, keySlice: 5, sequence: 7, picture: 8 } as const;

/** What a unit says, without the bytes that keep start codes out of it. */
export function unescaped(unit: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let zeros = 0;
  for (const byte of unit.subarray(1)) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(bytes);
}

export function unitOf(head: number, payload: Uint8Array): Uint8Array {
  const bytes = [head];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(bytes);
}
