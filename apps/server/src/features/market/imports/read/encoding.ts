import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** By its mark, else by whether all of it is UTF-8; what spreadsheets of old write is Windows-1252. */
export async function encodingOf(bytes: Readable): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begin = Buffer.alloc(0);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (begin.length < 2) {
        begin = Buffer.concat([begin, chunk.subarray(0, 2)]);
        if (begin.length >= 2 && marks.has(begin.toString('hex', 0, 2)))
          return marks.get(begin.toString('hex', 0, 2)) as Encoding;
      }
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  } finally {
    bytes.destroy();
  }
}

const marks = new Map<string, Encoding>([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/** Its text, in pieces. The mark at the beginning is left out. */
export async function* textOf(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
