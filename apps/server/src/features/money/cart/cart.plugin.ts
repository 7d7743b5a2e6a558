import { variantId } from '@souk/shared/ids.ts';
import {
  cartAdded,
  cartAddition,
  cartCount,
  cartLineChange,
  cartMerge,
  cartMerged,
  cartQuery,
  cart as cartSchema,
} from '@souk/shared/money/cart/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { changeLine, getCart, getCartCount, mergeIntoCart, putInCart, removeLine } from './cart.service.ts';

const tags = ['Cart'];
const params = z.object({ variantId });

/** What people mean to buy, from as many shops as they like. */
export const cart: Feature = async (app) => {
  app.get(
    '/cart',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getCart',
        tags,
        summary: 'Your cart by shop, at current prices, with what’s changed',
        querystring: cartQuery,
        response: { 200: cartSchema },
      },
    },
    (request) => getCart(request.userCtx, request.query),
  );

  app.get(
    '/cart/count',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getCartCount',
        tags,
        summary: 'How many items are in your cart',
        response: { 200: cartCount },
      },
    },
    (request) => getCartCount(request.userCtx),
  );

  app.post(
    '/cart/lines',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'putInCart',
        tags,
        summary: 'Add a quantity of a variant to the cart; reserves nothing',
        body: cartAddition,
        response: { 201: cartAdded },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({ status: 201, body: await putInCart(ctx, request.body) })),
  );

  app.put(
    '/cart/lines',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'mergeIntoCart',
        tags,
        summary: 'Merge the cart from before signing in',
        querystring: cartQuery,
        body: cartMerge,
        response: { 200: cartMerged },
      },
    },
    (request) => mergeIntoCart(request.userCtx, request.body.lines, request.query),
  );

  app.patch(
    '/cart/lines/:variantId',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'changeCartLine',
        tags,
        summary: 'Change a quantity, or accept a new price',
        params,
        querystring: cartQuery,
        body: cartLineChange,
        response: { 200: cartSchema },
      },
    },
    (request) => changeLine(request.userCtx, request.params.variantId, request.body, request.query),
  );

  app.delete(
    '/cart/lines/:variantId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'removeFromCart',
        tags,
        summary: 'Remove something from the cart',
        params,
        querystring: cartQuery,
        response: { 200: cartSchema },
      },
    },
    (request) => removeLine(request.userCtx, request.params.variantId, request.query),
  );
};
