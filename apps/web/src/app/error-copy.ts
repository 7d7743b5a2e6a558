import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { ApiError } from '@/platform/api/index.ts';

/** What someone can do about a failure. */
export type NextStep = 'retry' | 'signIn' | 'search' | 'reload' | 'fix' | 'none';

export type ErrorCopy = { title: MessageKey; next: MessageKey; step: NextStep };

/** The plain words and the next step for every code; a feature's own codes are added here. */
const copies: Record<string, ErrorCopy> = {
  network_error: copy('error.network_error', 'retry'),
  request_aborted: copy('error.request_aborted', 'retry'),
  timeout_exceeded: copy('error.timeout_exceeded', 'retry'),
  unsupported_protocol: copy('error.unsupported_protocol', 'fix'),
  invalid_input: copy('error.invalid_input', 'fix'),
  unauthenticated: copy('error.unauthenticated', 'signIn'),
  forbidden: copy('error.forbidden', 'none'),
  not_found: copy('error.not_found', 'search'),
  unknown_address: copy('error.unknown_address', 'none'),
  method_not_allowed: copy('error.unknown_address', 'none'),
  unsupported_media_type: copy('error.internal_error', 'reload'),
  payload_too_large: copy('error.payload_too_large', 'fix'),
  too_many_requests: copy('error.too_many_requests', 'retry'),
  conflict: copy('error.conflict', 'reload'),
  idempotency_key_required: copy('error.internal_error', 'reload'),
  idempotency_key_reused: copy('error.conflict', 'reload'),
  idempotency_in_progress: copy('error.unavailable', 'retry'),
  unavailable: copy('error.unavailable', 'retry'),
  internal_error: copy('error.internal_error', 'retry'),
};

export function errorCopy(error: unknown): ErrorCopy {
  const code = error instanceof ApiError ? error.code : 'internal_error';
  return copies[code] ?? copies.internal_error!;
}

/** The number that finds a failure in the operator's logs. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}

type Told =
  | 'network_error'
  | 'request_aborted'
  | 'timeout_exceeded'
  | 'unsupported_protocol'
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'unknown_address'
  | 'payload_too_large'
  | 'too_many_requests'
  | 'conflict'
  | 'unavailable'
  | 'internal_error';

function copy(title: `error.${Told}`, step: NextStep): ErrorCopy {
  return { title, next: `${title}.next`, step };
}
