import { checkoutId, productId } from '@souk/shared/ids.ts';
import {
  type CheckoutChange,
  checkoutChange,
  checkout as checkoutSchema,
  openCheckoutBody,
  ownHolds,
  payCheckoutBody,
} from '@souk/shared/money/checkout/schema.ts';
import { z } from 'zod';
import { actOnce } from '../../../platform/acts/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { Payments } from '../payments/index.ts';
import { findOwnHolds } from './checkout.repo.ts';
import { changeCheckout, extendCheckout, getCheckout, leaveCheckout } from './checkout.service.ts';
import { openCheckout } from './open.service.ts';
import { payCheckout } from './pay.act.ts';
import { stopPaying } from './stop-paying.act.ts';

const tags = ['Checkout'];
const params = z.object({ checkoutId });
const config = { access: 'login', speaks: false, idempotent: true } as const;

/** Paying for what is in the cart, or for one thing at once. */
export const checkout =
  (payments: Payments): Feature =>
  async (app) => {
    const paying = payCheckout(payments);
    const stopping = stopPaying(payments);

    app.post(
      '/checkouts',
      {
        config,
        schema: {
          operationId: 'openCheckout',
          tags,
          summary: 'Start a checkout, which holds the cart or one item for ten minutes; idempotent',
          body: openCheckoutBody,
          response: { 201: checkoutSchema },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 201 as const,
          body: await openCheckout(ctx, request.body),
        })),
    );

    app.get(
      '/products/:productId/holds/mine',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getOwnHolds',
          tags,
          summary: 'What of a product is on hold for you in a checkout that you have not paid',
          params: z.object({ productId }),
          response: { 200: ownHolds },
        },
      },
      async ({ ctx: { db, clock }, userCtx: { actor }, params: { productId: id } }) => {
        const holds = await findOwnHolds(db, actor.userId, id, clock.now());
        return { holds: holds.map((hold) => ({ ...hold, until: hold.until.toISOString() })) };
      },
    );

    app.get(
      '/checkouts/:checkoutId',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getCheckout',
          tags,
          summary: 'A checkout at current prices, with its payment status',
          params,
          response: { 200: checkoutSchema },
        },
      },
      (request) => getCheckout(request.userCtx, request.params.checkoutId),
    );

    app.patch(
      '/checkouts/:checkoutId',
      {
        config: {
          access: 'login',
          speaks: ({ notes }: CheckoutChange) => notes?.some(({ note }) => note !== '') ?? false,
        },
        schema: {
          operationId: 'changeCheckout',
          tags,
          summary: 'Choose another address or way, a coupon, the wallet or not, or write something to a shop',
          params,
          body: checkoutChange,
          response: { 200: checkoutSchema },
        },
      },
      (request) => changeCheckout(request.userCtx, request.params.checkoutId, request.body),
    );

    app.post(
      '/checkouts/:checkoutId/extend',
      {
        config,
        schema: {
          operationId: 'extendCheckout',
          tags,
          summary: 'Extend the hold to ten minutes from now, once',
          params,
          response: { 200: checkoutSchema },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 200 as const,
          body: await extendCheckout(ctx, request.params.checkoutId),
        })),
    );

    app.post(
      '/checkouts/:checkoutId/leave',
      {
        config,
        schema: {
          operationId: 'leaveCheckout',
          tags,
          summary: 'Release the held items; the cart stays as it is',
          params,
          response: { 200: checkoutSchema },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 200 as const,
          body: await leaveCheckout(ctx, request.params.checkoutId),
        })),
    );

    app.post(
      '/checkouts/:checkoutId/pay',
      {
        config,
        schema: {
          operationId: 'payCheckout',
          tags,
          summary:
            'Pay the total you were shown, with a card: one order per shop, one payment per currency; 409 with the current state if something changed',
          params,
          body: payCheckoutBody,
          response: { 200: checkoutSchema },
        },
      },
      (request, reply) =>
        actOnce(request, reply, paying, {
          ...request.body,
          checkoutId: request.params.checkoutId,
        }),
    );

    app.post(
      '/checkouts/:checkoutId/stop-paying',
      {
        config,
        schema: {
          operationId: 'stopPayingCheckout',
          tags,
          summary: 'Cancel a payment that’s waiting for bank confirmation, to pay with another card',
          params,
          response: { 200: checkoutSchema },
        },
      },
      (request, reply) => actOnce(request, reply, stopping, { checkoutId: request.params.checkoutId }),
    );
  };
