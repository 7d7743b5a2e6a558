import { expect, test } from 'vitest';
import { stepsWritten, tiersOf, withAnother } from './bid-steps.model.ts';

const tier = (id: number, below: number | null, step: number | null) => ({ id, below, step });

test('tiers are steps once each ends above the one before and goes up by something', () => {
  expect(stepsWritten([tier(0, null, 500)])).toEqual([{ below: null, step: 500 }]);
  expect(stepsWritten([tier(0, 5_000, 250), tier(1, 999, 1_000)])).toEqual([
    { below: 5_000, step: 250 },
    { below: null, step: 1_000 },
  ]);
  expect(stepsWritten([])).toBeNull();
  expect(stepsWritten([tier(0, null, 250), tier(1, null, 1_000)])).toBeNull();
  expect(stepsWritten([tier(0, 5_000, 0), tier(1, null, 1_000)])).toBeNull();
  expect(stepsWritten([tier(0, 5_000, 1), tier(1, 5_000, 2), tier(2, null, 3)])).toBeNull();
});

test('another tier comes after the last, which gets an end to be filled', () => {
  const tiers = withAnother(tiersOf([{ below: null, step: 500 }]));
  expect(tiers).toEqual([tier(0, null, 500), tier(1, null, null)]);
  expect(stepsWritten(tiers)).toBeNull();
});
