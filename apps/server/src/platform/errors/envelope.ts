import type { ErrorEnvelope } from '@souk/shared/errors.ts';
import type { Failure } from './failure.ts';

/** What a client is told (product §8). */
export function envelope(failure: Failure, requestId: string): ErrorEnvelope {
  const { code, message, details } = failure;
  return { error: { code, message, ...(details === undefined ? {} : { details }), requestId } };
}
