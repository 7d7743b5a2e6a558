import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { expect, test } from 'vitest';
import { changed } from './in-lists.ts';

const review = (_id: string) => ({ _id, helpfulCount: 1 }) as Review;
const more = (one: Review) => ({ ...one, helpfulCount: one.helpfulCount + 1 });

test('a reader who finds a review helpful sees it so in every list that shows it, and nothing else moves', () => {
  const other = { pages: [{ items: [review('c')] }], pageParams: [null] };
  const data = { pages: [{ items: [review('a')] }, { items: [review('b')] }], pageParams: [null, 'x'] };
  expect(changed(data, 'b', more)).toEqual({
    pages: [{ items: [review('a')] }, { items: [{ _id: 'b', helpfulCount: 2 }] }],
    pageParams: [null, 'x'],
  });
  expect(changed(other, 'b', more)).toBe(other);
  for (const data of [undefined, null, { may: true }, { pages: [{ total: 1 }] }]) {
    expect(changed(data, 'b', more)).toBe(data);
  }
});
