import { sellerCheck, sellerCheckBody, verification } from '@souk/shared/identity/verification/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presentCheck, presentVerification } from './check.presenter.ts';
import { getVerification, sendCheck, startCheck, withdrawCheck } from './check.service.ts';
import type { VerificationOptions } from './verification.plugin.ts';

export const sellerRoutes: FastifyPluginAsyncZod<VerificationOptions> = async (app, { documentDays }) => {
  const params = z.object({ userId });
  const config = { access: { userOf: 'userId' }, speaks: false } as const;
  const tags = ['Verification'];

  app.get(
    '/users/:userId/verification',
    {
      config,
      schema: {
        operationId: 'getVerification',
        tags,
        summary: 'What’s verified about you, and where your seller check stands',
        params,
        response: { 200: verification },
      },
    },
    async (request) => presentVerification(await getVerification(request.userCtx), documentDays),
  );

  app.post(
    '/users/:userId/verification/seller',
    {
      config,
      schema: {
        operationId: 'startSellerCheck',
        tags,
        summary: 'Start a seller check, or change the name and country of one that hasn’t been submitted',
        params,
        body: sellerCheckBody,
        response: { 200: sellerCheck },
      },
    },
    async (request) => presentCheck(await startCheck(request.userCtx, request.body), documentDays),
  );

  app.post(
    '/users/:userId/verification/seller/send',
    {
      config,
      schema: {
        operationId: 'sendSellerCheck',
        tags,
        summary: 'Submit the seller check',
        params,
        response: { 200: sellerCheck },
      },
    },
    async (request) => presentCheck(await sendCheck(request.userCtx), documentDays),
  );

  app.post(
    '/users/:userId/verification/seller/withdraw',
    {
      config,
      schema: {
        operationId: 'withdrawSellerCheck',
        tags,
        summary: 'Withdraw the seller check before it’s decided',
        params,
        response: { 200: sellerCheck },
      },
    },
    async (request) => presentCheck(await withdrawCheck(request.userCtx), documentDays),
  );
};
