import { expect, test } from 'vitest';
import { inboxOf } from './inbox.ts';

const docs: Parameters<typeof inboxOf>[0] = [
  { id: 'amina', data: { line: 'Hello', kind: 'text', at: 3, unread: 0 } },
  { id: 'tomas', data: { line: '', kind: 'offer', at: 5, unread: 2 } },
  { id: 'nour', data: { line: '', kind: 'order', at: 4, unread: 1, muted: true } },
  { id: 'gone', data: { line: '', kind: 'text', at: 9, unread: 1, hidden: true } },
];
const people = (filter: Parameters<typeof inboxOf>[1]) => inboxOf(docs, filter).map((line) => line.with);

test('the latest conversation stands first, and what was put away does not stand', () => {
  expect(people('all')).toEqual(['tomas', 'nour', 'amina']);
});

test('a reader sees only what is unread, an offer or an order when they ask for it', () => {
  expect(people('unread')).toEqual(['tomas', 'nour']);
  expect(people('offers')).toEqual(['tomas']);
  expect(people('orders')).toEqual(['nour']);
});
