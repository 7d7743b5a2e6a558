import { orderCards, orderCardsBody } from '@souk/shared/money/orders/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findCardsOf } from './orders.service.ts';

/** Orders on cards in messages, to the two they concern. */
export const orderCardRoutes: Feature = async (app) => {
  app.post(
    '/order-cards',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'findOrderCards',
        tags: ['Messages'],
        summary: 'What cards of orders show, to their buyer and their shop',
        body: orderCardsBody,
        response: { 200: orderCards },
      },
    },
    (request) => findCardsOf(request.userCtx, request.body.orders),
  );
};
