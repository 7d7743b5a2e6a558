import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/api-error.ts';
import { attempts } from '@/platform/api/attempts.ts';
import { addingTo } from './adding.ts';

const vase = { productId: 'vase', variantId: null };
const bowl = { productId: 'bowl', variantId: null };

test('a piece whose answer was lost is added once more as the same one, and the next as another', async () => {
  const keys: string[] = [];
  let isLost = true;
  const add = addingTo('show', attempts(), (_show, _piece, _terms, key) => {
    keys.push(key);
    return isLost ? Promise.reject(new ApiError('network_error', 0, 'lost')) : Promise.resolve();
  });
  await expect(add(vase)).rejects.toThrow('lost');
  isLost = false;
  for (const piece of [vase, vase, bowl]) await add(piece);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
