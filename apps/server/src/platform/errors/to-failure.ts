import { Failure } from './failure.ts';
import {
  internalError,
  invalidInput,
  payloadTooLarge,
  unavailable,
  unsupportedMediaType,
} from './failures.ts';

/** What a client is told of any error: what nobody expected stays inside. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = asError(error);
  if (code !== undefined) {
    const known = frameworkFailures[code];
    if (known) return known();
    if (inEachOthersWay.has(code)) return unavailable();
    if (unstorableText.has(code))
      return invalidInput([{ field: 'body', message: 'Contains a character we can’t store.' }]);
  }
  if (isDatabaseAway(error)) return unavailable();
  const isOfRequest = code?.startsWith('FST_') || error instanceof SyntaxError;
  if (isOfRequest && statusCode !== undefined && statusCode >= 400 && statusCode < 500) return badBody();
  return internalError();
}

/** Whatever it is asked next, it will not answer either. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = asError(error);
  return (code !== undefined && away.test(code)) || lostConnection.test(message);
}

const badBody = () => invalidInput([{ field: 'body', message: 'Is not valid JSON.' }]);

const frameworkFailures: Readonly<Partial<Record<string, () => Failure>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: payloadTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_JSON_BODY: badBody,
  FST_ERR_CTP_EMPTY_JSON_BODY: badBody,
  FST_ERR_HANDLER_TIMEOUT: unavailable,
};

// Socket errors, and the SQLSTATEs of a server that goes, comes, is full or gave a connection up:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const away = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|25P03|57P0[1235]|53[123]00)$/;

// Two transactions that were in each other's way.
const inEachOthersWay = new Set(['40001', '40P01', '55P03']);

// A NUL character reaches Postgres as one of these.
const unstorableText = new Set(['22021', '22P05']);

// `pg` reports these without a code, but for the last: a database that is reached by a Unix socket takes that along as it goes.
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|^connect ENOENT /;

function asError(error: unknown): { code?: string; statusCode?: number; message: string } {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { code, statusCode, message } = error as Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
    message: String(message ?? ''),
  };
}
