import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const asHead = new WeakSet<IncomingMessage>();

/**
 * HEAD is answered by the route that answers GET. Fastify would make each of those twice: a third of all routes, and a
 * sixth of what building an app takes.
 */
export const headOptions = {
  exposeHeadRoutes: false,
  rewriteUrl(request) {
    if (request.method === 'HEAD' && !answersItself(this, request.url)) {
      asHead.add(request);
      request.method = 'GET';
    }
    return request.url ?? '/';
  },
} satisfies FastifyServerOptions;

/** From here on the request is what it was, so the framework and the routes know that nobody reads a body; Node sends none. */
export function tellHead(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (asHead.delete(raw)) raw.method = 'HEAD';
    done();
  });
}

/** A route of its own, like that of an upload. What answers whole branches of addresses answers GET as well. */
function answersItself(app: FastifyInstance, url = '/'): boolean {
  const own = app.findRoute({ method: 'HEAD', url });
  return own !== null && !('*' in own.params);
}
