import { Failure } from '../../../platform/errors/failure.ts';

export const yourself = (): Failure =>
  new Failure({ code: 'yourself', status: 409, message: 'This is you.' });

export const blockedByYou = (): Failure =>
  new Failure({
    code: 'blocked_by_you',
    status: 409,
    message: 'You blocked this person. Unblock them first.',
  });
