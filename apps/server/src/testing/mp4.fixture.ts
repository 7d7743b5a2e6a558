/** A box of an MP4. */
export const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

function words(size: number, at: Record<number, number>): Buffer {
  const bytes = Buffer.alloc(size);
  for (const [place, value] of Object.entries(at)) bytes.writeUInt32BE(value, Number(place));
  return bytes;
}

/** A track of sound or pictures, as `avc1` or another codec. */
export function trackOf(handler: string, codec: string, [width, height] = [1_080, 1_920]): Buffer {
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(width ?? 0, 24);
  entry.writeUInt16BE(height ?? 0, 26);
  const hdlr = Buffer.alloc(24);
  hdlr.write(handler, 8, 'latin1');
  const stsd = box('stsd', words(8, { 4: 1 }), box(codec, entry));
  return box('trak', box('mdia', box('hdlr', hdlr), box('minf', box('stbl', stsd))));
}

export const ftyp = box('ftyp', Buffer.from('isom'));
const mvhd = (seconds: number) => box('mvhd', words(100, { 12: 1_000, 16: seconds * 1_000 }));
/** What an MP4 says of itself. */
export const moovOf = (seconds = 12, ...tracks: Buffer[]) =>
  box(
    'moov',
    mvhd(seconds),
    ...(tracks.length ? tracks : [trackOf('vide', 'avc1'), trackOf('soun', 'mp4a')]),
  );
export const mdat = box('mdat', Buffer.alloc(5_000, 7));

/** As short as a video can be that is looked at and not played. */
export const mp4 = (seconds = 12): Buffer => Buffer.concat([ftyp, moovOf(seconds), mdat]);
