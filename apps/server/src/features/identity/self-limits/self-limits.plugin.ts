import {
  changeSelfLimitsBody,
  coolDownBody,
  selfLimits as limits,
} from '@souk/shared/identity/self-limits/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeSelfLimits, coolDown, readSelfLimits } from './self-limits.service.ts';
import type { SpentSince } from './spending.service.ts';

const tags = ['Limits for oneself'];

/** What people set themselves: how much they may spend, when to be reminded, a break from buying. */
export const selfLimits: FastifyPluginAsyncZod<{ spentSince: SpentSince }> = async (app, { spentSince }) => {
  app.get(
    '/self-limits',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getSelfLimits',
        tags,
        summary: 'Your spending limits, reminder and break',
        response: { 200: limits },
      },
    },
    (request) => readSelfLimits(request.userCtx, spentSince),
  );

  app.put(
    '/self-limits',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'changeSelfLimits',
        tags,
        summary: 'Change your limits: lower ones apply right away, higher or none after 24 hours',
        body: changeSelfLimitsBody,
        response: { 200: limits },
      },
    },
    (request) => changeSelfLimits(request.userCtx, request.body, spentSince),
  );

  app.post(
    '/self-limits/cool-down',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'startCoolDown',
        tags,
        summary: 'Start a break from buying; it can’t be ended early',
        body: coolDownBody,
        response: { 200: limits },
      },
    },
    (request) => coolDown(request.userCtx, request.body.days, spentSince),
  );
};
