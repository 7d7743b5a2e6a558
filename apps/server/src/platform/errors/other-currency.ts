import { type Amounts, amountsOf, moneyIn } from '@souk/shared/money.ts';
import { invalidInput } from './failures.ts';

/** Names each field, however deep, that is in another currency. What is left out says nothing. */
export function refuseOtherCurrency(currency: string, given: object): void {
  const problems = moneyIn(given)
    .filter(({ money }) => money.currency !== currency)
    .map(({ field }) => ({ field: `${field}.currency`, message: `Must be ${currency}.` }));
  if (problems.length > 0) throw invalidInput(problems);
}

/** What was sent, as the rules read it: minor units of this currency, and of no other. */
export function amountsIn<T extends object>(currency: string, given: T): Amounts<T> {
  refuseOtherCurrency(currency, given);
  return amountsOf(given);
}
