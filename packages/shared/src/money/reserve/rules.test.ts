import { expect, test } from 'vitest';
import { reserveRules } from '../../settings/reserve.ts';
import { chargebackShare, withheldFrom } from './rules.ts';

const rules = reserveRules.parse(undefined);

test('some is kept back only beyond the share that was set', () => {
  expect(chargebackShare({ orders: 0, chargedBack: 0 })).toBe(0);
  expect(withheldFrom(10_000, { orders: 100, chargedBack: 1 }, rules)).toBe(0);
  expect(withheldFrom(10_000, { orders: 99, chargedBack: 1 }, rules)).toBe(1_000);
  expect(withheldFrom(10_000, { orders: 0, chargedBack: 0 }, { ...rules, chargebackBasisPoints: 0 })).toBe(0);
  expect(
    withheldFrom(10_000, { orders: 10_000, chargedBack: 1 }, { ...rules, chargebackBasisPoints: 0 }),
  ).toBe(1_000);
});

test('what an operator sets stands over what is usual', () => {
  expect(reserveRules.parse({ days: 30 })).toEqual({ ...rules, days: 30 });
  expect(reserveRules.safeParse({ keptBasisPoints: 10_001 }).success).toBe(false);
});
