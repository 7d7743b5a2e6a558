/** What may go wrong before the backend answers (product §8). */
export type NetworkCause = 'network_error' | 'request_aborted' | 'timeout_exceeded' | 'unsupported_protocol';

/** A call that did not give what was asked, by the backend's word or because it was never reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** Seconds until it makes sense to try again, when the backend says so. */
  readonly retryAfter: number | undefined;

  constructor(code: string, status: number, message: string, more: ApiErrorMore = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.details = more.details;
    this.requestId = more.requestId;
    this.retryAfter = more.retryAfter;
  }
}

export type ApiErrorMore = {
  details?: unknown;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
};

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Tells the causes apart by what `fetch` threw: a caller's own reason for stopping is thrown as it is. */
export function networkCause(thrown: unknown, signal?: AbortSignal): NetworkCause {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return 'timeout_exceeded';
  if (name === 'AbortError' || signal?.aborted) return 'request_aborted';
  return 'network_error';
}
