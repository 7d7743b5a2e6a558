import { shopId } from '@souk/shared/ids.ts';
import { shopWays, shopWaysBody } from '@souk/shared/money/arranged/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { changeShopWays, getShopWays } from './shop-ways.service.ts';

const tags = ['Payments'];
const config = { access: { shopOf: 'shopId' } } as const;
const params = z.object({ shopId });

/** How a shop is paid by its buyers itself. */
export const arranged: Feature = async (app) => {
  app.get(
    '/shops/:shopId/ways-to-pay',
    {
      config,
      schema: {
        operationId: 'getWaysToPay',
        tags,
        summary: 'How one’s shop takes money without a card, and what the market allows',
        params,
        response: { 200: shopWays },
      },
    },
    (request) => getShopWays(request.userCtx, request.params.shopId),
  );

  app.put(
    '/shops/:shopId/ways-to-pay',
    {
      config: { ...config, speaks: true, confirmed: true },
      schema: {
        operationId: 'changeWaysToPay',
        tags,
        summary: 'Accept bank transfers or payment at pickup; existing orders keep their terms',
        params,
        body: shopWaysBody,
        response: { 200: shopWays },
      },
    },
    ({ userCtx, params, body }) => changeShopWays(userCtx, params.shopId, body),
  );
};
