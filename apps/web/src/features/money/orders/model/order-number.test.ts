import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test.each(['SK-20418', 'sk 20418', ' 20418 ', 'SK20418'])('a buyer may write %s', (text) => {
  expect(orderNumber(text)).toBe('SK-20418');
});

test.each(['', 'SK-', '12', 'PO-20418', '20418x'])('%s is no order number', (text) => {
  expect(orderNumber(text)).toBeNull();
});
