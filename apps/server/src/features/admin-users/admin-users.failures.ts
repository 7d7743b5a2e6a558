import { Failure } from '../../platform/errors/failure.ts';

export const lastAdmin = (): Failure =>
  new Failure({ code: 'last_admin', status: 409, message: 'The market needs at least one admin.' });

export const ownAccount = (): Failure =>
  new Failure({ code: 'own_account', status: 403, message: 'Somebody else has to change your account.' });
