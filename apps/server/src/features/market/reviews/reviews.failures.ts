import { Failure } from '../../../platform/errors/failure.ts';

/** Reviews are by people whom the thing reached. */
export const notDelivered = (): Failure =>
  new Failure({
    code: 'not_delivered',
    status: 403,
    message: 'You can review this once it has been delivered.',
  });

export const alreadyReviewed = (): Failure =>
  new Failure({ code: 'already_reviewed', status: 409, message: 'You’ve already reviewed this.' });

export const ownReviewVote = (): Failure =>
  new Failure({
    code: 'own_review',
    status: 403,
    message: 'You can’t mark your own review as helpful.',
  });
