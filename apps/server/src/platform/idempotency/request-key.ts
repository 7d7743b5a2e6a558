import type { FastifyRequest } from 'fastify';
import { contentHash } from './content-hash.ts';

export const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key']);

export const requestHash = ({ method, url, body }: FastifyRequest): Buffer =>
  contentHash([method, url, body]);
