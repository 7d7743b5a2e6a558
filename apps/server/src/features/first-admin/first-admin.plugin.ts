import { ownUser } from '@souk/shared/accounts/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../platform/http/http-server.ts';
import { findSelf, presentOwnUser } from '../accounts/index.ts';
import { becomeFirstAdmin } from './first-admin.service.ts';

/** The way into the admin area of a market that has no admin yet. */
export const firstAdmin: Feature = async (app) => {
  app.post(
    '/auth/first-admin',
    {
      config: { access: 'login', rateLimit: { perMinute: 20 } },
      schema: {
        operationId: 'becomeFirstAdmin',
        tags: ['Administration'],
        summary: 'Makes oneself the first admin, with the link printed at the start of the market',
        body: z.strictObject({ token: z.string().min(1).max(200) }),
        response: { 200: ownUser },
      },
    },
    async (request) => {
      const { db, actor } = request.userCtx;
      await becomeFirstAdmin(request.userCtx, request.body.token);
      app.sessions.forget(actor.userId);
      return presentOwnUser((await findSelf(db, actor.userId))!);
    },
  );
};
