import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  preHandlerHookHandler,
  RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import { muted, unauthenticated } from '../errors/failures.ts';
import { addInputHook, addRouteHook } from '../http/add-route-hook.ts';
import { type AccessRule, refusal } from './access-rule.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this. A route that does not say keeps the app from being built. */
    access?: AccessRule;
    /**
     * Whether it writes what others read, or which of its inputs do: refused to a muted user. What changes something
     * says either, or keeps the app from being built; only taking away says nothing by itself.
     */
    speaks?: boolean | ((body: never) => boolean);
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
    const declared = new Set<RouteOptions>();

    app.addHook('onRoute', (route) => {
      declared.add(route);
      addRouteHook(route, guard(route));
      const { speaks } = route.config ?? {};
      if (typeof speaks === 'function') addInputHook(route, refuseMuted(speaks));
    });

    app.addHook('onReady', async () => {
      const all = [...declared];
      const open = all.filter(({ config }) => config?.access === undefined);
      if (open.length > 0)
        throw new Error(`Say who may call ${namesOf(open)}: add config: { access: ... } to the route.`);
      const unsaid = all.filter((route) => route.config?.speaks === undefined && maySpeak(route));
      if (unsaid.length > 0)
        throw new Error(
          `Say whether others read what is written by ${namesOf(unsaid)}: add config: { speaks: ... } to the route.`,
        );
    });
  },
  { name: 'access', dependencies: ['session'] },
);

const namesOf = (routes: readonly RouteOptions[]) =>
  routes.map(({ method, url }) => `${method} ${url}`).join(', ');

const silent = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

const maySpeak = ({ method }: RouteOptions): boolean => [method].flat().some((one) => !silent.has(one));

/** Where it depends on the input, as its schema has read it. */
function refuseMuted(speaks: (body: never) => boolean): preHandlerHookHandler {
  return ({ actor, body }, _reply, done) =>
    done(actor.kind === 'user' && actor.muted && speaks(body as never) ? muted() : undefined);
}

/** For routes that a third-party plugin makes, which cannot name a rule themselves. */
export function accessForAll(app: FastifyInstance, rule: AccessRule): void {
  app.addHook('onRoute', (route) => {
    route.config = { speaks: false, ...route.config, access: rule, hidden: true };
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
