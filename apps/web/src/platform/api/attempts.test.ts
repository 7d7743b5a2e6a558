import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { attempts } from './attempts.ts';

const fails = (code: string, status: number) => () => Promise.reject(new ApiError(code, status, code));

/** Under which keys a refund of $20 was sent, where each of these came of it before the last one. */
async function keysOf(...outcomes: Array<(key: string) => Promise<unknown>>): Promise<string[]> {
  const attempt = attempts();
  const keys: string[] = [];
  for (const outcome of [...outcomes, () => Promise.resolve('done')])
    await attempt({ amount: 2_000 }, (key) => {
      keys.push(key);
      return outcome(key);
    }).catch(() => undefined);
  return keys;
}

test.each([
  ['whose answer was lost', 'network_error', 0],
  ['for which the patience of a page was too short', 'timeout_exceeded', 0],
  ['which the market tripped over', 'internal_error', 500],
  ['while nobody knows yet what came of it', 'idempotency_in_progress', 409],
  ['when there was too much to do', 'too_many_requests', 429],
  ['whose sender was signed out meanwhile', 'unauthenticated', 401],
])('what is sent again %s is the same thing', async (_, code, status) => {
  const keys = await keysOf(fails('network_error', 0), fails(code, status));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('what was refused, and what was done, is another thing the next time', async () => {
  expect(new Set(await keysOf(fails('card_declined', 402))).size).toBe(2);
  expect(new Set(await keysOf(() => Promise.resolve('done'))).size).toBe(2);
});

test('another amount is another thing, whatever came of the first one', async () => {
  const attempt = attempts();
  const keys: string[] = [];
  const send = (key: string) => {
    keys.push(key);
    return fails('network_error', 0)();
  };
  for (const amount of [2_000, 2_500, 2_500]) await attempt({ amount }, send).catch(() => undefined);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});
