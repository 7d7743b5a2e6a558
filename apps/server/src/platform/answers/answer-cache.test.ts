import { expect, test } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { createAnswerCache } from './answer-cache.ts';

function cacheOf(mostBytes = 1_000) {
  const clock = testClock();
  const cache = createAnswerCache<string>({
    clock,
    milliseconds: 1_000,
    mostBytes,
    sizeOf: (answer) => answer.length,
  });
  return { clock, cache };
}

/** A making that ends when it is told to. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { make: () => promise, end: resolve };
}

test('a hundred who ask at once have it made once', async () => {
  const { cache } = cacheOf();
  let made = 0;
  const make = async () => `made ${++made}`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('/', make)));
  expect(new Set(answers)).toEqual(new Set(['made 1']));
});

test('after the clock was put back it is made again', async () => {
  const { cache, clock } = cacheOf();
  await cache.get('/', async () => 'first');
  clock.forward(-3_600_000);
  expect(await cache.get('/', async () => 'second')).toBe('second');
  expect(await cache.get('/', async () => 'third')).toBe('second');
});

test('a second after its making began it is made again', async () => {
  const { cache, clock } = cacheOf();
  const first = slowly();
  const asked = cache.get('/', first.make);
  clock.forward(900);
  first.end('first');
  await asked;
  clock.forward(99);
  expect(await cache.get('/', async () => 'second')).toBe('first');
  clock.forward(1);
  expect(await cache.get('/', async () => 'second')).toBe('second');
});

test('what takes longer than it is kept is still made by one at a time', async () => {
  const { cache, clock } = cacheOf();
  const slow = slowly();
  const first = cache.get('/', slow.make);
  clock.forward(5_000);
  const second = cache.get('/', async () => 'another');
  slow.end('slow');
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
  expect(await cache.get('/', async () => 'another')).toBe('another');
});

test('who may not have what was begun before gets one made since, and so do all after them', async () => {
  const { cache } = cacheOf();
  const old = slowly();
  const before = cache.get('/', old.make);
  const since = cache.begun();
  const after = cache.get('/', async () => 'new', since);
  old.end('old');
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
  expect(await cache.get('/', async () => 'newer')).toBe('new');
  expect(await cache.get('/', async () => 'newer', since)).toBe('new');
});

test('what failed is not kept', async () => {
  const { cache } = cacheOf();
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('/', async () => 'yes')).toBe('yes');
});

test('the oldest go when there are too many bytes of them', async () => {
  const { cache } = cacheOf(10);
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => `${key}${key}${key}${key}`);
  expect(await cache.get('c', async () => 'again')).toBe('cccc');
  expect(await cache.get('b', async () => 'again')).toBe('bbbb');
  expect(await cache.get('a', async () => 'again')).toBe('again');
});
