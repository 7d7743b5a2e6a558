import { expect, test } from 'vitest';
import type { Message } from './message.ts';
import { rowsInPlace, type ThreadRow, threadRows } from './thread-rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noMarks = { delivered: 0, read: 0 };

const said = (id: string, by: string, at: number, more: Partial<Message> = {}): Message => ({
  id,
  by,
  at,
  text: id,
  pictures: [],
  card: null,
  replyTo: null,
  reactions: {},
  edited: false,
  deleted: false,
  away: false,
  born: 1,
  pending: false,
  ...more,
});

const rowsOf = (messages: Message[], theirs = noMarks) =>
  threadRows(messages, { me: 'me', theirs, dayOf: (at) => String(Math.floor(at / day)) });

/** `|` a day, `(` the first of one go, `)` the last, `@` a face, `:read` what stands below. */
const drawn = (rows: ThreadRow[]) =>
  rows
    .map((row) => {
      if (row.kind === 'day') return '|';
      const foot = row.foot ? `:${row.foot.state ?? 'time'}` : '';
      return `${row.first ? '(' : ''}${row.face ? '@' : ''}${row.message.id}${row.last ? ')' : ''}${foot}`;
    })
    .join(' ');

test('what someone says in one go stands together, with one time below', () => {
  const rows = rowsOf([said('a', 'me', 0), said('b', 'me', minute), said('c', 'me', 20 * minute)]);
  expect(drawn(rows)).toBe('| (a b):sent (c):sent');
});

test('each day begins under its own name, also in the middle of what someone says', () => {
  expect(drawn(rowsOf([said('a', 'me', day - 1), said('b', 'me', day)]))).toBe('| (a):sent | (b):sent');
});

test('the other one has a face beside the last of what they say, and beside every card', () => {
  const card = { kind: 'product', id: 'p' } as const;
  const rows = rowsOf([
    said('a', 'amina', 0),
    said('b', 'amina', 1),
    said('card', 'amina', 2, { card }),
    said('c', 'amina', 3),
  ]);
  expect(drawn(rows)).toBe('| (a @b (@card (@c):time');
});

test('an answer within the minute carries the time for both', () => {
  expect(drawn(rowsOf([said('a', 'amina', 0), said('b', 'me', 1000)]))).toBe('| (@a) (b):sent');
});

test('what has come further than the rest says so where it ends', () => {
  const messages = [
    said('a', 'me', 0, { born: 3 }),
    said('b', 'me', 1, { born: 4 }),
    said('c', 'me', 2, { born: 7 }),
    said('d', 'me', 3, { born: null, pending: true }),
  ];
  expect(drawn(rowsOf(messages, { delivered: 4, read: 3 }))).toBe(
    '| (a):read (b):delivered (c):sent (d):sending',
  );
});

test('an answer finds what it answers as long as that is shown', () => {
  const rows = rowsOf([
    said('a', 'amina', 0),
    said('b', 'me', 1, { replyTo: 'a' }),
    said('c', 'me', 2, { replyTo: 'gone' }),
  ]);
  expect(rows.map((row) => (row.kind === 'message' ? row.answered?.id : 'day'))).toEqual([
    'day',
    undefined,
    'a',
    undefined,
  ]);
});

test('a deleted message of one’s own tells its time and no mark', () => {
  expect(drawn(rowsOf([said('a', 'me', 0, { deleted: true })]))).toBe('| (a):time');
});

test('a new message leaves the rows of the others as they were, but for the one before it', () => {
  const [a, b, c] = [said('a', 'me', 0), said('b', 'amina', 1), said('c', 'amina', 2)];
  const before = rowsOf([a, b]);
  const after = rowsInPlace(before, rowsOf([a, b, c]));
  expect(after.map((row, index) => row === before[index])).toEqual([true, true, false, false]);
  expect(rowsInPlace(after, rowsOf([a, b, c]))).toBe(after);
});
