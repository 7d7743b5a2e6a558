import { expect, test } from 'vitest';
import { parseCsv, toCsv } from './csv.ts';

test('quotes hold commas, line breaks and quotes', () => {
  expect(parseCsv('title,price\r\n"Bowl, ""large""\nand blue",46\r\n')).toEqual([
    ['title', 'price'],
    ['Bowl, "large"\nand blue', '46'],
  ]);
});

test('a file without a last line break, with a byte order mark or with empty lines is read all the same', () => {
  expect(parseCsv('\uFEFFa,b\n\n1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

test('what was written is read back as it was', () => {
  const rows = [
    ['a', 'b, c'],
    ['say "hi"', 'two\nlines'],
  ];
  expect(parseCsv(toCsv(rows))).toEqual(rows);
});
