import { Failure } from '../../../platform/errors/failure.ts';

/** The first factor was right; now the code of the app is asked for. */
export const secondFactorRequired = (): Failure =>
  new Failure({
    code: 'second_factor_required',
    status: 401,
    message: 'Please enter the code from your authenticator app.',
  });

export const wrongSecondFactor = (): Failure =>
  new Failure({ code: 'wrong_second_factor', status: 401, message: 'That code isn’t right.' });

export const secondFactorOn = (): Failure =>
  new Failure({ code: 'second_factor_on', status: 409, message: 'Two-step verification is already on.' });

export const secondFactorOff = (): Failure =>
  new Failure({ code: 'second_factor_off', status: 409, message: 'Two-step verification is off.' });

/** While switching it on: the app shows something else. */
export const wrongSetupCode = (): Failure =>
  new Failure({
    code: 'wrong_code',
    status: 401,
    message: 'That code isn’t right. Check your phone’s clock and try the next one.',
  });
