import { type OpenSession, openSessionList, signOutQuery } from '@souk/shared/identity/sessions/schema.ts';
import { sessionId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { deviceOf } from './device.ts';
import type { FoundSession } from './sessions.repo.ts';
import { endAll, endOne, listSessions } from './sessions.service.ts';

const tags = ['Devices'];

/** Where one is signed in. */
export const sessions: Feature = async (app) => {
  app.get(
    '/sessions',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listSessions',
        tags,
        summary: 'Devices you’re signed in on, most recently used first',
        response: { 200: openSessionList },
      },
    },
    async (request) => {
      const found = await listSessions(request.userCtx);
      return { items: found.map((session) => present(session, request.userCtx.actor)) };
    },
  );

  app.delete(
    '/sessions/:sessionId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'endSession',
        tags,
        summary: 'Sign out a device',
        params: z.object({ sessionId }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endOne(request.userCtx, request.params.sessionId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/sessions',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'endSessions',
        tags,
        summary: 'Sign out all other devices, and with `all` this one too',
        querystring: signOutQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endAll(request.userCtx, { here: request.query.all === 'true' });
      return reply.code(204).send(null);
    },
  );
};

const present = (session: FoundSession, asking: SignedInUser): OpenSession => ({
  _id: session.id,
  device: deviceOf(session.user_agent),
  way: session.way,
  createdAt: session.created_at.toISOString(),
  lastSeenAt: session.last_seen_at.toISOString(),
  current: session.id === asking.sessionId,
});
