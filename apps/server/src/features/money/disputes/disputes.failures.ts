import type { DisputeState } from '@souk/shared/money/disputes/states.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const nothingToDispute = (): Failure =>
  new Failure({
    code: 'dispute_not_open',
    status: 409,
    message: 'You can’t report that for this order right now.',
  });

export const disputeMovedOn = (state: DisputeState): Failure =>
  new Failure({
    code: 'dispute_moved_on',
    status: 409,
    message: 'This case has changed in the meantime.',
    details: { state },
  });

export const nothingToReturn = (): Failure =>
  new Failure({
    code: 'nothing_to_return',
    status: 409,
    message: 'There’s nothing in this order that could be sent back.',
  });

export const tooMuchEvidence = (most: number): Failure =>
  new Failure({
    code: 'too_much_evidence',
    status: 409,
    message: 'You’ve added as many photos as you can.',
    details: { most },
  });
