import { flashSaleId, showId } from '@souk/shared/ids.ts';
import { addedFlashSale, newFlashSale } from '@souk/shared/live/flash-sales/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { endFlashSale, startFlashSale } from './hosting.service.ts';

const tags = ['Flash sales'];

/** What hosts sell at a lower price for a while. It is bought like anything else: a checkout has the price. */
export const flashSales: Feature = async (app) => {
  app.post(
    '/shows/:showId/flash-sales',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'startFlashSale',
        tags,
        summary:
          'Start a flash sale of your product in a live show you host or co-host, for a set time and quantity',
        description:
          'A checkout opened while it runs holds pieces at its price for ten minutes, as far as there are any left and one person may have them. It ends by itself.',
        params: z.object({ showId }),
        body: newFlashSale,
        response: { 201: addedFlashSale },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { flashSaleId: await startFlashSale(ctx, request.params.showId, request.body) },
      })),
  );

  app.post(
    '/flash-sales/:flashSaleId/end',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'endFlashSale',
        tags,
        summary: 'End a flash sale early, in your show or of your product',
        params: z.object({ flashSaleId }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endFlashSale(request.userCtx, request.params.flashSaleId);
      return reply.code(204).send(null);
    },
  );
};
