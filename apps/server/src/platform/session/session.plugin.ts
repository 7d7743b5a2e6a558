import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type Actor, type Ctx, type UserCtx, visitor } from './actor.ts';
import { type OpenConnections, openConnections } from './open-connections.ts';
import { openSessions, type Sessions } from './sessions.service.ts';
import { bearerToken } from './token.ts';
import { onUserChanged } from './user-changed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Pick<Sessions, 'find'>;
    /** Sockets and streams, which outlive the request that opened them. */
    connections: OpenConnections;
  }
  interface FastifyRequest {
    actor: Actor;
    /** A token came with the request that opens no session (any more). */
    staleToken: boolean;
    readonly ctx: Ctx;
    /** Only behind `access: 'login'` or stricter. */
    readonly userCtx: UserCtx;
  }
}

/** Finds out who asks, before anything else looks at the request. */
export const session = fp(
  async (app, { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }) => {
    const sessions = openSessions({ db, clock });
    const connections = openConnections({ db, clock, sessions, log: app.log });
    app.decorate('connections', connections);
    app.decorate('sessions', { find: sessions.find });
    const stopHearing = onUserChanged(db, (userId) => {
      sessions.forget(userId);
      connections.look(userId);
    });
    app.addHook('onClose', () => {
      stopHearing();
      return connections.close();
    });
    app.decorateRequest('actor');
    app.decorateRequest('staleToken', false);
    app.decorateRequest('ctx', {
      getter() {
        return { db, clock, secrets, actor: this.actor };
      },
    });
    app.decorateRequest('userCtx', {
      getter() {
        const { actor } = this;
        if (actor.kind !== 'user') throw new Error('userCtx was read on a route that does not require login');
        return { db, clock, secrets, actor };
      },
    });

    app.addHook('onRequest', (request, _reply, done) => {
      request.actor = visitor;
      const header = request.headers.authorization;
      if (header === undefined) return done();
      const token = bearerToken(header);
      const settle = (user: Actor | undefined) => {
        request.actor = user ?? visitor;
        request.staleToken = user === undefined;
        done();
      };
      const found = token === undefined ? undefined : sessions.find(token);
      if (found instanceof Promise) found.then(settle, done);
      else settle(found);
    });
  },
  { name: 'session' },
);
