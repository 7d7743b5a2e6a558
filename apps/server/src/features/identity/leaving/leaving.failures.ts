import { Failure } from '../../../platform/errors/failure.ts';

/** Something is under way that others rely on: each reason is a code the web has words for. */
export const heldBack = (reasons: string[]): Failure =>
  new Failure({
    code: 'held_back',
    status: 409,
    message: 'Something others rely on is still in progress.',
    details: reasons,
  });
