import type { Order, OrderLine } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { leftToSend } from './left-to-send.ts';

const line = (_id: string, quantity: number, refunded = 0) =>
  ({ _id, quantity, refunded, event: null }) as OrderLine;
const parcel = (...lines: Array<[string, number]>) =>
  ({ lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })) }) as Order['parcels'][number];

test('what was sent in any parcel or given back is not left to send', () => {
  const lines = [line('vase', 3), line('mug', 2, 1), line('bowl', 1)];
  const parcels = [parcel(['vase', 1]), parcel(['vase', 1], ['bowl', 1])];
  const left = leftToSend({ lines, parcels }).map((one) => [one.line._id, one.quantity]);
  expect(left).toEqual([
    ['vase', 1],
    ['mug', 1],
  ]);
});
