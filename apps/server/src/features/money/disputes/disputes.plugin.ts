import { disputeId, orderId } from '@souk/shared/ids.ts';
import {
  type DisputeStepBody,
  dispute,
  disputeStepBody,
  evidenceUrls,
  type OpenDisputeBody,
  openDisputeBody,
  orderDisputes,
  sayInDisputeBody,
} from '@souk/shared/money/disputes/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { signedAddresses } from '../../../platform/files/index.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { adminDisputeRoutes } from './admin-disputes.routes.ts';
import { getDispute, listDisputes, sayInDispute, takeStep } from './disputes.service.ts';
import { findEvidence } from './evidence.service.ts';
import { openDispute } from './open.service.ts';

const tags = ['Disputes'];
const params = z.object({ disputeId });

/** What is wrong with an order, and how buyer, shop and staff settle it. */
export const disputes: FastifyPluginAsyncZod<{ db: Db; secrets: Secrets; storage: Storage }> = async (
  app,
  { db, secrets, storage },
) => {
  const doors = { storage, signedAddress: signedAddresses({ db, secrets }) };
  await app.register(adminDisputeRoutes);

  app.get(
    '/orders/:orderId/disputes',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listDisputesOfOrder',
        tags,
        summary: 'An order’s disputes, and what its buyer can report now',
        params: z.object({ orderId }),
        response: { 200: orderDisputes },
      },
    },
    (request) => listDisputes(request.userCtx, request.params.orderId),
  );

  app.post(
    '/orders/:orderId/disputes',
    {
      config: {
        access: 'login',
        speaks: ({ text, pictures }: OpenDisputeBody) => text !== '' || pictures.length > 0,
        idempotent: true,
      },
      schema: {
        operationId: 'openDispute',
        tags,
        summary: 'Report a problem with an order, or request a return',
        params: z.object({ orderId }),
        body: openDisputeBody,
        response: { 201: dispute },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        const id = await openDispute(ctx, request.params.orderId, request.body);
        return { status: 201 as const, body: await getDispute(ctx, id) };
      }),
  );

  app.get(
    '/disputes/:disputeId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getDispute',
        tags,
        summary: 'A dispute, for the two whose it is and for staff',
        params,
        response: { 200: dispute },
      },
    },
    (request) => getDispute(request.userCtx, request.params.disputeId),
  );

  app.get(
    '/disputes/:disputeId/pictures',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listEvidence',
        tags,
        summary: 'Where the pictures of a dispute are read, for ten minutes',
        params,
        response: { 200: evidenceUrls },
      },
    },
    (request) => findEvidence(request.userCtx, doors, request.params.disputeId),
  );

  app.post(
    '/disputes/:disputeId/messages',
    {
      config: { access: 'login', speaks: true, idempotent: true },
      schema: {
        operationId: 'sayInDispute',
        tags,
        summary: 'Add words and pictures to a dispute',
        params,
        body: sayInDisputeBody,
        response: { 200: dispute },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await sayInDispute(ctx, request.params.disputeId, request.body);
        return { status: 200 as const, body: await getDispute(ctx, request.params.disputeId) };
      }),
  );

  app.post(
    '/disputes/:disputeId/steps',
    {
      config: {
        access: 'login',
        speaks: (body: DisputeStepBody) =>
          ('text' in body && body.text !== '') || ('tracking' in body && body.tracking !== ''),
        idempotent: true,
      },
      schema: {
        operationId: 'stepDispute',
        tags,
        summary: 'Take the next step in a dispute: offer, accept, send back or withdraw',
        params,
        body: disputeStepBody,
        response: { 200: dispute },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await takeStep(ctx, request.params.disputeId, request.body);
        return { status: 200 as const, body: await getDispute(ctx, request.params.disputeId) };
      }),
  );
};
