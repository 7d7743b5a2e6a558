import { expect, test } from 'vitest';
import { saidOnce } from './said-once.ts';

test('that one was outbid is said once, with the price of that moment, and again after the next time', () => {
  const outbid = (bid: number, price: string) => ({ about: `outbid ${bid}`, words: `Bid ${price}` });
  const first = saidOnce(null, outbid(3, '$42'));
  expect(first?.words).toBe('Bid $42');
  const later = saidOnce(first, outbid(3, '$44'));
  expect(later).toBe(first);
  expect(saidOnce(later, outbid(7, '$60'))?.words).toBe('Bid $60');
  expect(saidOnce(later, null)).toBeNull();
});
