import { BitReader, BitWriter, payloadEnd } from './bits.ts';
import { unescaped, unitOf } from './units.ts';

/** What is needed of a sequence to write slices for it. */
export interface Sequence {
  frameNumberBits: number;
  orderBits: number;
  /** Macroblocks of 16 by 16 pixels. */
  columns: number;
  rows: number;
}

const BASELINE = 66;

/** ITU-T H.264, 7.3.2.1.1. */
export function readSequence(unit: Uint8Array): Sequence {
  const { sequence } = upToRows(new BitReader(unescaped(unit)));
  return sequence;
}

/** The same sequence with more rows of macroblocks: pictures that are put together of several parts. */
export function withRows(unit: Uint8Array, rows: number, level: number): Uint8Array {
  const bytes = unescaped(unit);
  bytes[2] = level;
  const reader = new BitReader(bytes);
  const { rowsAt } = upToRows(reader);
  const writer = new BitWriter().rest(new BitReader(bytes), rowsAt).unsigned(rows - 1);
  return unitOf(unit[0]!, writer.rest(reader, payloadEnd(bytes)).end());
}

function upToRows(reader: BitReader): { sequence: Sequence; rowsAt: number } {
  const profile = reader.bits(8);
  reader.bits(16);
  reader.unsigned();
  const frameNumberBits = reader.unsigned() + 4;
  const orderKind = reader.unsigned();
  if (profile !== BASELINE || orderKind !== 0) throw new Error('not a sequence as Chromium writes it');
  const orderBits = reader.unsigned() + 4;
  reader.unsigned();
  reader.bit();
  const columns = reader.unsigned() + 1;
  const rowsAt = reader.at;
  return { sequence: { frameNumberBits, orderBits, columns, rows: reader.unsigned() + 1 }, rowsAt };
}

/** The same slice, beginning at another macroblock of a larger picture. */
export function slicedFrom(unit: Uint8Array, first: number): Uint8Array {
  const bytes = unescaped(unit);
  const reader = new BitReader(bytes);
  if (reader.unsigned() !== 0) throw new Error('a picture of several slices');
  const writer = new BitWriter().unsigned(first).rest(reader, payloadEnd(bytes));
  return unitOf(unit[0]!, writer.end());
}

const REFERENCE_SLICE = 0x61;
const PREDICTED = 0;
const ORDER_STEP = 2;

/** A slice in which nothing moves: each macroblock is that of the picture before. */
export function unchangedSlice(
  { frameNumberBits, orderBits }: Sequence,
  { first, count, frame }: { first: number; count: number; frame: number },
): Uint8Array {
  const head = new BitWriter()
    .unsigned(first)
    .unsigned(PREDICTED)
    .unsigned(0)
    .bits(frame, frameNumberBits)
    .bits(frame * ORDER_STEP, orderBits)
    // As many pictures to refer to as the stream says, in their usual order, and kept in the usual way.
    .bits(0, 3)
    // The usual quality, and nothing smoothed.
    .signed(0)
    .unsigned(1);
  return unitOf(REFERENCE_SLICE, head.unsigned(count).end());
}
