/** Everything that can go wrong, on either side of the wire. */
export const liveCodes = [
  'cancelled',
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'permission-denied',
  'unauthenticated',
  'unavailable',
  'unimplemented',
] as const;
export type LiveCode = (typeof liveCodes)[number];

export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly code: LiveCode;
  /** When to try again; set where haste or a server that cannot now is all that is wrong. */
  readonly retryAfterMs: number | undefined;

  constructor(code: LiveCode, message: string, retryAfterMs?: number) {
    super(message);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export const invalid = (message: string): LiveError => new LiveError('invalid-argument', message);
export const denied = (message = 'The rules do not allow it.'): LiveError =>
  new LiveError('permission-denied', message);
export const missing = (path: string): LiveError =>
  new LiveError('not-found', `There is no document at ${path}.`);
