import { ownUser } from '@souk/shared/identity/accounts/schema.ts';
import { accepted } from '@souk/shared/identity/sign-in/schema.ts';
import { phoneBody, phoneCodeBody } from '@souk/shared/identity/verification/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findSelf, presentOwnUser } from '../accounts/index.ts';
import { confirmPhone, sendPhoneCode } from './phone.service.ts';

export const phoneRoutes: Feature = async (app) => {
  const params = z.object({ userId });
  const config = { access: { userOf: 'userId' }, speaks: false } as const;

  app.post(
    '/users/:userId/verification/phone',
    {
      config,
      schema: {
        operationId: 'sendPhoneCode',
        tags: ['Verification'],
        summary: 'Send a code to a phone number; the response is the same whoever has it now',
        params,
        body: phoneBody,
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await sendPhoneCode(request.userCtx, { ...request.body, address: request.limitedAddress });
      return reply.code(202).send({});
    },
  );

  app.post(
    '/users/:userId/verification/phone/confirm',
    {
      config,
      schema: {
        operationId: 'confirmPhone',
        tags: ['Verification'],
        summary: 'Confirm a phone number with the code sent to it',
        params,
        body: phoneCodeBody,
        response: { 200: ownUser },
      },
    },
    async (request) => {
      const { db, actor } = request.userCtx;
      await confirmPhone(request.userCtx, request.body);
      return presentOwnUser((await findSelf(db, actor.userId))!);
    },
  );
};
