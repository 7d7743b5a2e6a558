import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/failures.ts';
import type { Lateness } from './lateness.ts';

/** A process that is far behind says so at once, so that callers wait or go elsewhere instead of piling up. */
const refusing: FastifyPluginAsync<{ lateness: Pick<Lateness, 'isBehind'> & Disposable }> = async (
  app,
  { lateness },
) => {
  app.addHook('onRequest', (request, _reply, done) =>
    done(lateness.isBehind && request.url.startsWith('/api/') ? unavailable() : undefined),
  );
  app.addHook('onClose', async () => lateness[Symbol.dispose]());
};

export const pressure = fp(refusing, { name: 'pressure' });
