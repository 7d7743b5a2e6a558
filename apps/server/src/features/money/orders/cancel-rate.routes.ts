import { shopId } from '@souk/shared/ids.ts';
import { cancelLimitBody, toldCancelRate } from '@souk/shared/money/orders/cancel-rate-schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { setCancelLimit, toldRateOf } from './cancel-rate.service.ts';

/** What a buyer is told of a shop that cancels many of its orders. */
export const cancelRateRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/cancel-rate',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getCancelRate',
        tags: ['Shops'],
        summary:
          'The share of its orders that a shop cancelled lately; null while it is within the market’s limit',
        params: z.object({ shopId }),
        response: { 200: toldCancelRate },
      },
    },
    async ({ ctx, params }) => ({ basisPoints: await toldRateOf(ctx, params.shopId) }),
  );

  app.put(
    '/admin/cancel-limit',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'setCancelLimit',
        tags: ['Administration'],
        summary: 'Set the cancellation rate above which a shop’s page shows it',
        body: cancelLimitBody,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, body }, reply) => {
      await setCancelLimit(userCtx, body.basisPoints);
      return reply.code(204).send(null);
    },
  );
};
