import type { FastifyRequest } from 'fastify';

/** The language the reader wants most, as the web sends it: `fr` of `fr-CA, fr;q=0.9, en;q=0.8`. */
export function readerLanguage(request: Pick<FastifyRequest, 'headers'>): string {
  const first = /^\s*([a-z]{2,3})(?![a-z])/i.exec(request.headers['accept-language'] ?? '');
  return first?.[1]?.toLowerCase() ?? 'en';
}
