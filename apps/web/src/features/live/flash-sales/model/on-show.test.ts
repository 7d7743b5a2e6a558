import { expect, test } from 'vitest';
import { type FlashSale, flashOnShow } from './on-show.ts';

const END = 1_000_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const one = (id: string, change: Partial<FlashSale> = {}): FlashSale => ({
  ...{ id, state: 'running', productId: 'vase', title: 'Bottle vase', image: null, varies: false },
  ...{ price: usd(4_800), was: usd(6_400), pieces: 20, left: 12, taken: 8, perPerson: 1 },
  ...{ seconds: 60, endsAt: END, ...change },
});

test('a room sees the flash sale that runs, and for a moment that it is over', () => {
  expect(flashOnShow([], END)).toBeNull();
  expect(flashOnShow([one('a')], END - 1)).toMatchObject({ sale: { id: 'a' }, isRunning: true });
  const over = one('a', { state: 'over' });
  expect(flashOnShow([over], END + 14_999)).toMatchObject({ isRunning: false });
  expect(flashOnShow([over], END + 15_000)).toBeNull();
  expect(flashOnShow([over, one('b', { endsAt: END + 60_000 })], END + 1)).toMatchObject({
    sale: { id: 'b' },
    isRunning: true,
  });
});

test('a sale whose time is over sells nothing more, though nobody has told the room yet', () => {
  expect(flashOnShow([one('a')], END)).toMatchObject({ sale: { id: 'a' }, isRunning: false });
});
