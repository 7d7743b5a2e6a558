import { Failure } from '../../../platform/errors/failure.ts';

export const lastAdmin = (): Failure =>
  new Failure({ code: 'last_admin', status: 409, message: 'The market needs at least one admin.' });

export const ownAccount = (): Failure =>
  new Failure({ code: 'own_account', status: 403, message: 'Someone else has to change your account.' });

/** A reader of mail to an address that was only claimed can take over the account, and its role with it. */
export const unprovedAccount = (): Failure =>
  new Failure({
    code: 'unproved_account',
    status: 409,
    message: 'They haven’t confirmed their email address yet.',
  });
