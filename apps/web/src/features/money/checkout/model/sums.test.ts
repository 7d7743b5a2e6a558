import { expect, test } from 'vitest';
import { dollars } from '@/ui/gallery/samples.ts';
import { agreedForAll } from './sums.ts';

test('what was agreed on for one piece is not shown as the price of two', () => {
  const agreed = dollars(34);
  expect(agreedForAll({ agreed }, 1)).toEqual(agreed);
  expect(agreedForAll({ agreed }, 2)).toBeNull();
  expect(agreedForAll({ agreed: null }, 1)).toBeNull();
});
