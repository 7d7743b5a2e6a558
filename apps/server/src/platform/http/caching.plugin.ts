import type { FastifyReply, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { addRouteHook } from './add-route-hook.ts';

/**
 * A personal answer is not cached on the way, nor by a browser that others use too. A route whose answer is
 * the same for all may say otherwise.
 */
export const caching = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!isData(route)) return;
      addRouteHook(route, (request, reply, done) => {
        const reads = request.method === 'GET' || request.method === 'HEAD';
        // Tokens and codes are asked for by who is nobody yet, and never by reading.
        if (!reads || request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
        if (reads) varyBy(reply, 'Authorization, Accept-Language');
        done();
      });
    });
  },
  { name: 'caching', dependencies: ['session'] },
);

const isData = ({ url }: RouteOptions) => /^\/(api|live|dev)\//.test(url);

/** Names what an answer depends on, beside what is named already. */
export function varyBy(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? names : `${before}, ${names}`);
}
