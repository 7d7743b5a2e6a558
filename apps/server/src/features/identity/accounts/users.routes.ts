import { ownUser, publicUser, type UserChanges, userChanges } from '@souk/shared/identity/accounts/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentOwnUser, presentPublicUser } from './accounts.presenter.ts';
import { changeUser, getSelf, getUser } from './users.service.ts';

export const usersRoutes: Feature = async (app) => {
  app.get(
    '/users/:userId',
    {
      config: { access: 'public', refusesEndedSession: true },
      schema: {
        operationId: 'getUser',
        tags: ['People'],
        summary: 'A user: all your own data, the public part of anyone else’s',
        params: z.object({ userId }),
        response: { 200: z.union([ownUser, publicUser]) },
      },
    },
    async (request) => {
      const { userId: id } = request.params;
      if (request.actor.kind === 'user' && request.actor.userId === id) {
        return presentOwnUser(await getSelf(request.userCtx));
      }
      const { user, relation } = await getUser(request.ctx, id);
      return presentPublicUser(user, relation);
    },
  );

  app.patch(
    '/users/:userId',
    {
      config: { access: { userOf: 'userId' }, speaks: changesWhatIsShown },
      schema: {
        operationId: 'changeProfile',
        tags: ['People'],
        summary: 'Change your name, handle, bio, city, links or language',
        params: z.object({ userId }),
        body: userChanges,
        response: { 200: ownUser },
      },
    },
    async (request) => presentOwnUser(await changeUser(request.userCtx, request.body)),
  );
};

/** The language is one's own matter; all else is read by others. */
const changesWhatIsShown = ({ language: _own, ...shown }: UserChanges): boolean =>
  Object.keys(shown).length > 0;
