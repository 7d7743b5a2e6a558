import { type PictureFacts, Refused } from './picture.ts';

// ISO/IEC 14496-12 (boxes) and 23008-12 (pictures in them).
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'heif'];

/** Box by box at the top, and down to the sizes; the boxes must fill the file. */
export function lookAtAvif(bytes: Buffer): PictureFacts {
  const [type, ...others] = [...boxesIn(bytes, 0, bytes.length)];
  const brands = type ? brandsOf(bytes.subarray(type.body, type.end)) : [];
  if (!brands.includes('avif') && !brands.includes('avis')) {
    throw new Refused(brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'not-accepted');
  }
  if (!others.every(({ name }) => parts.has(name))) throw new Refused('not-accepted');
  const meta = others.find(({ name }) => name === 'meta');
  if (!meta || !others.some(({ name }) => name === 'mdat')) throw new Refused('damaged');

  const properties = inside(bytes, inside(bytes, [{ ...meta, body: meta.body + 4 }], 'iprp'), 'ipco');
  const all = properties.flatMap(({ body, end }) => [...boxesIn(bytes, body, end)]);
  // A grid has the sizes of its tiles and of the whole.
  const sizes = all.filter(({ name }) => name === 'ispe');
  if (sizes.length === 0) throw new Refused('damaged');
  const width = Math.max(...sizes.map(({ body }) => bytes.readUInt32BE(body + 4)));
  const height = Math.max(...sizes.map(({ body }) => bytes.readUInt32BE(body + 8)));
  // Its planes, and the colours made of them; both twice as wide with more than eight bits.
  const deep = all.some(({ name, body }) => name === 'av1C' && (bytes.readUInt8(body + 2) & 0x40) !== 0);
  const pixels = width * height;
  return { kind: 'avif', width, height, room: pixels * (deep ? 12 : 7), pixelBytes: pixels * (deep ? 8 : 4) };
}

const parts = new Set(['meta', 'mdat', 'moov', 'free', 'skip', 'uuid']);

interface Box {
  name: string;
  body: number;
  end: number;
}

function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let at = from; at < end; ) {
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    // A length of 1 says that the real one follows; 0 that the box goes on to the end.
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const body = at + (short === 1 ? 16 : 8);
    if (at + length < body || at + length > end) throw new Refused('damaged');
    yield { name, body, end: at + length };
    at += length;
  }
}

const inside = (bytes: Buffer, boxes: Box[], wanted: string) =>
  boxes.flatMap(({ body, end }) => [...boxesIn(bytes, body, end)].filter(({ name }) => name === wanted));

/** The main one and those it goes along with; between them stands a version. */
function brandsOf(body: Buffer): string[] {
  const words = body.toString('latin1').match(/.{4}/gs) ?? [];
  return words.filter((_, place) => place !== 1);
}
