import { shopId, variantId } from '@souk/shared/ids.ts';
import { chosenLimit } from '@souk/shared/market/catalog/edit-limits.ts';
import {
  bulkInput,
  bulkResult,
  chosenProducts,
  chosenQuery,
  ownProductPage,
  ownProductQuery,
  type ReadBulk,
  stockInput,
  stockState,
} from '@souk/shared/market/catalog/manage-schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../../platform/http/reader-language.ts';
import { answerOnce } from '../../../../platform/idempotency/answer-once.ts';
import { changeMany } from './bulk.service.ts';
import { findChosen } from './own-list.repo.ts';
import { listOwnProducts } from './own-list.service.ts';
import { setStock } from './stock.service.ts';

const tags = ['Selling'];

/** All products of a shop, for its owner. */
export const manageRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/products/mine',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listOwnProducts',
        tags,
        summary: 'All products of one’s shop, with counts by status',
        params: z.object({ shopId }),
        querystring: ownProductQuery,
        response: { 200: ownProductPage },
      },
    },
    (request) => listOwnProducts(request.ctx, request.params.shopId, request.query, readerLanguage(request)),
  );

  app.get(
    '/shops/:shopId/products/mine/chosen',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'chooseOwnProducts',
        tags,
        summary: `All products of one’s shop that a list finds, up to ${chosenLimit}, to be changed in parts`,
        params: z.object({ shopId }),
        querystring: chosenQuery,
        response: { 200: chosenProducts },
      },
    },
    async ({ ctx: { db }, params, query }) => ({
      items: await findChosen(db, { shopId: params.shopId, ...query }, chosenLimit),
    }),
  );

  app.post(
    '/shops/:shopId/products/bulk',
    {
      config: { access: { shopOf: 'shopId' }, speaks: putsOnSale, idempotent: true },
      schema: {
        operationId: 'changeManyProducts',
        tags,
        summary: 'Update many products at once; any that fail are listed with the reason',
        params: z.object({ shopId }),
        body: bulkInput,
        response: { 200: bulkResult },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 200,
        body: await changeMany(ctx, request.params.shopId, request.body),
      })),
  );

  app.patch(
    '/variants/:variantId',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'setStock',
        tags,
        summary: 'Set a variant’s stock from the number you read; 409 if a sale came in between',
        params: z.object({ variantId }),
        body: stockInput,
        response: { 200: stockState },
      },
    },
    (request) => setStock(request.userCtx, request.params.variantId, request.body),
  );
};

const putsOnSale = ({ action }: ReadBulk): boolean => action === 'publish' || action === 'restore';
