import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, isApiError } from '@/platform/api/index.ts';
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

test('what is done without a line fails at once, and is not done by itself when there is one again', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  let tries = 0;
  const payout = new MutationObserver(client, {
    mutationFn: async () => {
      tries += 1;
      if (!onlineManager.isOnline()) throw new ApiError('network_error', 0, 'there is no line');
    },
  });
  const failure = payout.mutate().then(
    () => null,
    (error: unknown) => error,
  );
  const { isPaused } = payout.getCurrentResult();
  const isTold = !isPaused && isApiError(await failure, 'network_error');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  client.unmount();
  expect({ isPaused, isTold, tries }).toEqual({ isPaused: false, isTold: true, tries: 1 });
});
