import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { tooManyRequests } from '../errors/failures.ts';
import { addRouteHook } from '../http/add-route-hook.ts';
import { addressKey, isLoopback } from './address-key.ts';
import { openRelaxedLimits, type RelaxedLimits } from './relaxed-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    limits: RelaxedLimits;
  }
  interface FastifyRequest {
    /** The address limits count by; null for this machine itself, when it is spared. */
    readonly limitedAddress: string | null;
  }
  interface FastifyContextConfig {
    /** Calls a minute from one address or account; false for none. Without it the market's default holds. */
    rateLimit?: { perMinute: number } | false;
  }
}

export interface RateLimitOptions {
  db: Db;
  clock: Clock;
  perMinute: number;
  /** Off in tests that come from this machine as any other visitor would. */
  sparesThisMachine: boolean;
}

/** A generous limit on every call of the API, by address and by account. */
export const rateLimit = fp(
  async (app, { db, clock, perMinute, sparesThisMachine }: RateLimitOptions) => {
    const onError = (err: unknown) => app.log.warn({ err }, 'rate limits are not shared at the moment');
    const limits = openRelaxedLimits({ db, clock, onError });
    app.decorate('limits', limits);
    app.decorateRequest('limitedAddress', {
      getter() {
        // A client that has hung up has no address any more.
        const { ip }: { ip: string | undefined } = this;
        return ip === undefined || (sparesThisMachine && isThisMachine(this)) ? null : addressKey(ip);
      },
    });
    app.addHook('onClose', () => limits.close());

    app.addHook('onRoute', (route) => {
      const budget = budgetOf(route, perMinute);
      if (budget === undefined) return;
      // A budget of its own is counted on its own.
      const prefix = budget.own ? `${route.method} ${route.url} ` : '';
      addRouteHook(route, (request, _reply, done) => {
        const { actor, limitedAddress: address } = request;
        if (address === null) return done();
        const wait = Math.max(
          limits.hit(`${prefix}ip ${address}`, budget.most),
          actor.kind === 'user' ? limits.hit(`${prefix}user ${actor.userId}`, budget.most) : 0,
        );
        done(wait > 0 ? tooManyRequests(wait) : undefined);
      });
    });
  },
  { name: 'rate-limit', dependencies: ['session'] },
);

/** Not a proxy on this machine, which says for whom it comes; nor who says of themselves that they come from here. */
function isThisMachine({ ip, headers, socket }: FastifyRequest): boolean {
  const direct = headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
  return direct && isLoopback(socket.remoteAddress ?? ip);
}

function budgetOf(route: RouteOptions, usual: number): { most: number; own: boolean } | undefined {
  const wanted = route.config?.rateLimit;
  if (wanted === false || (wanted === undefined && !route.url.startsWith('/api/'))) return undefined;
  return wanted ? { most: wanted.perMinute, own: true } : { most: usual, own: false };
}
