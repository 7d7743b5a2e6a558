import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A PNG that no compression makes smaller: about three bytes for each pixel. */
export function noisePicture(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  randomFillSync(rows);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 0 });
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', data), part('IEND', Buffer.alloc(0))]);
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
