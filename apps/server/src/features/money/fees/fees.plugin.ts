import { categoryId, shopId } from '@souk/shared/ids.ts';
import {
  feeTable,
  marketFeesBody,
  rateBody,
  shopFees,
  shopFeesQuery,
} from '@souk/shared/money/fees/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { feesOfShop, listFees, removeRate, setMarketFees, setRate } from './fee.service.ts';

const tags = ['Administration'];
const config = { access: 'admin' } as const;
const done = z.null();
const ofCategory = z.object({ categoryId });
const ofShop = z.object({ shopId });

/** What selling costs: in the market, in a category, in one shop. Support reads, admins change. */
export const fees: Feature = async (app) => {
  app.get(
    '/shops/:shopId/fees',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'getShopFees',
        tags: ['Shops'],
        summary: 'What one’s shop pays for selling something of a category, or one of its products',
        params: ofShop,
        querystring: shopFeesQuery,
        response: { 200: shopFees },
      },
    },
    ({ userCtx, params, query }) => feesOfShop(userCtx, params.shopId, query),
  );

  app.get(
    '/admin/fees',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listFees',
        tags,
        summary: 'The fees of the market, and every category and shop that has its own',
        response: { 200: feeTable },
      },
    },
    ({ ctx }) => listFees(ctx),
  );

  app.put(
    '/admin/fees/market',
    {
      config: { ...config, speaks: false },
      schema: {
        operationId: 'setMarketFees',
        tags,
        summary:
          'Set what holds where neither a category nor a shop has its own; orders that were placed keep theirs',
        body: marketFeesBody,
        response: { 200: marketFeesBody },
      },
    },
    ({ userCtx, body }) => setMarketFees(userCtx, body),
  );

  app.put(
    '/admin/fees/categories/:categoryId',
    {
      config: { ...config, speaks: false },
      schema: {
        operationId: 'setCategoryFee',
        tags,
        summary: 'Set the commission of a category and all below it',
        params: ofCategory,
        body: rateBody,
        response: { 204: done },
      },
    },
    async ({ userCtx, params, body }, reply) => {
      await setRate(userCtx, { kind: 'category', id: params.categoryId }, body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/fees/categories/:categoryId',
    {
      config,
      schema: {
        operationId: 'deleteCategoryFee',
        tags,
        summary: 'Let a category have the commission of what it is in',
        params: ofCategory,
        response: { 204: done },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeRate(userCtx, { kind: 'category', id: params.categoryId });
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/admin/fees/shops/:shopId',
    {
      config: { ...config, speaks: false },
      schema: {
        operationId: 'setShopFee',
        tags,
        summary: 'Set the commission of one shop, whatever it sells',
        params: ofShop,
        body: rateBody,
        response: { 204: done },
      },
    },
    async ({ userCtx, params, body }, reply) => {
      await setRate(userCtx, { kind: 'shop', id: params.shopId }, body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/fees/shops/:shopId',
    {
      config,
      schema: {
        operationId: 'deleteShopFee',
        tags,
        summary: 'Let a shop have the commission that everyone has',
        params: ofShop,
        response: { 204: done },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeRate(userCtx, { kind: 'shop', id: params.shopId });
      return reply.code(204).send(null);
    },
  );
};
