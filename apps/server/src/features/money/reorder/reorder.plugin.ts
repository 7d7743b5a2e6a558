import { orderId } from '@souk/shared/ids.ts';
import { reordered } from '@souk/shared/money/orders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { reorder } from './reorder.service.ts';

/** Buying the same again. */
export const reorders: Feature = async (app) => {
  app.post(
    '/orders/:orderId/reorder',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'reorder',
        tags: ['Orders'],
        summary: 'Add a past order to the cart again, as far as it’s available',
        params: z.object({ orderId }),
        response: { 200: reordered },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 200,
        body: await reorder(ctx, request.params.orderId),
      })),
  );
};
