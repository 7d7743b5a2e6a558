import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key']);

/** By which the same key for something else is known. */
export const requestHash = ({ method, url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, url, sorted(body)]))
    .digest();

// The order in which a client writes its fields makes no other body.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
