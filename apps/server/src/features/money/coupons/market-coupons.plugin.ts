import { couponId } from '@souk/shared/ids.ts';
import { coupon, couponBody, couponChange, couponList } from '@souk/shared/money/coupons/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { addCoupon, changeCoupon, listCoupons, removeCoupon } from './coupon.service.ts';

const tags = ['Administration'];
const params = z.object({ couponId });
/** Nobody’s shop. */
const keeper = null;

/** What the market itself takes off, in every shop and at its own cost; support reads, admins change. */
export const marketCoupons: Feature = async (app) => {
  app.get(
    '/admin/coupons',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listMarketCoupons',
        tags,
        summary: 'The market’s own coupons, the newest first, with what they gave away',
        response: { 200: couponList },
      },
    },
    (request) => listCoupons(request.userCtx, keeper),
  );

  app.post(
    '/admin/coupons',
    {
      config: { access: 'admin', speaks: true },
      schema: {
        operationId: 'addMarketCoupon',
        tags,
        summary: 'Add a coupon that holds in every shop, borne by the market',
        body: couponBody,
        response: { 201: coupon },
      },
    },
    async ({ userCtx, body }, reply) => reply.code(201).send(await addCoupon(userCtx, keeper, body)),
  );

  app.patch(
    '/admin/coupons/:couponId',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'changeMarketCoupon',
        tags,
        summary: 'Change the terms of one of the market’s coupons; its code stays',
        params,
        body: couponChange,
        response: { 200: coupon },
      },
    },
    ({ userCtx, params, body }) => changeCoupon(userCtx, { keeper, couponId: params.couponId }, body),
  );

  app.delete(
    '/admin/coupons/:couponId',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'deleteMarketCoupon',
        tags,
        summary: 'Delete one of the market’s coupons; one that was ever used ends instead',
        params,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeCoupon(userCtx, { keeper, couponId: params.couponId });
      return reply.code(204).send(null);
    },
  );
};
