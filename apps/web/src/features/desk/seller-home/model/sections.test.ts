import { expect, test } from 'vitest';
import { isCurrent, sellSections } from './sections.ts';

const { work, money, more } = sellSections('shop');
const current = (path: string) =>
  [...work, ...money, ...more].filter((section) => isCurrent(section, path)).map(({ key }) => key);

test('a seller sees which of their places they are at, and one order belongs to the orders', () => {
  expect(current('/sell')).toEqual(['home']);
  expect(current('/sell/')).toEqual(['home']);
  expect(current('/sell/orders')).toEqual(['orders']);
  expect(current('/sell/orders/0197')).toEqual(['orders']);
  expect(current('/sell/coupons')).toEqual(['coupons']);
  expect(current('/sell/ordersomething')).toEqual([]);
});

test('a seller’s products, shows, money and messages are places of the same navigation', () => {
  expect(current('/shop/products/0197')).toEqual(['products']);
  expect(current('/settings/import-products')).toEqual(['products']);
  expect(current('/sell/shows')).toEqual(['shows']);
  expect(current('/live/0197/report')).toEqual(['shows']);
  expect(current('/settings/auction/order-list/0197')).toEqual(['auctions']);
  expect(current('/messaging/0197')).toEqual(['messages']);
  expect(current('/wallet')).toEqual(['wallet']);
  expect(current('/settings/payout')).toEqual(['payouts']);
  expect(current('/bankdetails')).toEqual(['payouts']);
  expect(current('/shop/0197')).toEqual([]);
});

test('what waits is counted at the orders and the messages, and nowhere else', () => {
  expect([...work, ...money, ...more].filter(({ waiting }) => waiting).map(({ key }) => key)).toEqual([
    'orders',
    'messages',
  ]);
});
