import { shopId } from '@souk/shared/ids.ts';
import { shopAvailability, shopBody, shopChange } from '@souk/shared/market/shops/edit-schema.ts';
import { shop } from '@souk/shared/market/shops/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentShop } from './shop.presenter.ts';
import type { FoundShop } from './shop.service.ts';
import { closeShop, reopenShop } from './shop-closing.service.ts';
import { changeShop, openShop } from './shop-edit.service.ts';
import { findAvailability } from './shop-slug.service.ts';

const tags = ['Shops'];
const params = z.object({ shopId });
const access = { shopOf: 'shopId' } as const;
const present = (found: FoundShop) => presentShop(found.shop, found.favorites, found.can);

/** Opening a shop, changing it, closing it. */
export const shopEditRoutes: Feature = async (app) => {
  app.get(
    '/shops/availability',
    {
      config: { access: 'login', rateLimit: { perMinute: 60 } },
      schema: {
        operationId: 'checkShopAvailability',
        tags,
        summary: 'Whether a shop name and address are available, with an alternative address',
        querystring: z.strictObject({
          name: z.string().max(200).optional(),
          slug: z.string().max(200).optional(),
        }),
        response: { 200: shopAvailability },
      },
    },
    (request) => findAvailability(request.userCtx, request.query),
  );

  app.post(
    '/shops',
    {
      config: { access: 'login', speaks: true, rateLimit: { perMinute: 20 } },
      schema: {
        operationId: 'openShop',
        tags,
        summary: 'Open a shop; one per member',
        body: shopBody,
        response: { 201: shop },
      },
    },
    async (request, reply) => {
      const opened = await openShop(request.userCtx, request.body);
      return reply.code(201).send(present(opened));
    },
  );

  app.patch(
    '/shops/:shopId',
    {
      config: { access, speaks: true },
      schema: {
        operationId: 'changeShop',
        tags,
        summary: 'Update your shop; omitted fields stay as they are',
        params,
        body: shopChange,
        response: { 200: shop },
      },
    },
    async (request) => present(await changeShop(request.userCtx, request.params.shopId, request.body)),
  );

  app.post(
    '/shops/:shopId/close',
    {
      config: { access, speaks: false, confirmed: true },
      schema: {
        operationId: 'closeShop',
        tags,
        summary: 'Close your shop once nothing is outstanding; you can reopen it',
        params,
        response: { 200: shop },
      },
    },
    async (request) => present(await closeShop(request.userCtx, request.params.shopId)),
  );

  app.post(
    '/shops/:shopId/reopen',
    {
      config: { access, speaks: true },
      schema: {
        operationId: 'reopenShop',
        tags,
        summary: 'Reopen your closed shop',
        params,
        response: { 200: shop },
      },
    },
    async (request) => present(await reopenShop(request.userCtx, request.params.shopId)),
  );
};
