import { unavailable } from '../errors/failures.ts';

/** The store is full, gone or silent: people are told to try again, the log is told why. */
export function storageAway(cause: unknown): Error {
  const failure = unavailable();
  failure.cause = cause;
  return failure;
}
