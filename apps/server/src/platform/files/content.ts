import type { Film } from './video-film.ts';
import type { Hidden } from './video-secrets.ts';

/** Finds out what a file is while it is read. */
export interface ContentCheck {
  read(chunk: Buffer): void;
  /** Undefined when it is nothing that is accepted. */
  type(): string | undefined;
  /** What nobody but its owner is to know; to be asked of what is accepted. */
  toHide?(): Hidden[];
  /** Where its pictures lie, in which cameras hide more of that. */
  film?(): Film | undefined;
}

const HEAD = 16;
const TAIL = 1_024;

/** A PDF, JPEG or PNG, by how it begins and ends. */
export function documentCheck(): ContentCheck {
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  return {
    read(chunk) {
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
      tail = chunk.length >= TAIL ? chunk.subarray(-TAIL) : Buffer.concat([tail, chunk]).subarray(-TAIL);
    },
    type: () => Object.keys(documents).find((type) => documents[type]?.(head, tail)),
  };
}

const documents: Readonly<Record<string, (head: Buffer, tail: Buffer) => boolean>> = {
  'application/pdf': (head, tail) => head.toString('latin1', 0, 5) === '%PDF-' && tail.includes('%%EOF'),
  'image/jpeg': (head, tail) => begins(head, 'ffd8ff') && tail.includes(Buffer.from('ffd9', 'hex')),
  'image/png': (head, tail) => begins(head, '89504e470d0a1a0a') && tail.includes('IEND'),
};

const begins = (bytes: Buffer, hex: string) => bytes.toString('hex', 0, hex.length / 2) === hex;

/** Lines of text: no byte in it that text has not. Two bytes a letter are text behind a mark that says so. */
export function tableCheck(): ContentCheck {
  let isText = true;
  let hasComma = false;
  let head: Buffer = Buffer.alloc(0);
  let wide: InstanceType<typeof TextDecoder> | undefined;
  return {
    read(chunk) {
      if (head.length < 2) {
        head = Buffer.concat([head, chunk.subarray(0, 2)]).subarray(0, 2);
        const encoding = wideMarks[head.toString('hex')];
        if (encoding) wide = new TextDecoder(encoding);
      }
      const text = wide?.decode(chunk, { stream: true }) ?? chunk.toString('latin1');
      isText &&= !notText.test(text);
      hasComma ||= /[,;\t]/.test(text);
    },
    type: () => (isText && hasComma ? 'text/csv' : undefined),
  };
}

const wideMarks: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notText = /[\x00-\x08\x0e-\x1f\x7f]/;
