import { bareAddresses } from './bare-addresses.ts';

/**
 * What of an error may be logged. Postgres puts values of the row into `detail` and `where`, and sometimes into
 * the message, so those fields stay out and what looks like an address is struck.
 */
export function cleanError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: strike(String(error)) };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: strike(error.message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    stack: strike(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: cleanError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, MOST_SHOWN).map(cleanError) } : {}),
  };
}

// Of several that failed for one reason.
const MOST_SHOWN = 5;

const strike = (text: string) =>
  bareAddresses(text)
    .replace(/[^\s"'<>()=]+@[^\s"'<>()]+/g, '[e-mail]')
    .replace(/Bearer\s+\S+/gi, 'Bearer [redacted]');
