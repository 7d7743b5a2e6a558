import { expect, test } from 'vitest';
import { cursorQuery, tableQuery } from './paging.ts';

test('a table has 25 rows a page until another choice is made', () => {
  expect(tableQuery.parse({})).toEqual({ page: 1, perPage: 25 });
  expect(tableQuery.parse({ page: '3', perPage: '100' })).toEqual({ page: 3, perPage: 100 });
});

test.each([{ perPage: '30' }, { page: '0' }, { page: 'x' }, { rows: '25' }])(
  'a table refuses %j',
  (query) => {
    expect(tableQuery.safeParse(query).success).toBe(false);
  },
);

test('an endless list gives at most 60 things at once', () => {
  expect(cursorQuery.safeParse({ limit: '61' }).success).toBe(false);
  expect(cursorQuery.parse({ limit: '60' }).limit).toBe(60);
});
