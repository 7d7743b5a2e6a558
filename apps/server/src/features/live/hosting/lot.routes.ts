import { lotId } from '@souk/shared/ids.ts';
import { addedLots, lotTermsChange, moreTimeInput, stopInput } from '@souk/shared/live/hosting/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { changeTerms, removeLot, runAgain, startLot } from './run-list.service.ts';
import { closeNow, giveMoreTime, stop } from './show-life.service.ts';

const tags = ['Hosting'];
const config = { access: 'login', speaks: false } as const;
const lot = z.object({ lotId });
const response = { 204: z.null() };

/** One lot of a show, for who leads it. */
export const lotRoutes: Feature = async (app) => {
  app.patch(
    '/lots/:lotId/terms',
    {
      config,
      schema: {
        operationId: 'changeLotTerms',
        tags,
        summary: 'Change the terms of a waiting lot',
        params: lot,
        body: lotTermsChange,
        response,
      },
    },
    async (request, reply) => {
      await changeTerms(request.userCtx, request.params.lotId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/lots/:lotId',
    {
      config,
      schema: {
        operationId: 'removeLot',
        tags,
        summary: 'Remove a waiting lot from the run list',
        params: lot,
        response,
      },
    },
    async (request, reply) => {
      await removeLot(request.userCtx, request.params.lotId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lots/:lotId/start',
    {
      config,
      schema: {
        operationId: 'startLot',
        tags,
        summary: 'Start a lot in your show, on its own terms or these',
        params: lot,
        body: lotTermsChange,
        response,
      },
    },
    async (request, reply) => {
      await startLot(request.userCtx, request.params.lotId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lots/:lotId/run-again',
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'runLotAgain',
        tags,
        summary: 'Put an unsold lot next on the run list, as a new lot',
        params: lot,
        response: { 201: addedLots },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { lots: [await runAgain(ctx, request.params.lotId)] },
      })),
  );

  app.post(
    '/lots/:lotId/more-time',
    {
      config,
      schema: {
        operationId: 'giveLotMoreTime',
        tags,
        summary: 'Add seconds to a running lot',
        params: lot,
        body: moreTimeInput,
        response,
      },
    },
    async (request, reply) => {
      await giveMoreTime(request.userCtx, request.params.lotId, request.body.seconds);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lots/:lotId/close',
    {
      config,
      schema: {
        operationId: 'closeLot',
        tags,
        summary: 'Close the running lot for the highest bidder',
        params: lot,
        response,
      },
    },
    async (request, reply) => {
      await closeNow(request.userCtx, request.params.lotId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lots/:lotId/stop',
    {
      config,
      schema: {
        operationId: 'stopLot',
        tags,
        summary: 'Stop a running lot without a sale; staff can too',
        params: lot,
        body: stopInput,
        response,
      },
    },
    async (request, reply) => {
      await stop(request.userCtx, request.params.lotId, request.body.reason);
      return reply.code(204).send(null);
    },
  );
};
