import { expect, test } from 'vitest';
import { BitReader, BitWriter, payloadEnd } from './bits.ts';
import { readSequence, slicedFrom, unchangedSlice, withRows } from './slices.ts';
import { intoUnits, unescaped, unitOf } from './units.ts';

/** As Chromium wrote it for pictures of 432 by 352 pixels. */
const sequence = Uint8Array.from(Buffer.from('6742c0158c8d40d85a4dc0434041e1108d40', 'hex'));

test('numbers are read as they were written', () => {
  const bytes = new BitWriter().unsigned(0).unsigned(594).signed(-7).signed(0).signed(3).bits(5, 3).end();
  const reader = new BitReader(bytes);
  const read = [
    reader.unsigned(),
    reader.unsigned(),
    reader.signed(),
    reader.signed(),
    reader.signed(),
    reader.bits(3),
  ];
  expect(read).toEqual([0, 594, -7, -0, 3, 5]);
  expect(reader.at).toBe(payloadEnd(bytes));
});

test('a stream falls into its units, whose bytes never look like the start of another', () => {
  const payload = Uint8Array.from([9, 0, 0, 1, 0, 0, 0, 3, 0, 0, 2]);
  const unit = unitOf(0x65, payload);
  expect(unescaped(unit)).toEqual(payload);
  const stream = Uint8Array.from([0, 0, 0, 1, ...sequence, 0, 0, 1, ...unit]);
  expect(intoUnits(stream)).toEqual([sequence, unit]);
});

test('a sequence gets more rows and is otherwise the same', () => {
  expect(readSequence(sequence)).toEqual({ frameNumberBits: 15, orderBits: 16, columns: 27, rows: 22 });
  const taller = withRows(sequence, 48, 30);
  expect(readSequence(taller)).toEqual({ frameNumberBits: 15, orderBits: 16, columns: 27, rows: 48 });
  expect(taller[3]).toBe(30);
  expect(withRows(taller, 22, 0x15)).toEqual(sequence);
});

test('a slice is moved further down with all that it says', () => {
  const slice = unitOf(0x65, new BitWriter().unsigned(0).unsigned(7).bits(0b1011, 4).end());
  const reader = new BitReader(unescaped(slicedFrom(slice, 594)));
  expect([reader.unsigned(), reader.unsigned(), reader.bits(4)]).toEqual([594, 7, 0b1011]);
  expect(() => slicedFrom(slicedFrom(slice, 594), 0)).toThrow('several slices');
});

test('a slice in which nothing moves takes some bytes', () => {
  const unit = unchangedSlice(readSequence(sequence), { first: 594, count: 702, frame: 3 });
  expect(unit.length).toBeLessThan(14);
  const reader = new BitReader(unescaped(unit));
  const head = [reader.unsigned(), reader.unsigned(), reader.unsigned(), reader.bits(15), reader.bits(16)];
  expect(head).toEqual([594, 0, 0, 3, 6]);
});
