import { lotId, showId } from '@souk/shared/ids.ts';
import { lotLog } from '@souk/shared/live/auctions/log.ts';
import { lotPage } from '@souk/shared/live/auctions/lot-page.ts';
import {
  bidAnswer,
  bidInput,
  ownBid,
  ownPreBid,
  ownPreBids,
  preBidInput,
} from '@souk/shared/live/auctions/schema.ts';
import { countryCode, delivery } from '@souk/shared/market/shipping/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { limitBids } from './bid-limit.ts';
import { placeBid } from './bidding.service.ts';
import { buyNow } from './buy-now.service.ts';
import { readLotLog } from './lot-log.service.ts';
import { getLotDelivery, getLotPage } from './lot-page.service.ts';
import { getOwnBid } from './own-bid.service.ts';
import { getOwnPreBid, givePreBid, listOwnPreBids, takePreBidBack } from './pre-bid.service.ts';
import { takeBidBack } from './take-back.service.ts';

const tags = ['Auctions'];
const params = z.object({ lotId });

/** What is bid on lots. */
export const auctions =
  ({ kind }: Pick<PaymentProvider, 'kind'>): Feature =>
  async (app) => {
    app.post(
      '/lots/:lotId/bids',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'placeBid',
          tags,
          summary: 'Place a bid on a lot, once or up to a maximum',
          description:
            'Answered once the bid is committed. The id makes it the same bid however often it is sent: the first ' +
            'answer is given again, also when it was a refusal.',
          params,
          body: bidInput,
          response: { 200: bidAnswer },
        },
      },
      (request) => {
        const { db, actor } = request.userCtx;
        limitBids(app.limits, actor);
        return placeBid({ db, actor, takesCards: kind !== 'none' }, request.params.lotId, request.body);
      },
    );

    app.post(
      '/lots/:lotId/buy-now',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'buyLotNow',
          tags,
          summary: 'Buy a lot without bids at its buy-now price, which ends it',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { db, actor } = request.userCtx;
        limitBids(app.limits, actor);
        await buyNow({ db, actor, takesCards: kind !== 'none' }, request.params.lotId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/lots/:lotId/bids/:number',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'takeBidBack',
          tags,
          summary: 'Take back your bid within five seconds, if nobody has outbid you',
          params: params.extend({
            number: z.coerce
              .number()
              .int()
              .min(1)
              .max(2 ** 31 - 1),
          }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        limitBids(app.limits, request.userCtx.actor);
        await takeBidBack(request.userCtx, request.params.lotId, request.params.number);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/lots/:lotId/own-bid',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getOwnBid',
          tags,
          summary: 'Your latest bid on a lot, and what you pay at most while you lead it',
          description: 'A pre-bid is one from the moment that its lot begins.',
          params,
          response: { 200: z.object({ bid: ownBid.nullable() }) },
        },
      },
      (request) => getOwnBid(request.userCtx, request.params.lotId),
    );

    app.put(
      '/lots/:lotId/pre-bid',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'givePreBid',
          tags,
          summary: 'Set a maximum bid for a lot before it starts, in a show or not',
          description:
            'As it begins the market bids up to it, in the order in which such bids came, by all rules of bids. Given ' +
            'again it takes the place of the one before. Those whose bid doesn’t count then are notified why.',
          params,
          body: preBidInput,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        limitBids(app.limits, request.userCtx.actor);
        await givePreBid(
          { ...request.userCtx, takesCards: kind !== 'none' },
          request.params.lotId,
          request.body,
        );
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/lots/:lotId/pre-bid',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'takePreBidBack',
          tags,
          summary: 'Cancel a pre-bid before the lot starts',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        limitBids(app.limits, request.userCtx.actor);
        await takePreBidBack({ ...request.userCtx, takesCards: kind !== 'none' }, request.params.lotId);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/lots/:lotId/pre-bid',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getOwnPreBid',
          tags,
          summary: 'Your pre-bid on a lot',
          params,
          response: { 200: ownPreBid },
        },
      },
      (request) => getOwnPreBid(request.userCtx, request.params.lotId),
    );

    app.get(
      '/shows/:showId/pre-bids',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'listOwnPreBids',
          tags,
          summary: 'Your pre-bids on lots of a show',
          params: z.object({ showId }),
          response: { 200: ownPreBids },
        },
      },
      async (request) => ({ items: await listOwnPreBids(request.userCtx, request.params.showId) }),
    );

    app.get(
      '/lots/:lotId',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getLot',
          tags,
          summary: 'A lot: its status, rules and bidders, by public name',
          params,
          response: { 200: lotPage },
        },
      },
      (request) => getLotPage(request.ctx, request.params.lotId),
    );

    app.get(
      '/lots/:lotId/delivery',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getLotDelivery',
          tags,
          summary: 'Shipping options for a lot to a country, including lots without a listing',
          params,
          querystring: z.strictObject({ country: countryCode }),
          response: { 200: delivery },
        },
      },
      (request) => getLotDelivery(request.ctx, request.params.lotId, request.query.country),
    );

    app.get(
      '/lots/:lotId/log',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getLotLog',
          tags,
          summary: 'Every bid on a lot, in a hash chain anyone can verify',
          description:
            'Maximums and the reserve are sealed by their hash until the price has come to them. `last` gives no more ' +
            'than so many entries, the latest, which prove nothing alone.',
          params,
          querystring: z.strictObject({ last: z.coerce.number().int().min(1).max(100).optional() }),
          response: { 200: lotLog },
        },
      },
      (request) => readLotLog(request.ctx.db, request.params.lotId, request.query.last),
    );
  };
