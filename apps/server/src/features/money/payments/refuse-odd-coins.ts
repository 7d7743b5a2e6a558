import type { Money } from '@souk/shared/money.ts';
import { nextCardSum } from '@souk/shared/money-rules.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

/** Before a provider refuses it: of three decimals cards pay two. */
export function refuseOddCoins(sum: Money): void {
  const { amount } = nextCardSum(sum);
  if (amount === sum.amount) return;
  throw invalidInput([
    { field: 'amount.amount', message: `Cards can’t pay ${sum.amount}. The next amount is ${amount}.` },
  ]);
}
