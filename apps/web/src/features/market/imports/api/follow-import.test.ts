import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followImport } from './follow-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const json =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const told = (state: string) => ({ _id: 'i', state, pictures: { waiting: 0, kept: 0, failed: 0 } });
const events = (text: string) => async () => new Response(text);
const progress = (state: string) => events(`event: progress\ndata: ${JSON.stringify(told(state))}\n\n`);

/** What is heard of an import whose calls are answered so, one after the other. */
async function heardOf(...answers: Array<() => Promise<Response>>) {
  vi.stubGlobal('fetch', () => (answers.shift() ?? lost)());
  const heard: string[] = [];
  const hear = ({ state }: ProductImport) => void heard.push(state);
  const stop = new AbortController();
  const followed = followImport('i', hear, stop.signal).then(
    () => 'over',
    (error) => error.status,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  stop.abort();
  return { heard, end: await followed, left: answers.length };
}

test('an import is followed on once a line that was lost for a while is there again', async () => {
  const { heard, end } = await heardOf(
    ...[progress('running'), lost, lost, lost, json({ error: {} }, 502)],
    ...[lost, json(told('running')), progress('done')],
  );
  expect(heard).toEqual(['running', 'running', 'done']);
  expect(end).toBe('over');
});

test('an import that is gone for good is not asked for again', async () => {
  const { heard, end, left } = await heardOf(
    lost,
    json({ error: { code: 'not-found' } }, 404),
    progress('done'),
  );
  expect([heard, end, left]).toEqual([[], 404, 1]);
});

test('events that end before anything came are not asked for at once again', async () => {
  const { heard, left } = await heardOf(...Array.from({ length: 1_000 }, () => events('')));
  expect(heard).toEqual([]);
  expect(left).toBeGreaterThan(900);
});
