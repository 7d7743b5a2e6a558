import type { FileHandle } from 'node:fs/promises';

// https://learn.microsoft.com/typography/opentype/spec/cmap: which letters a font has, read without the rest of it.

/** From and to, both among them. */
export type LetterRange = readonly [from: number, to: number];

/** The fonts in a file: one, or those of a collection. */
export async function lettersInFile(file: FileHandle): Promise<LetterRange[][]> {
  const head = await read(file, 0, 12);
  const isCollection = head.toString('latin1', 0, 4) === 'ttcf';
  const count = isCollection ? Math.min(head.readUInt32BE(8), 64) : 1;
  const starts = isCollection ? await read(file, 12, 4 * count) : Buffer.alloc(4);
  const fonts: LetterRange[][] = [];
  for (let n = 0; n < count; n += 1) fonts.push(await lettersAt(file, starts.readUInt32BE(4 * n)));
  return fonts;
}

async function lettersAt(file: FileHandle, start: number): Promise<LetterRange[]> {
  const count = (await read(file, start, 12)).readUInt16BE(4);
  const directory = await read(file, start + 12, 16 * count);
  for (let at = 0; at < directory.length; at += 16) {
    if (directory.toString('latin1', at, at + 4) !== 'cmap') continue;
    return lettersOf(await read(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12)));
  }
  return [];
}

/** Of the table for all of Unicode where there is one, else of the one for its first plane. */
function lettersOf(cmap: Buffer): LetterRange[] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => {
    const at = cmap.readUInt32BE(4 + 8 * n + 4);
    return { platform: cmap.readUInt16BE(4 + 8 * n), at, format: cmap.readUInt16BE(at) };
  }).filter(({ platform }) => platform === 0 || platform === 3);
  const whole = tables.find(({ format }) => format === 12);
  if (whole) return groupsOf(cmap.subarray(whole.at));
  const first = tables.find(({ format }) => format === 4);
  return first ? segmentsOf(cmap.subarray(first.at)) : [];
}

function groupsOf(table: Buffer): LetterRange[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, n) => [
    table.readUInt32BE(16 + 12 * n),
    table.readUInt32BE(20 + 12 * n),
  ]);
}

function segmentsOf(table: Buffer): LetterRange[] {
  const twice = table.readUInt16BE(6);
  const ranges: LetterRange[] = [];
  for (let at = 0; at < twice; at += 2) {
    const to = table.readUInt16BE(14 + at);
    const from = table.readUInt16BE(16 + twice + at);
    if (to !== 0xffff) ranges.push([from, to]);
  }
  return ranges;
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new RangeError('the font ends too early');
  return buffer;
}
