import { orderId } from '@souk/shared/ids.ts';
import { evidenceBody, orderChargeback } from '@souk/shared/money/chargebacks/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { getChargeback, sendEvidence, writeEvidence } from './evidence.service.ts';

const tags = ['Chargebacks'];
const params = z.object({ orderId });

/** What a buyer took back through their bank, and what its shop tells that bank. */
export const chargebacks: Feature = async (app) => {
  app.get(
    '/orders/:orderId/chargeback',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getChargeback',
        tags,
        summary: 'The chargeback about an order, for its shop and staff, with what they tell the bank',
        params,
        response: { 200: orderChargeback },
      },
    },
    (request) => getChargeback(request.userCtx, request.params.orderId),
  );

  app.put(
    '/orders/:orderId/chargeback/evidence',
    {
      config: {
        access: 'login',
        speaks: false,
        idempotent: true,
      },
      schema: {
        operationId: 'writeEvidence',
        tags,
        summary: 'Save the evidence for the bank and its documents, as a draft until sent',
        params,
        body: evidenceBody,
        response: { 200: orderChargeback },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await writeEvidence(ctx, request.params.orderId, request.body);
        return { status: 200 as const, body: await getChargeback(ctx, request.params.orderId) };
      }),
  );

  app.post(
    '/orders/:orderId/chargeback/send',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'sendEvidence',
        tags,
        summary: 'Send the evidence to the bank; once sent, it can’t be changed',
        params,
        response: { 200: orderChargeback },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await sendEvidence(ctx, request.params.orderId);
        return { status: 200 as const, body: await getChargeback(ctx, request.params.orderId) };
      }),
  );
};
