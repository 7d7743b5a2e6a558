import { orderId, parcelId } from '@souk/shared/ids.ts';
import {
  askToCancelBody,
  cancelBody,
  findOrderBody,
  foundOrder,
  order,
  orderLink,
  orderPage,
  ordersQuery,
} from '@souk/shared/money/orders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { callOff } from './arranged.service.ts';
import { askToCancel } from './cancel.service.ts';
import { cancelRateRoutes } from './cancel-rate.routes.ts';
import { lateRoutes } from './late.routes.ts';
import { confirmDelivery } from './life.service.ts';
import { orderCardRoutes } from './order-cards.routes.ts';
import { askForOrderLink, getOrderByLink } from './order-link.service.ts';
import { getOrder, listOrders } from './orders.service.ts';
import { confirmParcel } from './parcel.service.ts';
import { shopOrderRoutes } from './shop-orders.routes.ts';

const tags = ['Orders'];
const params = z.object({ orderId });

/** What was bought, for its buyer and for its shop. */
export const orders: Feature = async (app) => {
  await app.register(shopOrderRoutes);
  await app.register(orderCardRoutes);
  await app.register(cancelRateRoutes);
  await app.register(lateRoutes);

  app.get(
    '/orders',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listOrders',
        tags,
        summary: 'Your orders, latest first, with a count of each kind',
        querystring: ordersQuery,
        response: { 200: orderPage },
      },
    },
    (request) => listOrders(request.userCtx, request.query),
  );

  app.post(
    '/orders/find',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'findOrder',
        tags,
        summary: 'Email a link to an order to the address it was placed with, if there is one',
        body: findOrderBody,
        response: { 202: foundOrder },
      },
    },
    async (request, reply) => {
      await askForOrderLink(request.ctx, request.body, request.limitedAddress);
      reply.code(202);
      return { sent: true as const };
    },
  );

  app.get(
    '/orders/:orderId/by-link',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getOrderByLink',
        tags,
        summary: 'The order of a mailed link',
        params,
        querystring: orderLink,
        response: { 200: order },
      },
    },
    (request) =>
      getOrderByLink(
        request.ctx,
        { id: request.params.orderId, key: request.query.key },
        request.limitedAddress,
      ),
  );

  app.get(
    '/orders/:orderId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getOrder',
        tags,
        summary: 'An order, for its buyer, its shop or staff',
        params,
        response: { 200: order },
      },
    },
    (request) => getOrder(request.userCtx, request.params.orderId),
  );

  app.post(
    '/orders/:orderId/ask-to-cancel',
    {
      config: {
        access: 'login',
        speaks: ({ reason }: { reason: string }) => reason !== '',
        idempotent: true,
      },
      schema: {
        operationId: 'askToCancelOrder',
        tags,
        summary: 'Ask the shop to cancel an order it hasn’t packed',
        params,
        body: askToCancelBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await askToCancel(ctx, request.params.orderId, request.body);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );

  app.post(
    '/orders/:orderId/call-off',
    {
      config: {
        access: 'login',
        speaks: ({ reason }: { reason: string }) => reason !== '',
        idempotent: true,
      },
      schema: {
        operationId: 'callOffOrder',
        tags,
        summary: 'Cancel an order to be paid directly to the shop, before it’s paid',
        params,
        body: cancelBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await callOff(ctx, request.params.orderId, request.body.reason);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );

  app.post(
    '/orders/:orderId/confirm-delivery',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'confirmDelivery',
        tags,
        summary: 'Confirm that an order arrived',
        params,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await confirmDelivery(ctx, request.params.orderId);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );

  app.post(
    '/orders/:orderId/parcels/:parcelId/confirm-delivery',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'confirmParcel',
        tags,
        summary: 'Confirm that one of several parcels arrived',
        params: params.extend({ parcelId }),
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await confirmParcel(ctx, request.params);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );
};
