import { type ShowId, showId } from '@souk/shared/ids.ts';
import {
  addedLots,
  addLotsInput,
  approvalInput,
  hosting as hostingAnswer,
  nextLotInput,
  pinInput,
  quickLotInput,
  runListOrder,
} from '@souk/shared/live/hosting/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { forSaleRoutes } from './for-sale.routes.ts';
import { getHosting } from './hosting.service.ts';
import { lotRoutes } from './lot.routes.ts';
import { pinProduct } from './pin.service.ts';
import { addQuickLot } from './quick-lot.service.ts';
import { addLots, askApproval, lineUp, reorder } from './run-list.service.ts';
import { beginShow, finishShow, leaveRehearsal, rehearseShow } from './show-life.service.ts';
import { stepRoutes } from './steps.routes.ts';

const tags = ['Hosting'];
const config = { access: 'login', speaks: false } as const;
const once = { ...config, idempotent: true } as const;
const show = z.object({ showId });
const response = { 204: z.null() };

/** A show as its host leads it. Everyone else is refused each call. */
export const hosting: FastifyPluginAsyncZod<{ endVideo(show: ShowId): Promise<void> }> = async (
  app,
  { endVideo },
) => {
  await app.register(lotRoutes);
  await app.register(forSaleRoutes);
  await app.register(stepRoutes);
  app.get(
    '/shows/:showId/hosting',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getHosting',
        tags,
        summary: 'Your show’s run list, with everything only the host sees',
        params: show,
        response: { 200: hostingAnswer },
      },
    },
    (request) => getHosting(request.userCtx, request.params.showId),
  );

  app.post(
    '/shows/:showId/live',
    {
      config,
      schema: { operationId: 'goLive', tags, summary: 'Go live with one’s own show', params: show, response },
    },
    async (request, reply) => {
      await beginShow(request.userCtx, request.params.showId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/rehearsal',
    {
      config,
      schema: {
        operationId: 'rehearseShow',
        tags,
        summary:
          'Rehearse one’s own show; said again at least each minute, as it is scheduled again otherwise',
        params: show,
        response,
      },
    },
    async (request, reply) => {
      await rehearseShow(request.userCtx, request.params.showId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/shows/:showId/rehearsal',
    {
      config,
      schema: {
        operationId: 'leaveRehearsal',
        tags,
        summary: 'Leave the rehearsal of one’s own show, which is scheduled as before',
        params: show,
        response,
      },
    },
    async (request, reply) => {
      await leaveRehearsal(request.userCtx, request.params.showId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/shows/:showId/end',
    {
      config,
      schema: {
        operationId: 'endShow',
        tags,
        summary: 'End a show between lots; staff can too',
        params: show,
        response,
      },
    },
    async (request, reply) => {
      await finishShow(request.userCtx, request.params.showId);
      // A relay that does not answer has no lines to close.
      await endVideo(request.params.showId).catch((err: unknown) =>
        request.log.warn({ err }, 'video goes on'),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/shows/:showId/lots',
    {
      config: once,
      schema: {
        operationId: 'addLots',
        tags,
        summary: 'Add a product to the run list, as one or more lots in a row',
        params: show,
        body: addLotsInput,
        response: { 201: addedLots },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { lots: await addLots(ctx, request.params.showId, request.body) },
      })),
  );

  app.post(
    '/shows/:showId/quick-lots',
    {
      config: { ...once, speaks: true },
      schema: {
        operationId: 'addQuickLot',
        tags,
        summary: 'Add a quick lot to the run list: a name or number, a price and a photo',
        params: show,
        body: quickLotInput,
        response: { 201: addedLots },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { lots: [await addQuickLot(ctx, request.params.showId, request.body)] },
      })),
  );

  app.put(
    '/shows/:showId/order',
    {
      config,
      schema: {
        operationId: 'orderRunList',
        tags,
        summary: 'Reorder the waiting lots and steps; any not listed come last',
        params: show,
        body: runListOrder,
        response,
      },
    },
    async (request, reply) => {
      await reorder(request.userCtx, request.params.showId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/next-lot',
    {
      config,
      schema: {
        operationId: 'lineUpLot',
        tags,
        summary: 'Queue a lot to start when the running one ends, or clear the queue',
        params: show,
        body: nextLotInput,
        response,
      },
    },
    async (request, reply) => {
      await lineUp(request.userCtx, request.params.showId, request.body.lotId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/pinned-product',
    {
      config,
      schema: {
        operationId: 'pinProduct',
        tags,
        summary: 'Show everyone in the room a product to buy at once, or none',
        params: show,
        body: pinInput,
        response,
      },
    },
    async (request, reply) => {
      await pinProduct(request.userCtx, request.params.showId, request.body.productId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/bidder-approval',
    {
      config,
      schema: {
        operationId: 'askBidderApproval',
        tags,
        summary: 'Whether bidders need approval for the lots still waiting',
        params: show,
        body: approvalInput,
        response,
      },
    },
    async (request, reply) => {
      await askApproval(request.userCtx, request.params.showId, request.body.needsApproval);
      return reply.code(204).send(null);
    },
  );
};
