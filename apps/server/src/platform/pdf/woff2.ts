import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { readGlyphs } from './woff2-glyphs.ts';

// https://www.w3.org/TR/WOFF2: a font whose tables are packed together. HarfBuzz reads them unpacked.

const knownTags = [
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX',
  'vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc',
  'feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill',
]
  .join()
  .split(',');
const HEADER_BYTES = 48;
const OWN_TAG = 63;
/** Where `head` says how `loca` counts. */
const LOCA_FORMAT_AT = 50;

interface Entry {
  tag: string;
  bytes: number;
  isTransformed: boolean;
}

/** The tables of a WOFF2 file as one OpenType font, without its hints. */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const reader = new ByteReader(file);
  if (reader.tag() !== 'wOF2') throw new Error('this is no WOFF2 font');
  const flavour = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.at = HEADER_BYTES;
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const packed = new ByteReader(brotliDecompressSync(file.subarray(reader.at)));
  const tables = new Map<string, Uint8Array>();
  for (const { tag, bytes, isTransformed } of entries) {
    const body = packed.bytes(bytes);
    if (!isTransformed) tables.set(tag, body);
    else if (tag === 'glyf') {
      const { glyf, loca } = readGlyphs(body);
      tables.set('glyf', glyf);
      tables.set('loca', loca);
    } else if (tag !== 'loca') throw new Error(`the table ${tag} is packed in a way we do not read`);
  }
  const head = tables.get('head');
  if (!head) throw new Error('this font has no head');
  const longLoca = Uint8Array.from(head);
  new DataView(longLoca.buffer).setUint16(LOCA_FORMAT_AT, 1);
  tables.set('head', longLoca);
  return joinTables(flavour, tables);
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const known = flags & 0x3f;
  const tag = known === OWN_TAG ? reader.tag() : (knownTags[known] ?? '');
  const original = reader.base128();
  const version = flags >> 6;
  // Of glyphs version 3 is the plain one, of everything else 0.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, bytes: isTransformed ? reader.base128() : original, isTransformed };
}

/** A font file of these tables. */
export function joinTables(flavour: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const padded = (bytes: number) => (bytes + 3) & ~3;
  let at = 12 + 16 * sorted.length;
  const file = new Uint8Array(at + sorted.reduce((sum, [, { length }]) => sum + padded(length), 0));
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  view.setUint32(0, flavour);
  view.setUint16(4, sorted.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (sorted.length - power) * 16);
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    for (let n = 0; n < 4; n += 1) view.setUint8(entry + n, tag.charCodeAt(n));
    file.set(bytes, at);
    view.setUint32(entry + 4, sumOf(file.subarray(at, at + padded(bytes.length))));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += padded(bytes.length);
  }
  return file;
}

function sumOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
