import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/platform/session/session.store.ts';
import { forgetViewed, keepViewed, noteViewed, viewedProducts } from './viewed.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('the twelve products looked at last are kept, each once, the latest first', () => {
  for (let n = 1; n <= 14; n += 1) noteViewed(`product-${n}`);
  noteViewed('product-9');
  expect(viewedProducts()?.slice(0, 3)).toEqual(['product-9', 'product-14', 'product-13']);
  expect(viewedProducts()).toHaveLength(12);
  forgetViewed();
  expect(viewedProducts()).toEqual([]);
});

test('who wants no list has none, until they want one again', () => {
  noteViewed('product-1');
  keepViewed(false);
  noteViewed('product-2');
  expect(viewedProducts()).toBeNull();
  keepViewed(true);
  noteViewed('product-3');
  expect(viewedProducts()).toEqual(['product-3']);
});

test('a browser that forbids storage keeps nothing and says nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  noteViewed('product-1');
  expect(viewedProducts()).toEqual([]);
});

test('what is not a list is no list', () => {
  for (const text of ['{', '{"a":1}', '[1,null]', '"on"']) {
    localStorage.setItem('souk-viewed', text);
    expect(viewedProducts()).toEqual([]);
  }
});
