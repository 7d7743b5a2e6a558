/** What RFC 7741 puts before the picture in each packet. Places are 0 where a part is left out. */
export interface Vp8Descriptor {
  readonly isStart: boolean;
  readonly pictureIdAt: number;
  readonly pictureIdBytes: 0 | 1 | 2;
  readonly layerIndexAt: number;
  /** Where the picture's own bytes begin. */
  readonly body: number;
}

export function readVp8(bytes: Buffer, start: number, end: number): Vp8Descriptor | undefined {
  if (start >= end) return undefined;
  const first = bytes[start]!;
  let at = start + 1;
  let pictureIdAt = 0;
  let pictureIdBytes: Vp8Descriptor['pictureIdBytes'] = 0;
  let layerIndexAt = 0;
  if (first & 0x80) {
    const parts = bytes[at++] ?? 0;
    if (parts & 0x80) {
      pictureIdAt = at;
      pictureIdBytes = (bytes[at] ?? 0) & 0x80 ? 2 : 1;
      at += pictureIdBytes;
    }
    if (parts & 0x40) layerIndexAt = at++;
    if (parts & 0x30) at += 1;
  }
  if (at >= end) return undefined;
  return {
    isStart: (first & 0x10) !== 0 && (first & 0x07) === 0,
    ...{ pictureIdAt, pictureIdBytes, layerIndexAt },
    body: at,
  };
}
