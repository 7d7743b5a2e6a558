import { ownUser, publicUser } from '@souk/shared/accounts/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../platform/http/http-server.ts';
import { presentOwnUser, presentPublicUser } from './accounts.presenter.ts';
import { getSelf, getUser } from './accounts.service.ts';

export const usersRoutes: Feature = async (app) => {
  app.get(
    '/users/:userId',
    {
      config: { access: 'public', refusesEndedSession: true },
      schema: {
        operationId: 'getUser',
        tags: ['People'],
        summary: 'A user: everything of oneself, the public part of others',
        params: z.object({ userId }),
        response: { 200: z.union([ownUser, publicUser]) },
      },
    },
    async (request) => {
      const { userId: id } = request.params;
      return request.actor.kind === 'user' && request.actor.userId === id
        ? presentOwnUser(await getSelf(request.userCtx))
        : presentPublicUser(await getUser(request.ctx, id));
    },
  );
};
