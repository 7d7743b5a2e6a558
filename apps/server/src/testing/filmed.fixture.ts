import { writeMovie } from '@souk/broadcast/recording/movie.ts';
import type { Sample } from '@souk/broadcast/recording/mp4-fragment.ts';
import { VIDEO_CLOCK } from '@souk/broadcast/recording/mp4-init.ts';

/** Every message that may stand beside a picture, as type and content; with the byte that ends it. */
export const beside = (...messages: Array<[type: number, content: Buffer]>): Buffer => {
  const parts = messages.map(([type, content]) =>
    Buffer.concat([Buffer.from([type, ...sizeOf(content.length)]), content]),
  );
  return keptApart(Buffer.concat([Buffer.of(6), ...parts, Buffer.of(0x80)]));
};

const sizeOf = (length: number): number[] => (length < 255 ? [length] : [255, ...sizeOf(length - 255)]);

/** Two zeros are followed by a 3 before what would look like the start of another part. */
function keptApart(part: Buffer): Buffer {
  const bytes: number[] = [];
  for (const byte of part) {
    if (byte <= 3 && bytes.at(-1) === 0 && bytes.at(-2) === 0) bytes.push(3);
    bytes.push(byte);
  }
  return Buffer.from(bytes);
}

/** Parts of a picture as an MP4 has them. */
export const partsOf = (...parts: Buffer[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );

export const slice = Buffer.concat([Buffer.of(0x65), Buffer.alloc(700, 0x5a)]);

/** Two seconds of pictures nobody could look at, in front of each of which stands that. */
export function filmed(...before: Buffer[]): Buffer {
  const configuration = Buffer.from('0142c01fffe100086742c01fda0280bf01000468ce3c80', 'hex');
  const format = { codec: 'avc1.42c01f', width: 640, height: 360, configuration };
  const pictures: Sample[] = Array.from({ length: 20 }, (_, n) => ({
    tick: (n * VIDEO_CLOCK) / 10,
    duration: VIDEO_CLOCK / 10,
    bytes: partsOf(...before, slice),
    isKey: n === 0,
  }));
  const movie = writeMovie(format, { pictures, sounds: [] }, 0, 2);
  if (!movie) throw new Error('there was no picture');
  return movie.bytes;
}
