import { describe, expect, test } from 'vitest';
import { priceParts, reduction } from './price.model.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('a reduction', () => {
  test('is told in whole per cent', () => {
    expect(reduction(usd(6400), usd(8200))).toBe(22);
    expect(reduction(usd(5000), usd(10_000))).toBe(50);
  });

  test('is none without a price before, or with one that was not higher', () => {
    expect(reduction(usd(6400), null)).toBeNull();
    expect(reduction(usd(6400), usd(6400))).toBeNull();
    expect(reduction(usd(6400), usd(5000))).toBeNull();
  });

  test('is none when it rounds to nothing', () => {
    expect(reduction(usd(99_999), usd(100_000))).toBeNull();
  });

  test('is never told between two currencies', () => {
    expect(reduction(usd(50), { amount: 9000, currency: 'JPY' })).toBeNull();
  });

  test('of a thing that became free is all of it', () => {
    expect(reduction(usd(0), usd(500))).toBe(100);
  });
});

describe('what a price shows', () => {
  test('one figure when nothing is to compare', () => {
    expect(priceParts(usd(8400))).toEqual({ kind: 'one', price: usd(8400) });
  });

  test('the struck 30-day low when it is reduced', () => {
    expect(priceParts(usd(5800), usd(6400))).toEqual({
      kind: 'reduced',
      price: usd(5800),
      was: usd(6400),
      percent: 9,
    });
  });

  test('no struck price that is lower than the price', () => {
    expect(priceParts(usd(5800), usd(5000)).kind).toBe('one');
  });

  test('a span over variants, which no struck price interrupts', () => {
    expect(priceParts(usd(2400), usd(9000), usd(6150))).toEqual({
      kind: 'range',
      from: usd(2400),
      to: usd(6150),
    });
  });

  test('no span when all variants cost the same', () => {
    expect(priceParts(usd(2400), null, usd(2400)).kind).toBe('one');
  });
});
