import { couponId, shopId } from '@souk/shared/ids.ts';
import { coupon, couponBody, couponChange, couponList } from '@souk/shared/money/coupons/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { addCoupon, changeCoupon, listCoupons, removeCoupon } from './coupon.service.ts';

const tags = ['Coupons'];
const config = { access: { shopOf: 'shopId' } } as const;
const ofShop = z.object({ shopId });
const ofCoupon = ofShop.extend({ couponId });

/** What a shop takes off for those who know a code. */
export const coupons: Feature = async (app) => {
  app.get(
    '/shops/:shopId/coupons',
    {
      config,
      schema: {
        operationId: 'listCoupons',
        tags,
        summary: 'The coupons of one’s shop, the newest first, with what they gave away',
        params: ofShop,
        response: { 200: couponList },
      },
    },
    (request) => listCoupons(request.userCtx, request.params.shopId),
  );

  app.post(
    '/shops/:shopId/coupons',
    {
      config: { ...config, speaks: true },
      schema: {
        operationId: 'addCoupon',
        tags,
        summary: 'Add a coupon: a percentage, an amount or free shipping, borne by the shop',
        params: ofShop,
        body: couponBody,
        response: { 201: coupon },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addCoupon(request.userCtx, request.params.shopId, request.body)),
  );

  app.patch(
    '/shops/:shopId/coupons/:couponId',
    {
      config: { ...config, speaks: false },
      schema: {
        operationId: 'changeCoupon',
        tags,
        summary: 'Change the terms of a coupon; its code stays',
        params: ofCoupon,
        body: couponChange,
        response: { 200: coupon },
      },
    },
    ({ userCtx, params, body }) =>
      changeCoupon(userCtx, { keeper: params.shopId, couponId: params.couponId }, body),
  );

  app.delete(
    '/shops/:shopId/coupons/:couponId',
    {
      config,
      schema: {
        operationId: 'deleteCoupon',
        tags,
        summary: 'Delete a coupon; one that was ever used ends instead, and stays with what it did',
        params: ofCoupon,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeCoupon(userCtx, { keeper: params.shopId, couponId: params.couponId });
      return reply.code(204).send(null);
    },
  );
};
