import { expect, test } from 'vitest';
import { bellItems, byDay, isUnread } from './bell-list.ts';

const news = {
  kind: 'price-drop',
  at: Date.parse('2026-11-21T10:00:00Z'),
  text: 'notifications.text.priceDrop',
  params: { product: 'Vase', price: { amount: 4000, currency: 'USD' } },
  about: 'vase',
  to: '/product/vase',
};

test('what this page does not understand is left out, the rest is shown', () => {
  const items = bellItems([
    { id: 'one', data: news },
    { id: 'two', data: { ...news, kind: 'weather' } },
    { id: 'three', data: { ...news, readAt: 5, later: 'unknown here' } },
  ]);
  expect(items.map(({ id }) => id)).toEqual(['one', 'three']);
  expect(items.map(isUnread)).toEqual([true, false]);
});

test('the day ends at the reader’s own midnight', () => {
  const items = [{ at: Date.parse('2026-11-21T01:00:00Z') }, { at: Date.parse('2026-11-20T22:00:00Z') }];
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(byDay(items, { now, timeZone: 'UTC' })).toEqual({ today: [items[0]], earlier: [items[1]] });
  expect(byDay(items, { now, timeZone: 'Asia/Dubai' })).toEqual({ today: items, earlier: [] });
  expect(byDay(items, { now, timeZone: 'America/New_York' })).toEqual({ today: [], earlier: items });
});

test('what comes from a server whose clock runs ahead is new', () => {
  const item = { at: Date.parse('2026-11-22T00:00:20Z') };
  expect(byDay([item], { now: Date.parse('2026-11-21T23:59:50Z'), timeZone: 'UTC' }).today).toEqual([item]);
});
