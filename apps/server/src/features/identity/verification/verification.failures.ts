import { documentLimit } from '@souk/shared/identity/verification/limits.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

export const noPhone = (): Failure =>
  invalidInput([{ field: 'phone', message: 'Isn’t a phone number that gets text messages.' }]);

export const unreadableDocument = (): Failure =>
  new Failure({
    code: 'unreadable_document',
    status: 415,
    message: `Send a JPEG, a PNG or a PDF of up to ${documentLimit / 1024 / 1024} MB.`,
  });

export const documentsMissing = (missing: readonly string[]): Failure =>
  new Failure({
    code: 'documents_missing',
    status: 409,
    message: 'Add the documents that are needed first.',
    details: missing,
  });

export const emailNotVerified = (): Failure =>
  new Failure({ code: 'email_not_verified', status: 409, message: 'Confirm your email address first.' });

/** It was sent, decided or withdrawn meanwhile: what was wanted of it no longer fits. */
export const checkMovedOn = (state: string): Failure =>
  new Failure({
    code: 'check_moved_on',
    status: 409,
    message: 'This request has changed since you opened it.',
    details: { state },
  });

export const alreadyVerified = (): Failure =>
  new Failure({ code: 'already_verified', status: 409, message: 'This seller is already verified.' });

export const ownCheck = (): Failure =>
  new Failure({ code: 'own_check', status: 403, message: 'Someone else has to decide about your account.' });
