import { expect, test } from 'vitest';
import { marketSteps } from './market-start.ts';

const nothing = {
  name: 'Souk',
  logoUrl: null,
  brandColour: null,
  payments: { provider: 'none', publishableKey: null, cardOrigin: null },
  arranged: { ways: [], days: 5 },
} as const;
const left = (known: Parameters<typeof marketSteps>[0]) =>
  marketSteps(known).flatMap(({ key, done }) => (done ? [] : [key]));

test('of a new market everything is left to do, in its order', () => {
  const settings = { ...nothing, arranged: { ways: [], days: 5 } };
  expect(left({ settings, categories: 0, shops: 0, mail: 'kept' })).toEqual([
    ...['look', 'categories', 'payments', 'mail', 'shop'],
  ]);
  expect(left({ settings, categories: 0, shops: 0, mail: undefined })).toContain('mail');
});

test('a name, bank transfers and a mail server that is late are enough', () => {
  const settings = { ...nothing, name: 'Hall', arranged: { ways: ['transfer' as const], days: 5 } };
  expect(left({ settings, categories: 3, shops: 1, mail: 'delayed' })).toEqual([]);
});
