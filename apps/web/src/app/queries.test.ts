import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sessionStore } from '@/platform/session/session.store.ts';
import { createQueryClient, storedQueries } from './queries.ts';

test('a page brings what it was drawn from, and none of it twice', () => {
  const client = createQueryClient([{ key: ['landing'], data: { shows: ['Kiln opening'] } }]);
  const row = new QueryObserver(client, { queryKey: ['landing', 'row'], initialData: ['Kiln opening'] });
  expect(row.getCurrentResult().data).toEqual(['Kiln opening']);
  expect(storedQueries(client)).toEqual([{ key: ['landing'], data: { shows: ['Kiln opening'] } }]);
});

test('what was drawn for nobody is true for a visitor, and asked again for who is signed in', () => {
  const isStale = () =>
    createQueryClient([{ key: ['landing'], data: 'drawn' }])
      .getQueryCache()
      .find({ queryKey: ['landing'] })
      ?.isStaleByTime(30_000);
  expect(isStale()).toBe(false);
  const before = sessionStore.getState();
  sessionStore.setState({ user: { _id: 'nour' } as OwnUser, token: 'hers' });
  expect(isStale()).toBe(true);
  sessionStore.setState(before);
});
