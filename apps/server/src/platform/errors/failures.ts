import type { FieldProblem } from '@souk/shared/errors.ts';
import { Failure } from './failure.ts';

// The failures any call may end in. Features keep their own beside their rules.

export const invalidInput = (problems: FieldProblem[]): Failure =>
  new Failure({
    code: 'invalid_input',
    status: 400,
    message: `Please check: ${problems.map((problem) => problem.field).join(', ')}.`,
    details: problems,
  });

export const unauthenticated = (): Failure =>
  new Failure({
    code: 'unauthenticated',
    status: 401,
    message: 'Please sign in first.',
    headers: { 'www-authenticate': 'Bearer' },
  });

export const forbidden = (message = 'You may not do this.'): Failure =>
  new Failure({ code: 'forbidden', status: 403, message });

export const shopRequired = (): Failure =>
  new Failure({ code: 'shop_required', status: 403, message: 'You need a shop for this.' });

export const muted = (): Failure =>
  new Failure({ code: 'muted', status: 403, message: 'You can’t write where others can read right now.' });

export const suspended = (): Failure =>
  new Failure({ code: 'suspended', status: 403, message: 'This account is suspended.' });

export const confirmationRequired = (): Failure =>
  new Failure({
    code: 'confirmation_required',
    status: 403,
    message: 'Please confirm it’s you first.',
  });

export const notFound = (thing: string): Failure =>
  new Failure({ code: 'not_found', status: 404, message: `There is no such ${thing}.` });

/** Told apart from a thing that is not there: a web app newer than this server asks for what it cannot do. */
export const unknownAddress = (): Failure =>
  new Failure({ code: 'unknown_address', status: 404, message: 'There is no such address.' });

export const methodNotAllowed = (allowed: string[]): Failure =>
  new Failure({
    code: 'method_not_allowed',
    status: 405,
    message: `This address answers ${allowed.join(', ')}.`,
    headers: { allow: allowed.join(', ') },
  });

export const payloadTooLarge = (): Failure =>
  new Failure({ code: 'payload_too_large', status: 413, message: 'That’s too large to send at once.' });

export const unsupportedMediaType = (): Failure =>
  new Failure({ code: 'unsupported_media_type', status: 415, message: 'Send this as application/json.' });

export const tooManyRequests = (retryAfterSeconds: number): Failure =>
  new Failure({
    code: 'too_many_requests',
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const unavailable = (): Failure =>
  new Failure({
    code: 'unavailable',
    status: 503,
    message: 'The market can’t answer right now. Please try again in a moment.',
    headers: { 'retry-after': '1' },
  });

export const internalError = (): Failure =>
  new Failure({ code: 'internal_error', status: 500, message: 'Something went wrong on our side.' });
