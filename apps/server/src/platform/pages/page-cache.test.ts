import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const options = { milliseconds: 1000, most: 2 };

test('a hundred who ask at once have it made once', async () => {
  const cache = createPageCache<number>(options);
  let made = 0;
  const make = async () => ++made;
  await expect(Promise.all(Array.from({ length: 100 }, () => cache('/', make)))).resolves.toEqual(
    Array(100).fill(1),
  );
});

test('after its moment it is made again', async () => {
  const cache = createPageCache<number>(options);
  let made = 0;
  const make = async () => ++made;
  await cache('/', make);
  expect(await cache('/', make, Date.now() + 500)).toBe(1);
  expect(await cache('/', make, Date.now() + 1500)).toBe(2);
});

test('what failed is not kept', async () => {
  const cache = createPageCache<string>(options);
  await expect(cache('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache('/', async () => 'yes')).resolves.toBe('yes');
});

test('the oldest goes when there are too many', async () => {
  const cache = createPageCache<string>(options);
  for (const key of ['a', 'b', 'c']) await cache(key, async () => `first ${key}`);
  expect(await cache('c', async () => 'again')).toBe('first c');
  expect(await cache('a', async () => 'again')).toBe('again');
});
