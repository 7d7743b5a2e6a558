import { ownUser } from '@souk/shared/identity/accounts/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSelf, presentOwnUser } from '../accounts/index.ts';
import { becomeFirstAdmin } from './first-admin.service.ts';

/** The way into the admin area of a market that has no admin yet. */
export const firstAdmin: FastifyPluginAsyncZod<{ sendsMail: boolean }> = async (app, { sendsMail }) => {
  app.post(
    '/auth/first-admin',
    {
      config: { access: 'login', speaks: false, rateLimit: { perMinute: 20 } },
      schema: {
        operationId: 'becomeFirstAdmin',
        tags: ['Administration'],
        summary: 'Become the first admin with the link printed at startup',
        body: z.strictObject({ token: z.string().min(1).max(200) }),
        response: { 200: ownUser },
      },
    },
    async (request) => {
      const { db, actor } = request.userCtx;
      await becomeFirstAdmin(request.userCtx, { token: request.body.token, sendsMail });
      return presentOwnUser((await findSelf(db, actor.userId))!);
    },
  );
};
