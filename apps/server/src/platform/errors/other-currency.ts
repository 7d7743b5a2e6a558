import type { Money } from '@souk/shared/money.ts';
import { invalidInput } from './failures.ts';

/** Names each of these fields that is in another currency. What is left out says nothing. */
export function refuseOtherCurrency(
  currency: string,
  given: Readonly<Record<string, Money | null | undefined>>,
): void {
  const problems = Object.entries(given)
    .filter(([, money]) => money && money.currency !== currency)
    .map(([field]) => ({ field: `${field}.currency`, message: `Must be ${currency}.` }));
  if (problems.length > 0) throw invalidInput(problems);
}
