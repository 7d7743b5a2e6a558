import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/failures.ts';

const TOO_LATE_MS = 1_500;
// Long enough that a machine which stood still once is not taken for a process that is behind.
const LOOKED_AT_MS = 5_000;

/** A process that is far behind says so at once, so that callers wait or go elsewhere instead of piling up. */
export const pressure = fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: TOO_LATE_MS,
      sampleInterval: LOOKED_AT_MS,
      pressureHandler(request) {
        if (request.url.startsWith('/api/')) throw unavailable();
      },
    });
  },
  { name: 'pressure' },
);
