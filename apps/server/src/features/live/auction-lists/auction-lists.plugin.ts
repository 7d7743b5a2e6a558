import { anyId, categoryId, lotId, productId, showId } from '@souk/shared/ids.ts';
import {
  auctionSalePage,
  ownAuctionPage,
  ownAuctionQuery,
  soldForPage,
  watchedLots,
} from '@souk/shared/live/auction-lists/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { listOwnAuctions } from './own-auctions.service.ts';
import { listSales } from './sales.service.ts';
import { listSoldInCategory, listSoldOfProduct } from './sold-for.service.ts';
import { listWatched, unwatchLot, watchLot } from './watching.service.ts';

const tags = ['Auctions'];

/** What one bids on, watches, won and sold; and what things were sold for. */
export const auctionLists: Feature = async (app) => {
  app.get(
    '/own-auctions',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listOwnAuctions',
        tags,
        summary: 'Your auctions: leading, outbid, pre-bid, won, lost, watched or run by your shop',
        querystring: ownAuctionQuery,
        response: { 200: ownAuctionPage },
      },
    },
    (request) => listOwnAuctions(request.userCtx, request.query),
  );

  app.get(
    '/auction-sales/:id',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listAuctionSales',
        tags,
        summary: 'What was sold in a show, in a lot or of an auctioned product',
        description: 'The shop sees all that was sold, anyone else what they bought there.',
        params: z.object({ id: anyId }),
        querystring: cursorQuery,
        response: { 200: auctionSalePage },
      },
    },
    (request) => listSales(request.userCtx, request.params.id, request.query),
  );

  app.get(
    '/products/:productId/sold',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listSoldOfProduct',
        tags,
        summary: 'What a product was sold for under the hammer, the latest first',
        params: z.object({ productId }),
        querystring: cursorQuery,
        response: { 200: soldForPage },
      },
    },
    (request) => listSoldOfProduct(request.ctx, request.params.productId, request.query),
  );

  app.get(
    '/categories/:categoryId/sold',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listSoldInCategory',
        tags,
        summary: 'What was sold under the hammer in a category, and for how much, the latest first',
        params: z.object({ categoryId }),
        querystring: cursorQuery,
        response: { 200: soldForPage },
      },
    },
    (request) => listSoldInCategory(request.ctx, request.params.categoryId, request.query),
  );

  app.get(
    '/shows/:showId/watched',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listWatchedLots',
        tags,
        summary: 'The lots you’re watching in a show',
        params: z.object({ showId }),
        response: { 200: watchedLots },
      },
    },
    (request) => listWatched(request.userCtx, request.params.showId),
  );

  const acts = [
    ['PUT', 'watchLot', 'Be told three lots before this one comes up in its show', watchLot],
    ['DELETE', 'unwatchLot', 'Be told about a lot no more', unwatchLot],
  ] as const;
  for (const [method, operationId, summary, act] of acts) {
    app.route({
      method,
      url: '/lots/:lotId/watch',
      config: { access: 'login', speaks: false },
      schema: { operationId, tags, summary, params: z.object({ lotId }), response: { 204: z.null() } },
      handler: async (request, reply) => {
        await act(request.userCtx, request.params.lotId);
        return reply.code(204).send(null);
      },
    });
  }
};
