import { expect, test } from 'vitest';
import { goalOf } from './way-back.ts';

test.each([
  ['/product/p1?variant=2', { kind: 'thing', of: 'product', id: 'p1' }],
  ['/live/r1#chat', { kind: 'thing', of: 'live', id: 'r1' }],
  ['/event-view/e1', { kind: 'thing', of: 'event-view', id: 'e1' }],
  ['/shop/s1', { kind: 'thing', of: 'shop', id: 's1' }],
  ['/shop/new?return=/createtokshow', { kind: 'place', name: 'screen.shopNew' }],
  ['/checkout', { kind: 'place', name: 'screen.checkout' }],
  ['/settings/payout', { kind: 'place', name: 'screen.settings' }],
])('%s is shown as what it leads to', (address, goal) => {
  expect(goalOf(address)).toEqual(goal);
});

test.each([
  '/',
  '/constructor',
  '/__proto__/x',
  '/categories/all',
  'https://evil.example/product/1',
  '',
  undefined,
  ['/wallet'],
])('%s is shown as nothing', (address) => {
  expect(goalOf(address)).toBeNull();
});
