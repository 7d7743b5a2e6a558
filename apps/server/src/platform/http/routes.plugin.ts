import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, in the order of their making. */
    routes: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    /** Left out of the OpenAPI document and of method hints. */
    hidden?: boolean;
  }
}

/** Remembers every route, for access rules, method hints, OpenAPI and the refusal table. */
export const routeList = fp(
  async (app) => {
    const routes: RouteOptions[] = [];
    app.decorate('routes', routes);
    app.addHook('onRoute', (route) => void routes.push(route));
  },
  { name: 'routes' },
);
