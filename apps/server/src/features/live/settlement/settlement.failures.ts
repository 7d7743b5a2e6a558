import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

/** It was paid, or their time is over. */
export const nothingToPay = (): Failure =>
  refusal('lot_not_to_pay', 'There’s nothing left to pay for this lot.');

export const lotSettled = (): Failure => refusal('lot_settled', 'This lot has changed in the meantime.');

export const noRunnerUp = (): Failure => refusal('no_runner_up', 'Nobody else bid on this lot.');
