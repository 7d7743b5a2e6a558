import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { unauthenticated } from '../errors/failures.ts';
import { addRouteHook } from '../http/add-route-hook.ts';
import { type AccessRule, refusal } from './access-rule.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this. A route that does not say keeps the app from being built. */
    access?: AccessRule;
    /** Writes where others read: refused to a muted user. */
    speaks?: boolean;
    /** Also for a suspended user. */
    whileSuspended?: boolean;
    /** Only for a session whose owner proved lately who they are: changes to how one signs in, or to leave. */
    confirmed?: boolean;
    /** The answer depends on being oneself, so an ended session must be told rather than ignored. */
    refusesEndedSession?: boolean;
  }
}

/** Deny by default: every route names its rule, and the rule is checked before anything of the route runs. */
export const access = fp(
  async (app) => {
    const undeclared = new Set<RouteOptions>();

    app.addHook('onRoute', (route) => {
      undeclared.add(route);
      addRouteHook(route, guard(route));
    });

    app.addHook('onReady', async () => {
      const open = [...undeclared].filter((route) => route.config?.access === undefined);
      if (open.length === 0) return;
      const names = open.map((route) => `${route.method} ${route.url}`).join(', ');
      throw new Error(`Say who may call ${names}: add config: { access: ... } to the route.`);
    });
  },
  { name: 'access', dependencies: ['session'] },
);

/** For routes that a third-party plugin makes, which cannot name a rule themselves. */
export function accessForAll(app: FastifyInstance, rule: AccessRule): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: rule, hidden: true };
  });
}

function guard(route: RouteOptions): onRequestHookHandler {
  const reads = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
  return (request: FastifyRequest, _reply, done) => {
    const config = route.config ?? {};
    if (config.access === 'public' && request.actor.kind === 'visitor') {
      return done(config.refusesEndedSession && request.staleToken ? unauthenticated() : undefined);
    }
    done(
      refusal(config.access, request.actor, {
        reads,
        speaks: config.speaks === true,
        whileSuspended: config.whileSuspended === true,
        confirmed: config.confirmed === true,
        now: request.ctx.clock.now(),
        params: request.params as Record<string, string>,
      }),
    );
  };
}
