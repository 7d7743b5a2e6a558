import { expect, test } from 'vitest';
import type { CollectionPath } from '../paths.ts';
import { ChangeOrder } from './change-order.ts';
import type { ChangedDoc } from './store.ts';

const changes = (...seqs: number[]): ChangedDoc[] =>
  seqs.map((seq) => ({
    collection: 'rooms/7/messages' as CollectionPath,
    id: `${seq}`,
    data: {},
    seq,
    born: seq,
  }));
const numbers = (found: readonly ChangedDoc[]) => found.map(({ seq }) => seq);

test('what comes before its time waits for what it follows, and what is known already is left out', () => {
  let missing = 0;
  const order = new ChangeOrder({ lateMs: 60_000, missing: () => (missing += 1) });
  order.add(changes(4, 3));
  expect(numbers(order.next(1))).toEqual([]);
  order.add(changes(1, 2, 3));
  expect(numbers(order.next(1))).toEqual([2, 3, 4]);
  order.add(changes(4, 5));
  expect(numbers(order.next(4))).toEqual([5]);
  expect(missing).toBe(0);
  order.stop();
});

test('what does not come in time is said to be missing, once', async () => {
  const missing = Promise.withResolvers<void>();
  const order = new ChangeOrder({ lateMs: 10, missing: missing.resolve });
  order.add(changes(3));
  expect(numbers(order.next(1))).toEqual([]);
  await missing.promise;
  // A read of what is missing brings what came after it too.
  expect(numbers(order.next(1))).toEqual([]);
});

test('where nothing is carried, nothing is waited for', () => {
  let missing = 0;
  const order = new ChangeOrder({ lateMs: 0, missing: () => (missing += 1) });
  order.add(changes(3));
  expect(numbers(order.next(1))).toEqual([]);
  expect(missing).toBe(1);
});
