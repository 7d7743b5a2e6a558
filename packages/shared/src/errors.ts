import { z } from 'zod';

/** What a client is told when something is refused or fails (product §8). */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
    requestId: z.string(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The details of `invalid_input`: every field that was wrong, by its path in the body or query. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Codes that any call may answer with; features add their own. */
export const commonErrorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'unknown_address',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'too_many_requests',
  'idempotency_key_required',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'unavailable',
  'internal_error',
] as const;
export type CommonErrorCode = (typeof commonErrorCodes)[number];
