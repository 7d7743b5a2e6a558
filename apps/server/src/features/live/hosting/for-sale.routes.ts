import { showId } from '@souk/shared/ids.ts';
import { forSale, forSaleInput } from '@souk/shared/live/hosting/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { listForSale, sellAtPrice } from './for-sale.service.ts';

const tags = ['Hosting'];
const params = z.object({ showId });

/** What a show sells at its price, beside its lots. */
export const forSaleRoutes: Feature = async (app) => {
  app.get(
    '/shows/:showId/products',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listShowProducts',
        tags,
        summary: 'What a show sells at its price, and which of it is pinned',
        params,
        response: { 200: forSale },
      },
    },
    (request) => listForSale(request.ctx, request.params.showId),
  );

  app.put(
    '/shows/:showId/products',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'putShowProducts',
        tags,
        summary: 'Say what one’s own show sells at its price, in this order',
        params,
        body: forSaleInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await sellAtPrice(request.userCtx, request.params.showId, request.body.productIds);
      return reply.code(204).send(null);
    },
  );
};
