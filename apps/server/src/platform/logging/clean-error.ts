import { bareAddresses } from './bare-addresses.ts';

/**
 * What of an error may be logged. Postgres puts values of the row into `detail` and `where`, and sometimes into
 * the message, so those fields stay out and what looks like an address is struck.
 */
export function cleanError(error: unknown): Record<string, unknown> {
  if (!isErrorLike(error)) return { message: strike(String(error)) };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name ?? 'Error',
    message: strike(error.message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    stack: strike(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: cleanError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, MOST_SHOWN).map(cleanError) } : {}),
  };
}

/** Also what is no error by itself, but has what one says: pg-boss tells of a job that failed so. */
const isErrorLike = (error: unknown): error is Error =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');

// Of several that failed for one reason.
const MOST_SHOWN = 5;

const strike = (text: string) =>
  bareAddresses(text)
    .replace(/[^\s"'<>()=]+@[^\s"'<>()]+/g, '[e-mail]')
    .replace(/Bearer\s+\S+/gi, 'Bearer [redacted]');
