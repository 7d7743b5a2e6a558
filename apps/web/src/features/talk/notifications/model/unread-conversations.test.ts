import { expect, test } from 'vitest';
import { unreadConversations } from './unread-conversations.ts';

test('people who wait are counted, not their messages; those muted or put away are not', () => {
  const docs = [
    { unread: 4 },
    { unread: 1 },
    { unread: 0 },
    { unread: 9, muted: true },
    { unread: 1, hidden: true },
    {},
  ].map((data) => ({ data }));
  expect(unreadConversations(docs)).toBe(2);
});
