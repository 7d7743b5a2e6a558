import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

export const alreadyReported = (): Failure =>
  new Failure({
    code: 'already_reported',
    status: 409,
    message: 'You’ve already reported this. It’s being reviewed.',
  });

export const ownThing = (): Failure =>
  new Failure({ code: 'yourself', status: 409, message: 'You can’t report this: it’s yours.' });

/** A colleague was quicker. */
export const reportDecided = (): Failure =>
  new Failure({ code: 'report_decided', status: 409, message: 'This report has already been decided.' });

export const noReview = (): Failure =>
  invalidInput([{ field: 'removeReview', message: 'The report isn’t about an existing review.' }]);
