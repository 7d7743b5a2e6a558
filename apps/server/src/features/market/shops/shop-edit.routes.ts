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
        summary: 'Whether a shop’s name and address can be had, and which address can instead',
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
        summary: 'Open one’s shop; everybody has at most one',
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
        summary: 'Change one’s shop; what is left out stays',
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
        summary: 'Close one’s shop once nothing is open in it; it can be reopened',
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
        summary: 'Open again the shop that one closed',
        params,
        response: { 200: shop },
      },
    },
    async (request) => present(await reopenShop(request.userCtx, request.params.shopId)),
  );
};
