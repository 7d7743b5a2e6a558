import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCallsThrough } from '@/platform/api/index.ts';
import { memoryStorage } from '@/platform/session/session.store.ts';
import { forgetSavedCart, keepLine, savedLines } from './saved-cart.ts';
import { takeAlong, useLeftOut } from './take-along.ts';

const mug = { variantId: '0198a1b2-0000-7000-8000-000000000001', quantity: 2 };
let sent: Array<{ url: string; body: unknown }>;

function answer(status: number, body: unknown): void {
  sendCallsThrough(async (url, init) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  keepLine(mug, 9);
});
afterEach(() => {
  forgetSavedCart();
  vi.unstubAllGlobals();
});

test('what a visitor chose goes into their account’s cart once, however many ask for it', async () => {
  answer(200, { shops: [], count: 2, items: [], leftOut: 1 });
  const [first, second] = await Promise.all([takeAlong(), takeAlong()]);
  expect(sent).toEqual([{ url: '/api/cart/lines', body: { lines: [mug] } }]);
  expect([first?.count, second]).toEqual([2, first]);
  expect(savedLines()).toEqual([]);
  expect(useLeftOut.getState().count).toBe(1);
  expect(await takeAlong()).toBeNull();
});

test('a cart that did not arrive is kept for the next time', async () => {
  answer(503, { error: { code: 'unavailable', message: 'Busy.' } });
  await expect(takeAlong()).rejects.toMatchObject({ code: 'unavailable' });
  expect(savedLines()).toEqual([mug]);
});

test('a cart that nobody can read is not sent again and again', async () => {
  answer(400, { error: { code: 'invalid_input', message: 'Please check: lines.' } });
  expect(await takeAlong()).toBeNull();
  expect(savedLines()).toEqual([]);
});
