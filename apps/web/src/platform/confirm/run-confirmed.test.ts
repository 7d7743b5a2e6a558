import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/index.ts';
import { askToConfirm, useConfirming } from './confirming.store.ts';
import { runConfirmed } from './run-confirmed.ts';

const refusal = new ApiError('confirmation_required', 403, 'no');

test('who has just proved who they are is not asked again', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await runConfirmed(async () => 'done', ask)).toBe('done');
});

test('who proves it has the call run once more', async () => {
  let calls = 0;
  const call = async () => {
    if (calls++ === 0) throw refusal;
    return 'done';
  };
  expect(await runConfirmed(call, async () => true)).toBe('done');
  expect(calls).toBe(2);
});

test('who would rather not gets the refusal, and nothing is run again', async () => {
  let calls = 0;
  const call = async () => {
    calls++;
    throw refusal;
  };
  await expect(runConfirmed(call, async () => false)).rejects.toBe(refusal);
  expect(calls).toBe(1);
});

test('another refusal asks nothing', async () => {
  const other = new ApiError('forbidden', 403, 'no');
  const ask = () => Promise.reject(new Error('asked'));
  await expect(runConfirmed(() => Promise.reject(other), ask)).rejects.toBe(other);
});

test('two calls refused at once share one question', async () => {
  const answers = [askToConfirm(), askToConfirm()];
  useConfirming.getState().asked?.answer(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(useConfirming.getState().asked).toBeNull();
});
