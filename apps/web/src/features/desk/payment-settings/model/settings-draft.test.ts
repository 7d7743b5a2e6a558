import { expect, test } from 'vitest';
import { bodyOf, draftOf, isPercent } from './settings-draft.ts';

const settings = {
  arranged: { ways: ['transfer' as const], days: 5 },
  currency: 'USD',
  currencies: ['JPY'],
  rates: [{ currency: 'JPY', rate: '0.0068' }],
  used: ['EUR', 'USD'],
  reserve: { chargebackBasisPoints: 250, keptBasisPoints: 1_000, days: 90 },
  tips: { days: 7 },
  cards: 'none' as const,
};

test('what nobody changed is sent as it was, and a currency that shops sell in asks for its rate', () => {
  const draft = draftOf(settings);
  expect(draft.others).toEqual([
    { currency: 'EUR', allowed: false, rate: '' },
    { currency: 'JPY', allowed: true, rate: '0.0068' },
  ]);
  const rated = draft.others.map((one) => (one.currency === 'EUR' ? { ...one, rate: '1,08' } : one));
  expect(bodyOf({ ...draft, others: rated })).toEqual({
    arranged: settings.arranged,
    currencies: ['JPY'],
    rates: [
      { currency: 'EUR', rate: '1.08' },
      { currency: 'JPY', rate: '0.0068' },
    ],
    reserve: settings.reserve,
    tips: settings.tips,
  });
  const written = { limit: '1,5', kept: '20', days: '30' };
  expect(bodyOf({ ...draft, reserve: written }).reserve).toEqual({
    ...{ chargebackBasisPoints: 150, keptBasisPoints: 2_000, days: 30 },
  });
  expect(['0', '2,5', '100', '101', '-1', 'many'].map(isPercent)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
