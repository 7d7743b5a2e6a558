import { Failure } from '../../platform/errors/failure.ts';

/** The first factor was right; now the code of the app is asked for. */
export const secondFactorRequired = (): Failure =>
  new Failure({
    code: 'second_factor_required',
    status: 401,
    message: 'Please enter the code of your authenticator app.',
  });

export const wrongSecondFactor = (): Failure =>
  new Failure({ code: 'wrong_second_factor', status: 401, message: 'That code is not right.' });

export const secondFactorOn = (): Failure =>
  new Failure({ code: 'second_factor_on', status: 409, message: 'The second factor is on already.' });

export const secondFactorOff = (): Failure =>
  new Failure({ code: 'second_factor_off', status: 409, message: 'The second factor is not on.' });

/** While switching it on: the app shows something else. */
export const wrongSetupCode = (): Failure =>
  new Failure({
    code: 'wrong_code',
    status: 401,
    message: 'That code is not right. Check the clock of your phone, and try the next one.',
  });
