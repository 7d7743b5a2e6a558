import { orderId, parcelId, shopId } from '@souk/shared/ids.ts';
import { carriers } from '@souk/shared/money/orders/carriers.ts';
import {
  cancelBody,
  joinableOrders,
  joinBody,
  order,
  packBody,
  refundBody,
  shipBody,
  shopOrderPage,
  shopOrdersQuery,
  type Tracking,
  trackingBody,
} from '@souk/shared/money/orders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { receiveMoney } from './arranged.service.ts';
import { findJoinable, joinOrders } from './bundle.service.ts';
import { cancelOrder, declineToCancel, giveRefund } from './cancel.service.ts';
import { handOverOrder, packOrder } from './life.service.ts';
import { getOrder, listShopOrders } from './orders.service.ts';
import { changeTracking, shipOrder } from './parcel.service.ts';
import { receiveAndHandOver } from './pickup.service.ts';

const tags = ['Orders'];
const params = z.object({ orderId });
const config = { access: 'shop', speaks: false, idempotent: true } as const;
const withReason = { ...config, speaks: ({ reason }: { reason: string }) => reason !== '' };
/** The name of a carrier that is none of ours is its seller’s own word. */
const withCarrier = {
  ...config,
  speaks: ({ tracking }: { tracking: Tracking }) => !carriers.includes(tracking.carrier),
};
const withNote = { ...config, speaks: ({ note }: { note: string }) => note !== '' };

/** What a shop does with its orders. */
export const shopOrderRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/orders',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listShopOrders',
        tags,
        summary: 'Your shop’s orders, latest first, with a count of each kind',
        params: z.object({ shopId }),
        querystring: shopOrdersQuery,
        response: { 200: shopOrderPage },
      },
    },
    (request) => listShopOrders(request.userCtx, request.params.shopId, request.query),
  );

  app.post(
    '/orders/:orderId/pack',
    {
      config: withNote,
      schema: {
        operationId: 'packOrder',
        tags,
        summary: 'Mark an order as packed, or as ready for pickup',
        params,
        body: packBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, packOrder(ctx, request.params.orderId, request.body.note)),
      ),
  );

  app.post(
    '/orders/:orderId/ship',
    {
      config: withNote,
      schema: {
        operationId: 'shipOrder',
        tags,
        summary: 'Mark an order as shipped, all that’s left or part of it',
        params,
        body: shipBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, shipOrder(ctx, request.params.orderId, request.body)),
      ),
  );

  app.get(
    '/orders/:orderId/joinable',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'findJoinableOrders',
        tags,
        summary: 'Orders of the same buyer that can go in the same parcel, with what each paid for shipping',
        params,
        response: { 200: joinableOrders },
      },
    },
    (request) => findJoinable(request.userCtx, request.params.orderId),
  );

  app.post(
    '/orders/:orderId/join',
    {
      config,
      schema: {
        operationId: 'joinOrders',
        tags,
        summary:
          'Ship several orders from one buyer in one parcel; all but the highest shipping cost is refunded',
        params,
        body: joinBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, joinOrders(ctx, request.params.orderId, request.body.orders)),
      ),
  );

  app.put(
    '/orders/:orderId/parcels/:parcelId/tracking',
    {
      config: withCarrier,
      schema: {
        operationId: 'changeTracking',
        tags,
        summary: 'Update a parcel’s tracking; the buyer is notified',
        params: params.extend({ parcelId }),
        body: trackingBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, changeTracking(ctx, request.params, request.body.tracking)),
      ),
  );

  app.post(
    '/orders/:orderId/money-received',
    {
      config,
      schema: {
        operationId: 'receiveMoney',
        tags,
        summary: 'Confirm payment of an order paid directly to the shop',
        params,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, receiveMoney(ctx, request.params.orderId)),
      ),
  );

  app.post(
    '/orders/:orderId/paid-at-pickup',
    {
      config,
      schema: {
        operationId: 'receiveAndHandOver',
        tags,
        summary: 'Confirm that an order was paid for and picked up',
        params,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, receiveAndHandOver(ctx, request.params.orderId)),
      ),
  );

  app.post(
    '/orders/:orderId/hand-over',
    {
      config,
      schema: {
        operationId: 'handOverOrder',
        tags,
        summary: 'Mark an order as picked up',
        params,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, handOverOrder(ctx, request.params.orderId)),
      ),
  );

  app.post(
    '/orders/:orderId/cancel',
    {
      config: withReason,
      schema: {
        operationId: 'cancelOrder',
        tags,
        summary: 'Cancel an unshipped order and refund it in full',
        params,
        body: cancelBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, cancelOrder(ctx, request.params.orderId, request.body.reason)),
      ),
  );

  app.post(
    '/orders/:orderId/decline-to-cancel',
    {
      config: withReason,
      schema: {
        operationId: 'declineToCancelOrder',
        tags,
        summary: 'Decline a buyer’s request to cancel',
        params,
        body: cancelBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, declineToCancel(ctx, request.params.orderId, request.body.reason)),
      ),
  );

  app.post(
    '/orders/:orderId/refunds',
    {
      config: withReason,
      schema: {
        operationId: 'refundOrder',
        tags,
        summary: 'Refund some items, an amount or everything left of an order',
        params,
        body: refundBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, (ctx) =>
        after(ctx, request.params.orderId, giveRefund(ctx, request.params.orderId, request.body)),
      ),
  );
};

/** The order as it is once that is done. */
async function after(ctx: UserCtx, id: z.infer<typeof orderId>, act: Promise<void>) {
  await act;
  return { status: 200 as const, body: await getOrder(ctx, id) };
}
