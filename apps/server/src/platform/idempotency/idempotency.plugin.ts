import fp from 'fastify-plugin';
import { keyRequired } from './idempotency.failures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Moves money or stock: needs an `Idempotency-Key`, and its handler answers through `answerOnce`. */
    idempotent?: boolean;
  }
}

/** Refuses a call without a key where one is needed. */
export const idempotency = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.idempotent) return;
      if (route.config.access === 'public') {
        throw new Error(
          `${route.method} ${route.url}: a key belongs to a user, so the route cannot be public.`,
        );
      }
      const own = route.preHandler === undefined ? [] : [route.preHandler].flat();
      route.preHandler = [
        (request, _reply, done) => {
          const key = request.headers['idempotency-key'];
          done(typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? undefined : keyRequired());
        },
        ...own,
      ];
    });
  },
  { name: 'idempotency', dependencies: ['access'] },
);
