import type { BulkResult } from '@souk/shared/market/catalog/manage-schema.ts';
import { expect, test } from 'vitest';
import { changeInParts } from './change-in-parts.ts';

const chosen = Array.from({ length: 998 }, (_, place) => `p${place}`);
const all = (part: readonly string[]): BulkResult => ({ done: part as BulkResult['done'], failed: [] });

test('998 products are changed 200 at a time, and it is seen how far that is', async () => {
  const sizes: number[] = [];
  const seen: number[] = [];
  const { done, error } = await changeInParts(
    chosen,
    async (part) => {
      sizes.push(part.length);
      return all(part);
    },
    (tried) => seen.push(tried),
  );
  expect(sizes).toEqual([200, 200, 200, 200, 198]);
  expect(seen).toEqual([0, 200, 400, 600, 800]);
  expect([done.length, error]).toEqual([998, null]);
});

test('when the line is gone in between, what was changed is told, and the rest is not said to be', async () => {
  const gone = new Error('gone');
  let sent = 0;
  const result = await changeInParts(
    chosen,
    async (part) => {
      sent += 1;
      if (sent === 3) throw gone;
      return all(part);
    },
    () => undefined,
  );
  expect([result.done.length, result.error, sent]).toEqual([400, gone, 3]);
});
