import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { tooManyRequests } from '../errors/failures.ts';
import { addRouteHook } from '../http/add-route-hook.ts';
import { inProcess } from '../http/in-process.ts';
import { addressKey } from './address-key.ts';
import { openRelaxedLimits, type RelaxedLimits } from './relaxed-limits.ts';
import { isThisMachine } from './this-machine.ts';

declare module 'fastify' {
  interface FastifyInstance {
    limits: RelaxedLimits;
  }
  interface FastifyRequest {
    /** The address limits count by; null for the market itself, and for this machine when it is spared. */
    readonly limitedAddress: string | null;
    /** Whether this one comes from the machine that the market is meant for alone. */
    readonly fromThisMachine: boolean;
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
  /** Only where nobody else can come from there: a proxy that does not say so looks like the machine it is on. */
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
        // What a page asks the market for is counted as the page.
        if (ip === undefined || this.socket.remoteAddress === inProcess || this.fromThisMachine) return null;
        return addressKey(ip);
      },
    });
    app.decorateRequest('fromThisMachine', {
      getter() {
        return sparesThisMachine && isThisMachine(this);
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

function budgetOf(route: RouteOptions, usual: number): { most: number; own: boolean } | undefined {
  const wanted = route.config?.rateLimit;
  if (wanted === false || (wanted === undefined && !route.url.startsWith('/api/'))) return undefined;
  return wanted ? { most: wanted.perMinute, own: true } : { most: usual, own: false };
}
