import type { DisputeState } from '@souk/shared/money/disputes/states.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const nothingToDispute = (): Failure =>
  new Failure({
    code: 'dispute_not_open',
    status: 409,
    message: 'That can’t be said about this order now.',
  });

export const disputeMovedOn = (state: DisputeState): Failure =>
  new Failure({
    code: 'dispute_moved_on',
    status: 409,
    message: 'This case has changed in the meantime.',
    details: { state },
  });

export const tooMuchEvidence = (most: number): Failure =>
  new Failure({
    code: 'too_much_evidence',
    status: 409,
    message: 'That’s all the pictures there can be.',
    details: { most },
  });
