import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/platform/session/session.store.ts';
import { cartKey, forgetSavedCart, keepLine, savedLines } from './saved-cart.ts';

const mug = { variantId: '0198a1b2-0000-7000-8000-000000000001', quantity: 1 };
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  forgetSavedCart();
  vi.unstubAllGlobals();
});

test('a visitor’s cart is kept in the browser, and adds up', () => {
  expect(keepLine(mug, 5)).toBe(true);
  expect(keepLine({ ...mug, quantity: 2 }, 5)).toBe(true);
  expect(savedLines()).toEqual([{ ...mug, quantity: 3 }]);
  forgetSavedCart();
  expect(savedLines()).toEqual([]);
});

test('a visitor cannot keep more than there are, nor more than fifty different things', () => {
  expect(keepLine({ ...mug, quantity: 3 }, 2)).toBe(false);
  for (let n = 0; n < 50; n += 1) keepLine({ variantId: `variant-${n}`, quantity: 1 }, 9);
  expect(keepLine(mug, 9)).toBe(false);
  expect(keepLine({ variantId: 'variant-3', quantity: 1 }, 9)).toBe(true);
  expect(savedLines()).toHaveLength(50);
});

test('what is not a cart any more is no cart', () => {
  for (const text of ['', '{', '7', '[null, {"variantId": 3}]', '[{"variantId": "a", "quantity": "1"}]']) {
    storage.setItem(cartKey, text);
    expect(savedLines()).toEqual([]);
  }
});

test('where the browser keeps nothing the page remembers', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepLine(mug, 5);
  expect(savedLines()).toEqual([mug]);
});
