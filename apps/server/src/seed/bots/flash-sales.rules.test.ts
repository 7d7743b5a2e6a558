import type { ProductId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import { flashPrice } from '@souk/shared/money/flash-prices/rules.ts';
import { expect, test } from 'vitest';
import { idOf } from '../../platform/ids.ts';
import { buysNow, type FlashingShow, flashesNow, saleOf } from './flash-sales.rules.ts';
import { type TippedShow, tipsNow } from './tips.rules.ts';

const MINUTES = 30;
const START = 1_800_000_000_000;
const crowd = Array.from({ length: 20 }, (_, n) => idOf<UserId>(`user:${n}`));
const shows = Array.from({ length: 11 }, (_, n) => idOf<ShowId>(`show:${n}`));
const seconds = Array.from({ length: MINUTES * 60 }, (_, n) => START + n * 1_000);

test('in some room something is cheaper within the first minutes, and nowhere all the time', () => {
  const begun = shows.map((showId) => {
    const moments: number[] = [];
    let show: FlashingShow = { showId, startsAt: START, running: null, lastEndedAt: null, count: 0 };
    for (const now of seconds) {
      const [productId, endsAt] = [idOf<ProductId>('product:1'), now + 120_000];
      if (show.running && now >= show.running.endsAt)
        show = { ...show, lastEndedAt: show.running.endsAt, running: null };
      if (!flashesNow(show, now)) continue;
      moments.push(now);
      show = { ...show, count: show.count + 1, running: { productId, endsAt, left: 6 } };
    }
    return moments;
  });
  expect(begun.filter(([first]) => first && first < START + 3 * 60_000).length).toBeGreaterThan(2);
  for (const moments of begun) expect(moments.length).toBeLessThan(4);
});

test('a few buy while it runs, and nobody the last one', () => {
  const running = { productId: idOf<ProductId>('product:1'), endsAt: START + 120_000, left: 6 };
  const bought = shows.map((showId) => {
    const show: FlashingShow = { showId, startsAt: START, running, lastEndedAt: null, count: 1 };
    return seconds.filter((now) => now < running.endsAt && buysNow(show, crowd, now)).length;
  });
  const all = bought.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThan(shows.length);
  expect(all).toBeLessThan(6 * shows.length);
  const [showId = idOf<ShowId>('show:0')] = shows;
  const last = { showId, startsAt: START, running: { ...running, left: 1 }, lastEndedAt: null, count: 1 };
  expect(seconds.some((now) => buysNow(last, crowd, now))).toBe(false);
});

test('what is on sale is cheaper, changes from sale to sale, and leaves the shop some', () => {
  const goods = Array.from({ length: 4 }, (_, n) => ({
    productId: idOf<ProductId>(`product:${n}`),
    variantId: idOf<VariantId>(`variant:${n}`),
    available: 8 + n,
  }));
  const [showId = idOf<ShowId>('show:0')] = shows;
  const sales = [0, 1, 2, 3].map((count) => saleOf({ showId, count }, goods));
  expect(new Set(sales.map((sale) => sale?.productId)).size).toBe(4);
  for (const sale of sales) {
    if (sale?.cut.kind !== 'percent') throw new Error('nothing is on sale');
    expect(flashPrice(2_000, sale.cut)).toBeLessThan(2_000);
    expect(sale.pieces).toBeLessThan(8);
  }
  expect(saleOf({ showId, count: 0 }, [])).toBeNull();
});

test('somebody tips in every room within two minutes, and the chat is not all tips', () => {
  const given = shows.map((showId) => {
    const moments: number[] = [];
    let show: TippedShow = { showId, startsAt: START, currency: 'USD', lastAt: null, count: 0 };
    for (const now of seconds) {
      if (!tipsNow(show, crowd, now)) continue;
      moments.push(now);
      show = { ...show, lastAt: now, count: show.count + 1 };
    }
    return moments;
  });
  expect(given.filter(([first]) => first && first < START + 120_000).length).toBeGreaterThan(8);
  for (const moments of given) expect(moments.length).toBeLessThan(MINUTES);
});
