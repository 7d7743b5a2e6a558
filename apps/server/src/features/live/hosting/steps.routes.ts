import { showId, stepId } from '@souk/shared/ids.ts';
import { addedStep } from '@souk/shared/live/hosting/schema.ts';
import { stepInput, stepList } from '@souk/shared/live/shows/steps-schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { addStep, listSteps, passStep, startStep } from './steps.service.ts';

const tags = ['Hosting'];
const config = { access: 'login', speaks: false } as const;
const params = z.object({ showId, stepId });
const response = { 204: z.null() };

/** What comes between the lots of a show. */
export const stepRoutes: Feature = async (app) => {
  app.get(
    '/shows/:showId/steps',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listShowSteps',
        tags,
        summary: 'What comes between a show’s lots: fixed-price products and breaks',
        params: z.object({ showId }),
        response: { 200: stepList },
      },
    },
    async (request) => ({ items: await listSteps(request.ctx, request.params.showId) }),
  );

  app.post(
    '/shows/:showId/steps',
    {
      config: { ...config, speaks: true, idempotent: true },
      schema: {
        operationId: 'addShowStep',
        tags,
        summary: 'Add a break or a fixed-price product to your run list',
        params: z.object({ showId }),
        body: stepInput,
        response: { 201: addedStep },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { stepId: await addStep(ctx, request.params.showId, request.body) },
      })),
  );

  app.post(
    '/shows/:showId/steps/:stepId/start',
    {
      config,
      schema: {
        operationId: 'startShowStep',
        tags,
        summary: 'Start a break in your show, or show a product from its run list',
        params,
        response,
      },
    },
    async (request, reply) => {
      await startStep(request.userCtx, request.params.showId, request.params.stepId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/shows/:showId/steps/:stepId/pass',
    {
      config,
      schema: {
        operationId: 'passShowStep',
        tags,
        summary: 'End a break before its time, or leave out what waits',
        params,
        response,
      },
    },
    async (request, reply) => {
      await passStep(request.userCtx, request.params.showId, request.params.stepId);
      return reply.code(204).send(null);
    },
  );
};
