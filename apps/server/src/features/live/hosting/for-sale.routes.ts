import { productId, showId } from '@souk/shared/ids.ts';
import { forSale } from '@souk/shared/live/hosting/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { listForSale, sellInShow, sellNoMore } from './for-sale.service.ts';

const tags = ['Hosting'];
const params = z.object({ showId });
const one = z.object({ showId, productId });
const config = { access: 'login', speaks: false } as const;
const response = { 204: z.null() };

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
    '/shows/:showId/products/:productId',
    {
      config,
      schema: {
        operationId: 'sellInShow',
        tags,
        summary: 'Sell a product of one’s own shop at its price in a show that one hosts or co-hosts',
        params: one,
        response,
      },
    },
    async (request, reply) => {
      await sellInShow(request.userCtx, request.params.showId, request.params.productId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/shows/:showId/products/:productId',
    {
      config,
      schema: {
        operationId: 'sellNoMoreInShow',
        tags,
        summary:
          'Take a product out of what one’s own show sells at its price, or one’s own out of another’s',
        params: one,
        response,
      },
    },
    async (request, reply) => {
      await sellNoMore(request.userCtx, request.params.showId, request.params.productId);
      return reply.code(204).send(null);
    },
  );
};
