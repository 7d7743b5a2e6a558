import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchAnew } from './fetch-anew.ts';

test('an answer that was on its way before a change is not believed, the first one either', async () => {
  const queries = new QueryClient();
  const asked: Array<PromiseWithResolvers<string>> = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver(queries, { queryKey: ['run list'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => asked.length).toBe(1);
  const done = fetchAnew(queries, ['run list']);
  asked[0]?.resolve('the lot runs');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('the lot was sold');
  await done;
  expect(observer.getCurrentResult().data).toBe('the lot was sold');
  leave();
});
