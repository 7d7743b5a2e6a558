import { lotId } from '@souk/shared/ids.ts';
import { winCoupon, winCouponBody } from '@souk/shared/live/settlement/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { getWinCoupon, keepWinCoupon } from './win-coupon.service.ts';

const tags = ['Auctions'];
const params = z.object({ lotId });

/** The coupon that is taken off when a bidder's card is charged for what they win. */
export const winCouponRoutes: Feature = async (app) => {
  app.get(
    '/lots/:lotId/win-coupon',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getWinCoupon',
        tags,
        summary: 'The coupon you entered for what you win from the shop of this lot',
        params,
        response: { 200: winCoupon },
      },
    },
    (request) => getWinCoupon(request.userCtx, request.params.lotId),
  );

  app.put(
    '/lots/:lotId/win-coupon',
    {
      // Nobody guesses codes by hand faster.
      config: { access: 'login', speaks: false, rateLimit: { perMinute: 30 } },
      schema: {
        operationId: 'keepWinCoupon',
        tags,
        summary: 'Enter a coupon for what you win, or take it away again',
        description:
          'Holds for all you win from the shop of the lot in its show, or for this lot where it stands alone. It comes off when your card is charged after the win. If it no longer holds then, the full price is charged, and the order says why.',
        params,
        body: winCouponBody,
        response: { 200: winCoupon },
      },
    },
    (request) => keepWinCoupon(request.userCtx, request.params.lotId, request.body),
  );
};
