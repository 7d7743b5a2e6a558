import { mostBasisPoints } from '@souk/shared/fee-limits.ts';
import type { FeeRate } from '@souk/shared/money/fees/rules.ts';
import { westernDigits } from '@/ui/text-input/western-digits.ts';

/** A rate as it is typed. Amounts are minor units of the market’s currency. */
export interface RateDraft {
  percent: string;
  fixed: number | null;
  least: number | null;
  most: number | null;
}

export const emptyRate: RateDraft = { percent: '', fixed: null, least: null, most: null };

export const rateDraftOf = ({ basisPoints, fixed, least, most }: FeeRate): RateDraft => ({
  percent: String(basisPoints / 100),
  fixed: fixed === 0 ? null : fixed,
  least,
  most,
});

export const rateOf = ({ percent, fixed, least, most }: RateDraft): FeeRate => ({
  basisPoints: basisPointsOf(percent) ?? 0,
  fixed: fixed ?? 0,
  least,
  most,
});

/** What was set for each currency, without those that were left empty. */
export function fixedInOf(amounts: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) => (amount === null ? [] : [[currency, amount]])),
  );
}

/** "2,9" is 290; null is no percentage the market takes. */
export function basisPointsOf(percent: string): number | null {
  const plain = westernDigits(percent).replace(/[,٫]/, '.').trim();
  const points = Math.round(Number(plain === '' ? 'none' : plain) * 100);
  return points >= 0 && points <= mostBasisPoints ? points : null;
}
