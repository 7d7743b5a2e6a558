import { idOrSlug, shopId } from '@souk/shared/ids.ts';
import { followState, shop, shopPage } from '@souk/shared/market/shops/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { followShop, unfollowShop } from './follow.service.ts';
import { presentShop, presentShopCard } from './shop.presenter.ts';
import { getShop, listShops } from './shop.service.ts';
import { shopEditRoutes } from './shop-edit.routes.ts';

const tags = ['Shops'];

/** Shops, and following them. */
export const shops: Feature = async (app) => {
  await app.register(shopEditRoutes);

  app.get(
    '/shops',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listShops',
        tags,
        summary: 'Open shops in the order of their names',
        querystring: cursorQuery,
        response: { 200: shopPage },
      },
    },
    async (request) => {
      const { rows, nextCursor, favorites } = await listShops(request.ctx, request.query);
      return { items: rows.map((row) => presentShopCard(row, favorites)), nextCursor };
    },
  );

  app.get(
    '/shops/:shop',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getShop',
        tags,
        summary: 'A shop by its id or its slug',
        params: z.object({ shop: idOrSlug }),
        response: { 200: shop },
      },
    },
    async (request) => {
      const found = await getShop(request.ctx, request.params.shop);
      return presentShop(found.shop, found.favorites, found.can);
    },
  );

  app.put(
    '/shops/:shopId/follow',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'followShop',
        tags,
        summary: 'Follow a shop; idempotent',
        params: z.object({ shopId }),
        response: { 200: followState },
      },
    },
    (request) => followShop(request.userCtx, request.params.shopId),
  );

  app.delete(
    '/shops/:shopId/follow',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'unfollowShop',
        tags,
        summary: 'Stop following a shop',
        params: z.object({ shopId }),
        response: { 200: followState },
      },
    },
    (request) => unfollowShop(request.userCtx, request.params.shopId),
  );
};
