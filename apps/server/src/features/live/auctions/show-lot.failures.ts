import type { TermsProblem } from '@souk/shared/live/auctions/lot-terms.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

// Why a host cannot do something to a lot now.

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const lotNotWaiting = (): Failure => refusal('lot_not_waiting', 'This lot isn’t waiting any more.');

export const lotNotRunning = (): Failure => refusal('lot_not_running', 'This lot isn’t running any more.');

export const lotHasSecretEnd = (): Failure =>
  refusal('lot_secret_end', 'This lot ends at a secret moment, so its time stays as it is.');

export const nothingToSell = (): Failure => refusal('lot_sold_out', 'There’s none of this left to sell.');

export const productUnderHammer = (): Failure =>
  refusal('product_running', 'This product is being auctioned right now.');

/** With its rule, so that a form can say it in its own words. */
export function wrongTerms(rule: TermsProblem): Failure {
  const problem = { rule, ...termsProblems[rule] };
  return invalidInput([problem]);
}

const termsProblems: Readonly<Record<TermsProblem, { field: string; message: string }>> = {
  'reserve-below-start': { field: 'reserve', message: 'The reserve can’t be below the start price.' },
  'closing-too-long': { field: 'closing', message: 'Extensions can’t be longer than the lot itself.' },
};
