import { lotId } from '@souk/shared/ids.ts';
import { payLotBody, relisted, settlementView } from '@souk/shared/live/settlement/schema.ts';
import { checkout } from '@souk/shared/money/checkout/schema.ts';
import { z } from 'zod';
import { actOnce } from '../../../platform/acts/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { Payments } from '../../money/payments/index.ts';
import { declineOffer } from './buyer.service.ts';
import { nextBidderRoutes } from './next-bidder.routes.ts';
import { payLot } from './pay-lot.act.ts';
import { acceptBelowReserve, handToRunnerUp, offerNextBidder, relist } from './seller.service.ts';
import { followLot } from './settle-due.ts';
import { viewSettlement } from './view.service.ts';
import { winCouponRoutes } from './win-coupon.routes.ts';

const tags = ['Auctions'];
const params = z.object({ lotId });
const config = { access: 'login', speaks: false, idempotent: true } as const;

/** What follows a win, for its buyer and its seller. */
export const settlement =
  (payments: Payments): Feature =>
  async (app) => {
    const paying = payLot(payments);
    await app.register(nextBidderRoutes);
    await app.register(winCouponRoutes);

    app.get(
      '/lots/:lotId/settlement',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getLotSettlement',
          tags,
          summary: 'What happens after a lot closes, for its buyer and its seller',
          params,
          response: { 200: settlementView },
        },
      },
      (request) => viewSettlement(request.userCtx, request.params.lotId, payments),
    );

    app.post(
      '/lots/:lotId/pay',
      {
        config,
        schema: {
          operationId: 'payLot',
          tags,
          summary: 'Pay for a win with another card, or accept a second-chance offer',
          description:
            'Answers with its checkout: the bank may ask the card’s owner first, as anywhere else.',
          params,
          body: payLotBody,
          response: { 200: checkout },
        },
      },
      async (request, reply) => {
        const { db, clock } = request.userCtx;
        const answer = await actOnce(request, reply, paying, { ...request.body, ...request.params });
        await followLot({ db, clock, payments }, request.params.lotId);
        return answer;
      },
    );

    app.post(
      '/lots/:lotId/decline',
      {
        config,
        schema: {
          operationId: 'declineLot',
          tags,
          summary: 'Decline a second-chance offer',
          params,
          response: { 200: settlementView },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => {
          await declineOffer(ctx, request.params.lotId);
          return { status: 200 as const, body: await viewSettlement(ctx, request.params.lotId, payments) };
        }),
    );

    app.post(
      '/lots/:lotId/accept',
      {
        config,
        schema: {
          operationId: 'acceptBelowReserve',
          tags,
          summary: 'Sell your lot below its reserve to the highest bidder, within a day',
          params,
          response: { 200: settlementView },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => {
          await acceptBelowReserve(ctx, request.params.lotId);
          return { status: 200 as const, body: await viewSettlement(ctx, request.params.lotId, payments) };
        }),
    );

    app.post(
      '/lots/:lotId/second-chance',
      {
        config,
        schema: {
          operationId: 'offerSecondChance',
          tags,
          summary: 'Offer your lot to the next bidder at their highest bid',
          params,
          response: { 200: settlementView },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => {
          await offerNextBidder(ctx, request.params.lotId);
          return { status: 200 as const, body: await viewSettlement(ctx, request.params.lotId, payments) };
        }),
    );

    app.post(
      '/lots/:lotId/hand-over',
      {
        config,
        schema: {
          operationId: 'handToRunnerUp',
          tags,
          summary: 'Undo a mistaken sale and offer the lot to the next bidder',
          description: 'Its buyer has all of their money again, and no strike. Not once it is packed.',
          params,
          response: { 200: settlementView },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => {
          await handToRunnerUp(ctx, request.params.lotId);
          return { status: 200 as const, body: await viewSettlement(ctx, request.params.lotId, payments) };
        }),
    );

    app.post(
      '/lots/:lotId/relist',
      {
        config,
        schema: {
          operationId: 'relistLot',
          tags,
          summary: 'Relist your unsold lot on the same terms',
          params,
          response: { 201: relisted },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 201 as const,
          body: { lotId: await relist(ctx, request.params.lotId) },
        })),
    );
  };
