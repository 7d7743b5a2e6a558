import { shopId, userId } from '@souk/shared/ids.ts';
import {
  approvalPage,
  approvalQuery,
  auctionName,
  decideApproval,
  ownApproval,
  setAuctionName as setAuctionNameBody,
} from '@souk/shared/live/bidders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentApproval } from './approvals.presenter.ts';
import { askToBid, decideOnBidder, getOwnApproval, listApprovals } from './approvals.service.ts';
import { getAuctionName, setAuctionName } from './names.service.ts';

const tags = ['Auctions'];
const params = z.object({ shopId });

/** Who bids: under which name, and with whose leave. */
export const bidders: Feature = async (app) => {
  app.get(
    '/auction-name',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getAuctionName',
        tags,
        summary: 'How your name appears when you bid',
        response: { 200: auctionName },
      },
    },
    (request) => getAuctionName(request.userCtx),
  );

  app.put(
    '/auction-name',
    {
      config: { access: 'login', speaks: true },
      schema: {
        operationId: 'setAuctionName',
        tags,
        summary: 'Bid under an alias, or switch back to your handle',
        description:
          'It counts in shows and auctions in which one has not bid yet. Each alias stays one’s own.',
        body: setAuctionNameBody,
        response: { 200: auctionName },
      },
    },
    (request) => setAuctionName(request.userCtx, request.body.alias),
  );

  app.get(
    '/shops/:shopId/bidding',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getOwnBidderApproval',
        tags,
        summary: 'Whether you can bid in a shop’s auctions that need approval, and your limit',
        params,
        response: { 200: ownApproval },
      },
    },
    (request) => getOwnApproval(request.userCtx, request.params.shopId),
  );

  app.put(
    '/shops/:shopId/bidding',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'askToBid',
        tags,
        summary: 'Ask a shop for approval to bid',
        params,
        response: { 200: ownApproval },
      },
    },
    (request) => askToBid(request.userCtx, request.params.shopId),
  );

  app.get(
    '/shops/:shopId/bidders',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listBidders',
        tags,
        summary: 'Bidders of a shop: waiting, approved and declined',
        params,
        querystring: approvalQuery,
        response: { 200: approvalPage },
      },
    },
    async (request) => {
      const { shopId } = request.params;
      const { rows, nextCursor, counts, currency } = await listApprovals(
        request.userCtx,
        shopId,
        request.query,
      );
      return { shopId, items: rows.map(presentApproval), nextCursor, counts, currency };
    },
  );

  app.put(
    '/shops/:shopId/bidders/:userId',
    {
      config: { access: { shopOf: 'shopId' }, speaks: false },
      schema: {
        operationId: 'decideOnBidder',
        tags,
        summary: 'Approve or decline a bidder, with an optional limit',
        params: params.extend({ userId }),
        body: decideApproval,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await decideOnBidder(request.userCtx, request.params.shopId, request.params.userId, request.body);
      return reply.code(204).send(null);
    },
  );
};
