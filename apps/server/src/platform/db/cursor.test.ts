import { expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { encodeCursor, pageOf, readCursor } from './cursor.ts';

const place = z.tuple([z.literal('shows'), z.int(), z.uuid()]);
const id = '0190a5b2-7e3c-7cc0-8d3e-0f2b6d1c9a11';

test('a cursor comes back as the place it was made of', () => {
  expect(readCursor(encodeCursor(['shows', 7, id]), place)).toEqual(['shows', 7, id]);
  expect(readCursor(undefined, place)).toBeNull();
});

test('what this list has not given is refused, naming the cursor', () => {
  const wrong = [
    '',
    'abc',
    '🍯',
    encodeCursor(['events', 7, id]),
    encodeCursor(['shows', 7.5, id]),
    encodeCursor(['shows', 7, "' or 1=1"]),
    encodeCursor(['shows', 7, id, id]),
    Buffer.from('{"__proto__":1}').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ];
  for (const cursor of wrong) {
    expect(() => readCursor(cursor, place), cursor).toThrow(
      expect.toSatisfy((error: Failure) => error instanceof Failure && error.status === 400),
    );
  }
});

test('a page has a next one only when there was a row more than it holds', () => {
  const placeOf = (row: number) => ['numbers', row] as const;
  expect(pageOf([1, 2], 2, placeOf)).toEqual({ rows: [1, 2], nextCursor: null });
  expect(pageOf([1, 2, 3], 2, placeOf)).toEqual({
    rows: [1, 2],
    nextCursor: encodeCursor(['numbers', 2]),
  });
  expect(pageOf([], 2, placeOf)).toEqual({ rows: [], nextCursor: null });
});
