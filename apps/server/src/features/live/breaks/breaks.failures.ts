import { Failure } from '../../../platform/errors/failure.ts';

// Why a break cannot be changed like that.

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const tooManyBreaks = (): Failure => refusal('too_many_breaks', 'A show has no more than 20 breaks.');

export const breakStarted = (): Failure =>
  refusal('break_started', 'A break can’t be removed once bidding on one of its spots has begun.');

export const breakOver = (): Failure => refusal('break_over', 'This break is over.');

export const spotRunning = (): Failure =>
  refusal('spot_running', 'A spot of this break is being sold right now.');

export const spotTaken = (): Failure => refusal('spot_taken', 'Someone else has bought this spot.');

export const spotUnpaid = (): Failure =>
  refusal('spot_unpaid', 'A spot of this break has been won and isn’t paid yet.');
