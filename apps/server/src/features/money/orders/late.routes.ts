import { orderId } from '@souk/shared/ids.ts';
import { cancelLateBody, lateOrdersBody, order } from '@souk/shared/money/orders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { cancelLate, setLateCancelDays } from './late.service.ts';
import { getOrder } from './orders.service.ts';

/** What was not shipped by the day that its shop promised. */
export const lateRoutes: Feature = async (app) => {
  app.post(
    '/orders/:orderId/cancel-late',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'cancelLateOrder',
        tags: ['Orders'],
        summary: 'Cancel an order that wasn’t shipped in time, with a full refund',
        params: z.object({ orderId }),
        body: cancelLateBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await cancelLate(ctx, request.params.orderId, request.body);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );

  app.put(
    '/admin/late-orders',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'setLateOrders',
        tags: ['Administration'],
        summary: 'Set after how many days of delay an unshipped order is cancelled and refunded; 0 for never',
        body: lateOrdersBody,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, body }, reply) => {
      await setLateCancelDays(userCtx, body.days);
      return reply.code(204).send(null);
    },
  );
};
