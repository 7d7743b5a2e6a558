import { Failure } from '../../../platform/errors/failure.ts';

export const taxChanged = (version: number | null): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version },
  });
