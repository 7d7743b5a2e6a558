import { Failure } from '../../../platform/errors/failure.ts';

/** One answer for all that stands against it: who blocked whom is not to be learnt here. */
export const raidRefused = (): Failure =>
  new Failure({
    code: 'raid_refused',
    status: 409,
    message: 'That show can’t take your viewers right now.',
  });
